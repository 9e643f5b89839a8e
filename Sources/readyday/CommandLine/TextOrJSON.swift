/// The formats of most commands: for people and for programs.
enum TextOrJSON: String, CaseIterable, Sendable {
  case text, json

  static let option = Option<TextOrJSON>(
    "format", .choice,
    help: CommonOptions.formatHelp)
}
