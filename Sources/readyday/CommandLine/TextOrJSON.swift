/// The formats of most commands: for people and for programs.
enum TextOrJSON: String, CaseIterable, Sendable {
  case text, json

  static let option = Option<TextOrJSON>.format
}

extension Option where Value: RawRepresentable<String> & CaseIterable {
  /// What an answer is written in.
  static var format: Option { Option("format", .choice, help: CommonOptions.formatHelp) }
}
