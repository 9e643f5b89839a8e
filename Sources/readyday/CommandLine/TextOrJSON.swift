enum TextOrJSON: String, CaseIterable, Sendable {
  case text, json

  static let option = Option<TextOrJSON>.format
}

enum PageFormat: String, CaseIterable, Sendable {
  case text, json, html

  static let option = Option<PageFormat>.format
}

extension Option where Value: RawRepresentable<String> & CaseIterable {
  static var format: Option {
    Option(
      "format", .choice, help: "output format (default: text)",
      es: "formato de salida (por defecto: text)")
  }
}
