/// What a command writes that has an answer for people and one for programs, and no other.
enum PlainFormat: String, CaseIterable, Sendable {
  case text, json

  static let option = Option<PlainFormat>(
    "format", .choice, help: "for people or for programs")
}
