import Testing

@testable import ReadyDayCore

@Suite("An entry of a list") struct EditedConfigurationTests {
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

  @Test(
    "a new key goes behind the last one and its comment",
    arguments: [
      (
        "{\n  // who\n  me: [\"a\"], // you\n}",
        "{\n  // who\n  me: [\"a\"], // you\n  units: true,\n}"
      ),
      ("{\n  me: [\"a\"] // you\n}", "{\n  me: [\"a\"], // you\n  units: true,\n}"),
      ("{day: {work: 1}, me: []}", "{day: {work: 1}, me: [], units: true,}"),
      ("{\n}", "{\n  units: true,\n}"),
    ])
  func entered(text: String, changed: String) {
    var edited = EditedConfiguration(Array(text.utf8))
    edited.set("units", .bool(true)) { EditedConfiguration($0).value(of: "units") != nil }
    #expect(String(decoding: edited.text, as: UTF8.self) == changed)
  }
}
