/// The part of a note, such as an Obsidian daily note, that readyday writes and replaces: what stands
/// between two lines of its own.
package enum NoteBlock {
  package static let begin = "<!-- readyday -->"
  package static let end = "<!-- /readyday -->"

  /// Whether the marks in the note do not say where the block is: one alone, or one of them twice.
  package struct Unclear: Error {}

  /// The note with `text` between the marks; at its end if it has none.
  ///
  /// `text` is Markdown in which readyday has escaped titles, so that none of them is a mark.
  package static func put(_ text: String, into note: String) throws(Unclear) -> String {
    let newline = note.utf8.contains(0x0D) ? "\r\n" : "\n"
    let block =
      ([begin]
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init).droppingLastEmpty + [end])
    var lines = note.lines
    let begins = lines.indices.filter { lines[$0].isMark(begin) }
    let ends = lines.indices.filter { lines[$0].isMark(end) }
    switch (begins.count, ends.count) {
    case (0, 0):
      let gap = note.isEmpty || lines.dropLast().last?.isEmpty == true ? [] : [""]
      lines = lines.droppingLastEmpty + gap + block + [""]
    case (1, 1) where begins[0] < ends[0]:
      lines.replaceSubrange(begins[0]...ends[0], with: block)
    default: throw Unclear()
    }
    return lines.joined(separator: newline)
  }
}

extension String {
  /// Without their ends, LF or CRLF; the last one is empty if the text ends with one.
  fileprivate var lines: [String] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(line.last == 0x0D ? line.dropLast() : line) ?? ""
    }
  }

  fileprivate func isMark(_ mark: String) -> Bool { trimmed() == mark }
}

extension [String] {
  fileprivate var droppingLastEmpty: [String] { last == "" ? Array(dropLast()) : self }
}
