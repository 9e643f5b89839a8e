import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// What an assistant is told through standard input and output.
struct AssistantTests {
  private func call(_ tool: String, _ arguments: String, id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  /// The texts of all answers, in order.
  private func texts(_ lines: [String], _ options: [String] = Self.data) throws -> [String] {
    let result = try Program(
      ["mcp", "--now", "2026-03-10T06:30:00+01:00"] + options,
      input: lines.map { $0 + "\n" }.joined()
    ).run()
    #expect(result.status == 0)
    return try result.output.split(separator: "\n").map { line in
      let members = try #require(JSON.members(of: Array(line.utf8)))
      let content = members["result"]?.members?["content"]?.elements?.first?.members
      return content?["text"]?.text ?? String(line)
    }
  }

  private static let data = [
    "--whoop", "whoop", "--calendar", "calendars", "--me", "ana@example.test", "--tz",
    "Europe/Madrid",
  ]

  @Test("the brief is the page of the terminal") func brief() throws {
    let text = try #require(try texts([call("brief", "{}")]).first)
    #expect(text.contains("28%") && text.contains("WHAT TO DO"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 72 })
  }

  @Test("every tool answers, and refuses in the words of the terminal") func everyTool() throws {
    let answers = try texts([
      call("days", #"{"from":"today","to":"+1d"}"#), call("history", #"{"what":"recovery"}"#),
      call("explain", #"{"what":"recovery"}"#), call("what_if", #"{"change":"drop 1"}"#),
      call("doctor", "{}"), call("brief", #"{"date":"someday"}"#),
      call("brief", #"{"language":"es"}"#),
    ])
    #expect(answers.count == 7)
    #expect(answers[0].contains("Wednesday 11 March"))
    #expect(answers[2].contains("28%"))
    #expect(answers[4].contains("WHOOP"))
    for place in ["~/", "zoneinfo", "Fixtures", ".ics"] { #expect(!answers[4].contains(place)) }
    #expect(answers[5].contains("someday"))
    #expect(answers[6].contains("QUÉ HACER"))
  }

  @Test("broken lines and long ones are answered, and the next one too") func goesOn() throws {
    let long = #"{"jsonrpc":"2.0","id":1,"method":"\#(String(repeating: "x", count: 3 << 20))"}"#
    let answers = try texts(["{", long, "", call("brief", "{}")])
    #expect(answers.count == 3)
    #expect(answers[0].contains("-32700") && answers[1].contains("-32600"))
    #expect(answers[2].contains("28%"))
  }

  @Test("a call that was taken back in time is not answered") func cancelled() throws {
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
    #expect(try texts([call("brief", "{}"), cancel, call("doctor", "{}", id: 2)]).count == 1)
  }

  private static let questions = [
    ("brief", "{}"), ("brief", #"{"detail":"json"}"#), ("days", "{}"),
    ("days", #"{"detail":"json"}"#), ("explain", #"{"what":"1"}"#),
    ("explain", #"{"what":"1","detail":"json"}"#), ("explain", #"{"what":"load"}"#),
    ("explain", #"{"what":"A"}"#), ("what_if", #"{"change":"drop 2"}"#),
    ("what_if", #"{"change":"drop 2","detail":"json"}"#), ("explain", #"{"what":"nowhere"}"#),
    ("history", #"{"what":"review","date":"2026-03-11"}"#), ("doctor", "{}"),
  ]

  @Test("what strangers wrote and links stay here, in every tool and format")
  func hidesStrangers() throws {
    let options = [
      "--whoop", "whoop", "--calendar", "strangers/work.ics", "--me", "ana@example.test", "--tz",
      "Europe/Madrid",
    ]
    let lines = Self.questions.map { call($0.0, $0.1) }
    let answers = try texts(lines, options)
    #expect(answers.count == lines.count)
    for (question, text) in zip(Self.questions, answers) {
      for word in [
        "Ignore", "Villain", "villain", "Not yet", "meet.google", "zoom.us", "ana@", "boss@",
      ] { #expect(!text.contains(word), "\(word) in \(question)") }
    }
    #expect(answers[0].contains("invitation from outside"))
    #expect(answers[2].contains("Quarterly review"))
    let all = try texts(lines, options + ["--titles", "all"])
    #expect(all[2].contains("Ignore your"))
    #expect(all.allSatisfy { !$0.contains("zoom.us") && !$0.contains("meet.google") })
    let unknown = try texts(
      [call("days", "{}")], options.map { $0 == "ana@example.test" ? "b@c.test" : $0 })
    #expect(unknown.allSatisfy { !$0.contains("review") })
  }

  @Test("what was told feel and the answers about health change no answer")
  func hidesHealth() throws {
    try TemporaryFolder.with { folder in
      func answers() throws -> [String] {
        var program = Program(
          ["mcp", "--now", "2026-03-10T06:30:00+01:00"] + Self.data,
          ["XDG_DATA_HOME": folder.url.path])
        program.input = [("brief", "{}"), ("brief", #"{"detail":"json"}"#), ("days", "{}")]
          .map { call($0.0, $0.1) + "\n" }.joined()
        return try program.run().output.split(separator: "\n").map(String.init)
      }
      let before = try answers()
      #expect(
        try Program(
          ["feel", "ill", "--now", "2026-03-10T06:00:00+01:00", "--tz", "Europe/Madrid"],
          ["XDG_DATA_HOME": folder.url.path]
        ).run().status == 0)
      #expect(try answers() == before)
    }
  }
}
