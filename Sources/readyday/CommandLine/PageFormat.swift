/// The formats of commands whose answer also makes a web page.
enum PageFormat: String, CaseIterable, Sendable {
  case text, json, html

  static let option = Option<PageFormat>.format
}
