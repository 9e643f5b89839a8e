import Testing

@testable import ReadyDayCore

/// The part of a note that is readyday's.
struct NoteBlockTests {
  private static let block = "<!-- readyday -->\nnew\n<!-- /readyday -->"

  private static let windows = "<!-- readyday -->\r\nnew\r\n<!-- /readyday -->"

  private static let notes: [(note: String, expected: String)] = [
    ("", "\(block)\n"), ("# Today\n", "# Today\n\n\(block)\n"),
    ("# Today\n\n", "# Today\n\n\(block)\n"), ("# Today", "# Today\n\n\(block)\n"),
    ("a\n<!-- readyday -->\nold\nlines\n<!-- /readyday -->\nb\n", "a\n\(block)\nb\n"),
    ("<!-- readyday -->\n<!-- /readyday -->", block),
    ("  <!-- readyday -->  \nold\n<!-- /readyday -->\n", "\(block)\n"),
    ("a\r\n<!-- readyday -->\r\nold\r\n<!-- /readyday -->\r\nb\r\n", "a\r\n\(windows)\r\nb\r\n"),
  ]

  @Test("the block is replaced, or added at the end; all else stays", arguments: notes)
  func puts(note: String, expected: String) throws {
    #expect(try NoteBlock.put("new\n", into: note) == expected)
    // A second time, nothing changes.
    #expect(try NoteBlock.put("new\n", into: expected) == expected)
  }

  @Test(
    "one mark alone, two of a kind, or the wrong order refuse",
    arguments: [
      "<!-- readyday -->\n", "<!-- /readyday -->\n",
      "<!-- readyday -->\n<!-- readyday -->\n<!-- /readyday -->\n",
      "<!-- readyday -->\n<!-- /readyday -->\n<!-- /readyday -->\n",
      "<!-- /readyday -->\n<!-- readyday -->\n",
    ])
  func refuses(note: String) {
    #expect(throws: NoteBlock.Unclear.self) { try NoteBlock.put("new", into: note) }
  }
}
