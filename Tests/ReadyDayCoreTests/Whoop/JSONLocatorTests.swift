import Testing

@testable import ReadyDayCore

@Suite("Where a text stops being JSON")
struct JSONLocatorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The mark stands before the first byte that is wrong; without one the text is cut short.
    let marked: String
    var found: String?
    var testDescription: String { marked }
  }

  static let broken = [
    Case(marked: "{\"a\": ⟦}", found: "}"),
    Case(marked: "{\"a\" ⟦1}", found: "1"),
    Case(marked: "{⟦a: 1}", found: "a"),
    Case(marked: "{\"a\": 1,⟦}", found: "}"),
    Case(marked: "[1 ⟦2]", found: "2"),
    Case(marked: "[⟦01]", found: "0"),
    Case(marked: "[⟦1.]", found: "1"),
    Case(marked: "[⟦+1]", found: "+"),
    Case(marked: "[⟦1e]", found: "1"),
    Case(marked: "[⟦.5]", found: "."),
    Case(marked: "[⟦nul]", found: "n"),
    Case(marked: "[⟦True]", found: "T"),
    Case(marked: "[1, ⟦é]", found: "é"),
    Case(marked: "[\"no end]⟦"),
    Case(marked: "{\"a\": [1, 2⟦"),
    Case(marked: "{\"a\": tru⟦"),
    Case(marked: "{\"a\"⟦"),
  ]

  @Test("the first byte that cannot stand where it does is named", arguments: broken)
  func fault(_ case: Case) {
    let text = MarkedText(`case`.marked)
    let fault = JSONLocator.fault(in: text.bytes.span.bytes, 0..<text.bytes.count)
    #expect(fault == JSONLocator.Fault(offset: text.column - 1, found: `case`.found))
  }

  @Test(
    "what the grammar allows is no fault",
    arguments: [
      "", "null", " [ ] ", "{}", "[0,-0.5e+10,1E3,12.25]", #"{"a":"\"}\\","b":[{},[]]}"#,
      "{\"a\":1}\n{\"a\":2}\n",
    ])
  func sound(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(JSONLocator.fault(in: bytes.span.bytes, 0..<bytes.count) == nil)
  }

  @Test("a member is found however its name is spelled")
  func member() {
    let bytes = Array(#"{"x": 1, "scoreState": {"recovery_score": 63}}"#.utf8)
    let span = bytes.span.bytes
    let place = JSONLocator.member(at: ["score_state", "recoveryScore"], of: 0, in: span)
    #expect(place.name == "recovery_score")
    #expect(span.bytes(in: place.value) == Array("63".utf8))
    #expect(JSONLocator.member(at: ["score_state", "hrv"], of: 0, in: span).name == nil)
  }
}
