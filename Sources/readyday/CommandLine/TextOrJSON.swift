/// What a command writes that has an answer for people and one for programs, and no other.
enum TextOrJSON: String, CaseIterable, Sendable {
  case text, json

  static let option = Option<TextOrJSON>(
    "format", .choice, help: "for people or for programs (default: text)")
}
