/// What a command writes that has an answer for people and one for programs, and no other.
enum PlainFormat: String, CaseIterable, Sendable {
  case text, json

  static let option = CommandOption(
    "format", .oneOf(allCases.map(\.rawValue)), help: "for people or for programs")
}
