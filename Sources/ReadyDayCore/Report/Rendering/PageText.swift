/// Words on a page, without anything that could harm, and no longer than anybody reads; not yet escaped for any
/// format.
struct PageText: Hashable, Sendable {
  let string: String

  /// Columns of a name in a headline.
  static let nameWidth = 60

  init(_ text: String) {
    string = SafeText(text).string.limited(toBytes: 600)
  }
}

// What Markdown and HTML have in common, where a terminal sets things apart otherwise.

extension Report.Figure {
  var pageValue: String { lead.first ?? state }

  var pageDetails: [String] {
    lead.dropFirst() + (aside.map { [$0] } ?? []) + caveats + details
  }
}

extension Report.Events {
  /// All that is not counted, in one line.
  var pageOthers: String? {
    guard !others.isEmpty else { return nil }
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
  /// All in one line.
  var pageLine: String {
    let events = events.map { PageText($0.title).string + $0.mark }
    return "\(label.inSentenceCase): \(events.joined(separator: " · "))"
  }
}

extension Report.Window {
  /// Nil if the reason says it.
  var pageLength: String? { reason.hasPrefix(length) ? nil : length }
}

extension Report.Chart {
  /// Each value in words, for readers who cannot see it.
  var pageWords: String { words.joined(separator: ", ") }
}

extension Report.Cell {
  var pageText: String { before + (texts.first ?? "") + after }
}

extension Report.Footer {
  /// Notes on what is missing, or what to do first, then what the report rests on.
  var pageLines: [String] {
    (start.isEmpty ? notes.map(\.withCapital) : start) + sources.map(\.withCapital)
  }
}

extension String {
  /// At most `limit` bytes of UTF-8 and the mark `…`, cut between characters.
  ///
  /// Bytes, since a single character can be made of any number of them.
  package func limited(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var kept = ""
    for character in self {
      guard kept.utf8.count + character.utf8.count <= limit else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

extension Report {
  /// The title of a page of it, also in a browser: the decision, or else what it is about.
  var pageHeading: String {
    headline?.shortened(nameTo: PageText.nameWidth) ?? title ?? pageTitle ?? "readyday"
  }
}
