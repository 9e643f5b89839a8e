import ReadyDayCore

/// Writes a first configuration, from options, from what lies around, and from a person's answers.
struct InitCommand: Command {
  private static let yes = Flag(
    "yes", help: "take what is found, without asking")

  static let syntax = Syntax(
    "init", summary: "write a first configuration",
    details: "Writes a configuration with a comment on every key, from the options given and from "
      + "what it finds: calendars in ~/.calendars and where vdirsyncer keeps them, WHOOP exports "
      + "in ~/Downloads. On a terminal it asks; it says where it looked, and never changes a "
      + "configuration that is there.",
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
    guard !file.exists else { throw Failure.alreadyConfigured(file) }
    var plan = try plan(in: context)
    let looks = plan.discover(in: context.environment)
    if asks, let dialogue = context.dialogue {
      looks.forEach(dialogue.say)
      plan.ask(dialogue)
    }
    try file.create(plan.template.text)
    let isTold = asks && context.dialogue != nil
    return CommandOutput(
      page: (isTold ? [] : looks) + plan.summary + ["wrote \(file.shown)"] + next(plan)
    )
    .after(.configured(file.shown))
  }

  private func plan(in context: CommandContext) throws -> SetupPlan {
    let zones = SystemZones(context.environment)
    let zone = arguments.values(of: CommonOptions.zone).last
    if let zone, zones.zone(givenAs: zone.text) == nil {
      throw UnknownZone(name: zone.text, origin: zone.origin)
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
      : ["it names no data yet: edit it, or see readyday demo for what you would get"]
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
