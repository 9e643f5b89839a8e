import ReadyDayCore

/// What a reflection says, and what it is about; nil for what was not given.
struct ReflectionOptions: Sendable {
  private static let planOption = Option<String>(
    "plan", .text(.typed("ID")),
    help: Phrase("a planned session", es: "una sesión prevista"))
  private static let workoutOption = Option<String>(
    "workout", .text(.typed("ID")),
    help: Phrase("a recorded workout", es: "un entrenamiento registrado"))
  private static let feelingOption = Option<Int>(
    "feeling", ValueForm(.typed("N"), accepted: .grade(Reflection.feelings)) { Int($0) },
    help: Phrase(
      "how it felt, 1 (bad) to 5 (great)", es: "qué tal fue, de 1 (mal) a 5 (genial)"))
  private static let wellOption = Option<String>(
    "well", .text(),
    help: Phrase(
      "what went well, up to 2,000 characters", es: "qué salió bien, hasta 2000 caracteres"))
  private static let improveOption = Option<String>(
    "improve", .text(),
    help: Phrase(
      "what to improve, up to 2,000 characters", es: "qué mejorar, hasta 2000 caracteres"))

  static let options = [planOption, workoutOption] + text
  /// What can be edited: not the session it is about.
  static let text: [any CommandOption] = [feelingOption, wellOption, improveOption]

  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    guard plan == nil || workout == nil else {
      throw UsageError(.clash(.planAndWorkout))
    }
  }
}

extension ReflectionOptions {
  /// Fails where nothing says how it felt.
  init(withFeeling arguments: Arguments) throws {
    try self.init(arguments)
    guard feeling != nil else {
      throw UsageError(
        .lacks("reflect add", .option("--feeling")), [.feeling(Reflection.feelings)])
    }
  }

  var plan: String? { arguments[Self.planOption] }
  var workout: String? { arguments[Self.workoutOption] }
  private var feeling: Int? { arguments[Self.feelingOption] }

  var saysNothing: Bool { !Self.text.contains(where: arguments.has) }

  func change(_ details: inout Reflection.Details) {
    if let feeling { details.feeling = feeling }
    if let well = arguments[Self.wellOption] { details.wentWell = well }
    if let improve = arguments[Self.improveOption] { details.toImprove = improve }
  }
}
