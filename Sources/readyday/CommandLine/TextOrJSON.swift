/// The formats of most commands: for people and for programs.
enum TextOrJSON: String, CaseIterable, Sendable {
  case text, json

  static let option = Option<TextOrJSON>(
    "format", .choice,
    help: Phrase("output format (default: text)", es: "formato de salida (por defecto: text)"))
}
