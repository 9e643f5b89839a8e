/// What a command writes whose answer is also worth a page of its own in a browser.
enum PageFormat: String, CaseIterable, Sendable {
  case text, json, html

  static let option = Option<PageFormat>(
    "format", .choice, help: "for people or for programs (default: text)")
}
