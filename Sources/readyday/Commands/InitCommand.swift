import ReadyDayCore

/// Writes a first configuration, from options, from what lies around, and from a person's answers.
struct InitCommand: Command {
  private static let yes = Flag(
    "yes", help: "take what is found, without asking")

  static let syntax = Syntax(
    "init", summary: "write a first configuration",
    details: "Writes a configuration with a comment on every key, from the options given and from "
      + "what it finds: calendars in ~/.calendars, where vdirsyncer keeps them, and in "
      + "~/Downloads, where it looks for WHOOP exports too. On a terminal it asks; it says where "
      + "it looked. It completes a configuration that names no data, and changes no other.",
    groups: [
      CommonOptions.sources,
      Syntax.Group(
        title: "Values", options: [CommonOptions.zone, CommonOptions.language, yes]),
    ],
    examples: [
      Syntax.Example("readyday init", "look around, and ask"),
      Syntax.Example(
        "readyday init --yes --calendar ~/.calendars --me ana@example.test", "without a question"),
    ], followsConfiguration: false)

  private let arguments: Arguments
  private let language: Language?
  private let asks: Bool

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    language = try CommonOptions(arguments).language
    asks = !arguments.has(Self.yes)
  }
}

extension InitCommand {
  func run(in context: CommandContext) throws -> CommandOutput {
    guard let file = arguments.configurationFile else { throw Failure.noPlaceForConfiguration }
    let isCompletable = FileIdentity(of: file.path)?.isRegular == true
    let present = isCompletable ? try file.read() : nil
    guard present?.namesData != true, isCompletable || !file.exists else {
      throw Failure.alreadyConfigured(file)
    }
    var plan = try plan(in: context)
    let dialogue = asks ? context.dialogue : nil
    let looks = plan.discover(in: context.environment, asks: dialogue != nil)
    let known = present?.written ?? []
    if let dialogue {
      looks.forEach(dialogue.say)
      plan.ask(dialogue, known: known)
    }
    let outcome = try write(plan, to: file, over: present, context)
    return CommandOutput(
      page: (dialogue == nil ? looks : []) + plan.summary(known: known) + outcome + next(plan)
    )
    .after(.configured(file.shown))
  }

  /// - Parameter present: what the file says already; nil where there is none.
  /// - Returns: what was done, one a line.
  private func write(
    _ plan: SetupPlan, to file: ConfigurationFile, over present: Configuration?,
    _ context: CommandContext
  ) throws -> [String] {
    guard let present else {
      let text = ConfigurationTemplate(plan.settings).text
      // What is written can be read again, whatever was answered.
      _ = try file.configuration(in: Array(text.utf8))
      try file.create(text)
      return ["wrote \(file.shown)"]
    }
    guard !plan.settings.isEmpty else { throw Failure.nothingFound(for: present) }
    let phrases = (language ?? CommonOptions.language(of: context.environment)).phrases
    let staying = try file.complete(present, with: plan.settings)
    return staying.map { phrases.setup(.keyStays($0)) } + [phrases.setup(.completed(file.shown))]
  }

  private func plan(in context: CommandContext) throws -> SetupPlan {
    let zones = SystemZones(context.environment)
    let zone = arguments.values(of: CommonOptions.zone).last
    if let zone, zones.zone(givenAs: zone.text) == nil {
      throw zones.unknown(zone)
    }
    var plan = SetupPlan(environment: context.environment)
    plan.zone = zone?.text
    plan.language = language
    plan.me = arguments.all(CommonOptions.me)
    for path in arguments.all(CommonOptions.whoop) { try plan.add(whoop: path) }
    for path in arguments.all(CommonOptions.calendar) { try plan.add(calendar: path) }
    return plan
  }

  private func next(_ plan: SetupPlan) -> [String] {
    plan.hasSources
      ? ["next: readyday doctor, then readyday brief"]
      : [
        "it names no data yet: readyday config edit opens it, readyday demo shows what you would get"
      ]
  }
}

extension Failure {
  static let noPlaceForConfiguration = Failure(
    .configuration, code: "configuration", .configuration(.noPlace), [.placeForConfiguration])

  fileprivate static func alreadyConfigured(_ file: ConfigurationFile) -> Failure {
    Failure(
      .configuration, code: "already_configured", .configuration(.alreadyThere(file.shown)),
      [.doctorReadsConfiguration, .writeAnotherConfiguration])
  }
}
