import Testing

@testable import ReadyDayCore

@Suite("An entry of a list")
struct EditedConfigurationTests {
  @Test(
    "is removed with its comma, and with its line",
    arguments: [
      ("{me: [\"a\", \"b\", \"c\"]}", 0, "{me: [\"b\", \"c\"]}"),
      ("{me: [\"a\", \"b\", \"c\"]}", 1, "{me: [\"a\",  \"c\"]}"),
      ("{me: [\"a\", \"b\", \"c\"]}", 2, "{me: [\"a\", \"b\"]}"),
      ("{me: [\"a\"]}", 0, "{me: []}"),
      (
        "{\n  me: [\n    \"a\", // one\n    \"b\",\n  ],\n}", 0,
        "{\n  me: [\n     // one\n    \"b\",\n  ],\n}"
      ),
      ("{\n  me: [\n    \"a\",\n    \"b\",\n  ],\n}", 0, "{\n  me: [\n    \"b\",\n  ],\n}"),
      ("{me: [\"a\"]}", 1, "{me: [\"a\"]}"),
    ])
  func removed(text: String, index: Int, left: String) {
    var edited = EditedConfiguration(Array(text.utf8))
    edited.remove(index, of: "me")
    #expect(String(decoding: edited.text, as: UTF8.self) == left)
  }
}
