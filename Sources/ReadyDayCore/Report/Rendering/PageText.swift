/// Text for a page: limited in length, free of control characters, not yet escaped for its format.
struct PageText: Equatable, Sendable {
  let string: String

  /// The most columns that a name may take in a headline.
  static let nameWidth = 60

  init(_ text: String) { string = SafeText(text).string.limited(toBytes: 600) }
}

// Wordings that Markdown and HTML share.

extension Report.Figure {
  var pageValue: String { lead.first ?? state }

  var pageDetails: [String] { lead.dropFirst() + (aside.map { [$0] } ?? []) + caveats + details }
}

extension Report.Events {
  /// Events that are not counted, on one line.
  func pageOthers(_ phrases: Voice) -> String? {
    guard !others.isEmpty else { return phrases.rest(of: self) }
    let events = others.map { PageText($0.title).string + $0.mark }
    return "\(othersLabel.withCapital): \(events.joined(separator: ", "))"
  }
}

extension Report.Events.Row {
  var pageReasons: String {
    ((conflict.map { [$0] } ?? []) + reasons + further).joined(separator: ", ")
  }
}

extension Report.AllDay {
  /// All events on one line.
  var pageLine: String {
    let events = events.map { PageText($0.title).string + $0.mark }
    return "\(label.inSentenceCase): \(events.joined(separator: " · "))"
  }
}

extension Report.Chart {
  var pageWords: String { words.joined(separator: ", ") }
}

extension Report.Cell {
  var pageText: String { before + (texts.first ?? "") + after }
}

extension Report.Footer {
  /// Notes or first steps, then sources.
  var pageLines: [String] {
    (start.isEmpty ? notes.map(\.withCapital) : start) + sources.map(\.withCapital)
  }
}

extension String {
  /// The text, cut between characters to `limit` bytes of UTF-8 and `…`. The limit is in bytes
  /// because a character can have any number of them.
  package func limited(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var start = ""
    for character in self {
      guard start.utf8.count + character.utf8.count <= limit else { break }
      start.append(character)
    }
    return start + "…"
  }
}

extension Report {
  /// The heading of a page: the decision, or the page's name, or else the report's title.
  var pageHeading: String {
    headline?.shortened(nameTo: PageText.nameWidth) ?? page.map(language.voice.name) ?? title
      ?? "readyday"
  }
}
