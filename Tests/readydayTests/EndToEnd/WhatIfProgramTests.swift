import Foundation
import TestSupport
import Testing

/// The commands that explain a day and try changes on it, as they were built.
@Suite("What if") struct WhatIfProgramTests {
  private static func draft(
    to organizer: String, _ options: [String] = [], configuration: String = "{}"
  ) throws -> Program.Result {
    try TemporaryFolder.with { folder in
      try folder.file(
        "a.ics",
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20260310T090000Z\nDTEND:20260310T100000Z\n"
          + "SUMMARY:Board\nCLASS:PRIVATE\nORGANIZER:mailto:\(organizer)\nEND:VEVENT\nEND:VCALENDAR\n"
      )
      try folder.file("config.json5", configuration)
      return try Program(
        ["what-if", "--move", "1=2026-03-12T10:00", "--draft", "--config", "config.json5"]
          + ["--calendar", "a.ics", "--tz", "UTC", "--now", "2026-03-10T05:00:00Z"] + options,
        in: folder.url
      ).runHere()
    }
  }

  @Test(
    "a mail goes to one mailbox, or there is none",
    arguments: [
      "o@x.test,evil@y.test", "o@x.test;evil@y.test", "o@x.test?bcc=evil@y.test",
      "o%2Cevil%40y.test@x.test", "o@x.test%0Abcc:evil@y.test", "o@x@y.test", "o p@x.test",
      "o@x.test evil@y.test", "\"o\"@x.test", "o@[127.0.0.1]", ".o@x.test",
      "o..p@x.test", "o@x..test", "o@-x.test", "o@test", "@x.test", "o@", "ö@x.test",
      "o\u{202E}@x.test", String(repeating: "o", count: 65) + "@x.test",
      "o@" + String(repeating: "x.", count: 130) + "test",
    ])
  func mailbox(address: String) throws {
    let result = try Self.draft(to: address)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("in the calendar, is not one plain email address"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("an ordinary address is one", arguments: ["o.p+q-r_s@mail.x-y.test", "o'neil@x.test"])
  func ordinary(address: String) throws {
    #expect(try Self.draft(to: address).output.hasPrefix("To: \(address)\n"))
  }

  @Test(
    "for an event that is hidden there is no mail",
    arguments: [
      (["--hide", "titles"], "{}"), (["--audience", "coach"], "{}"),
      (["--hide", "private_events"], "{}"), ([], "{privacy: {private_events: \"busy\"}}"),
      ([], "{calendars: [{name: \"a\", path: \"a.ics\", show: \"busy\"}]}"),
    ])
  func hidden(options: [String], configuration: String) throws {
    for format in ["text", "json"] {
      let result = try Self.draft(
        to: "oncologist@x.test", options + ["--format", format], configuration: configuration)
      #expect(result.status == 2 && !(result.output + result.errors).contains("oncologist"))
      #expect(result.errors.contains("--draft would reveal something hidden"))
    }
  }
}
