import ReadyDayCore

/// The morning's briefing: what the body can do, what the day asks, what to do about it.
struct BriefCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  private static let format = CommandOption(
    "format", .oneOf(Format.allCases.map(\.rawValue)), help: "for people or for programs")
  private static let require = CommandOption(
    "require", .someOf(Requirement.allCases.map(\.rawValue)), help: "fail without these")

  static let syntax = Syntax(
    "brief", summary: "what the day asks of you, and what to do about it",
    details: "Prints how recovered you are, how you slept, what your calendars ask of the day, "
      + "when there is time to move, and at most five things worth doing.",
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(title: "Output", options: [format] + CommonOptions.printing),
      CommonOptions.messages, Syntax.Group(title: "Conditions", options: [require]),
    ],
    examples: [
      Syntax.Example("readyday brief --whoop ~/whoop --calendar ~/.calendars", "this morning"),
      Syntax.Example(
        "readyday brief --calendar work.ics --me ana@example.test --date tomorrow",
        "what a calendar alone tells of tomorrow"),
      Syntax.Example(
        "readyday brief --whoop whoop.json --format json --require recovery",
        "for a script, which fails when the night is not scored"),
    ])

  private let options: CommonOptions
  private let format: Format
  private let required: [Requirement]

  init(_ arguments: Arguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    format = try arguments.choice(of: Self.format) ?? .text
    required = arguments.values(of: Self.require).compactMap { Requirement(rawValue: $0.text) }
  }
}

extension BriefCommand {
  func run(in surroundings: Surroundings) throws(Failure) -> Answer {
    let phrases = options.language(in: surroundings.environment).phrasebook
    guard options.hasSources else { throw .nothingConfigured(phrases) }
    let zones = SystemZones(surroundings.environment)
    let occasion = try Occasion(options, in: surroundings, zones: zones)
    let reading = try Reading(options, on: occasion, zones: zones)
    let notices = options.notices(about: reading, phrases)
    let briefing = reading.briefing(on: occasion, me: options.me)
    do throws(Failure) {
      try reading.check(isStrict: options.isStrict)
      for requirement in required { try requirement.check(briefing) }
    } catch {
      throw error.with(notices)
    }
    return options.answer(render(briefing, reading, occasion, phrases, surroundings), notices)
  }

  private func render(
    _ briefing: Briefing, _ reading: Reading, _ occasion: Occasion, _ phrases: any Phrasebook,
    _ surroundings: Surroundings
  ) -> String {
    switch format {
    case .json:
      return JSONRenderer(phrases: phrases).document(of: briefing, files: reading.problems).document
    case .text:
      let style = options.style(in: surroundings)
      let renderer = TextRenderer(phrases: phrases, width: style.width, isToday: occasion.isToday)
      return style.encode(renderer.lines(of: briefing))
    }
  }
}
