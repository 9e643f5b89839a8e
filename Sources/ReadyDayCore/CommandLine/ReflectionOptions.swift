/// What the options say about how a session went.
package struct ReflectionOptions: Sendable {
  private static let planOption = Option<String>(
    "plan", .text(.typed("ID")), help: "a planned session", es: "una sesión prevista")
  private static let workoutOption = Option<String>(
    "workout", .text(.typed("ID")), help: "a recorded workout", es: "un entrenamiento registrado")
  private static let feelingOption = Option<Int>(
    "feeling", ValueForm(.typed("N"), accepted: .grade(Reflection.feelings)) { Int(written: $0) },
    aliases: ["rating"],
    help: "how it felt, 1 (bad) to 5 (great)", es: "qué tal fue, de 1 (mal) a 5 (genial)")
  private static let wellOption = Option<String>(
    "well", .text(), aliases: ["note", "notes"],
    help: "what went well, up to 2,000 characters", es: "qué salió bien, hasta 2000 caracteres")
  private static let improveOption = Option<String>(
    "improve", .text(),
    help: "what to improve, up to 2,000 characters", es: "qué mejorar, hasta 2000 caracteres")

  package static let options = [planOption, workoutOption] + text
  package static let text: [any CommandOption] = [feelingOption, wellOption, improveOption]

  private let arguments: Arguments

  package init(_ arguments: Arguments) throws {
    self.arguments = arguments
    guard plan == nil || workout == nil else {
      throw UsageError(
        "a reflection is about a plan or a workout, not both",
        es: "una anotación trata de un plan o de un entrenamiento, no de los dos")
    }
  }

  /// Fails without `--feeling`.
  package init(withFeeling arguments: Arguments) throws {
    try self.init(arguments)
    guard feeling != nil else {
      throw UsageError(.lacks("reflect add", .typed("--feeling")), [.feeling(Reflection.feelings)])
    }
  }

  package var plan: String? { arguments[Self.planOption] }
  package var workout: String? { arguments[Self.workoutOption] }
  package var feeling: Int? { arguments[Self.feelingOption] }

  package var saysNothing: Bool { !Self.text.contains(where: arguments.has) }

  package func change(_ details: inout Reflection.Details) {
    if let feeling { details.feeling = feeling }
    if let well = arguments[Self.wellOption] { details.wentWell = well }
    if let improve = arguments[Self.improveOption] { details.toImprove = improve }
  }
}
