import ReadyDayCore

/// What a reflection is to say, and what it is about; nil where nothing was said.
struct ReflectionOptions: Sendable {
  private static let planOption = Option<String>(
    "plan", .text("ID"), help: "add: a planned session")
  private static let workoutOption = Option<String>(
    "workout", .text("ID"), help: "add: a recorded workout")
  private static let feelingOption = Option<Int>(
    "feeling", ValueForm("N", accepted: .grade(Reflection.feelings)) { Int($0) },
    help: "how it felt, 1 to 5, better upwards")
  private static let wellOption = Option<String>(
    "well", .text("TEXT"), help: "what went well; 2000 characters at most")
  private static let improveOption = Option<String>(
    "improve", .text("TEXT"), help: "what to improve; 2000 characters at most")

  static let group = Syntax.Group(
    title: "The reflection", options: [planOption, workoutOption] + text)
  /// What it says; what it is about stays.
  static let text: [any CommandOption] = [feelingOption, wellOption, improveOption]

  let plan: String?
  let workout: String?
  let feeling: Int?
  private let well: String?
  private let improve: String?

  init(_ arguments: Arguments) throws {
    plan = arguments[Self.planOption]
    workout = arguments[Self.workoutOption]
    feeling = arguments[Self.feelingOption]
    well = arguments[Self.wellOption]
    improve = arguments[Self.improveOption]
    guard plan == nil || workout == nil else {
      throw UsageError(.clash(.planAndWorkout))
    }
  }
}

extension ReflectionOptions {
  var saysNothing: Bool { feeling == nil && well == nil && improve == nil }

  func change(_ details: inout Reflection.Details) {
    if let feeling { details.feeling = feeling }
    if let well { details.wentWell = well }
    if let improve { details.toImprove = improve }
  }
}
