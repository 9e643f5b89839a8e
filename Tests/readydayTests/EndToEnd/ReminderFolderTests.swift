import Foundation
import TestSupport
import Testing

/// The folder that carries a day's reminders to a phone's calendar.
struct ReminderFolderTests {
  private func event(_ uid: String, _ title: String, _ from: String, _ to: String) -> [String] {
    [
      "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260301T000000Z",
      "DTSTART;TZID=Europe/Madrid:20260310T\(from)00", "DTEND;TZID=Europe/Madrid:20260310T\(to)00",
      "SUMMARY:\(title)", "END:VEVENT",
    ]
  }

  private func calendar(_ events: [String]) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"] + events + ["END:VCALENDAR", ""])
      .joined(separator: "\r\n")
  }

  private func write(
    _ folder: TemporaryFolder, _ events: [String], at clock: String = "06:30", _ more: String...
  ) throws -> [String: String] {
    let file = try folder.file("work.ics", calendar(events))
    let place = folder.path("phone")
    var program = Program(
      [
        "brief", "--format", "vdir", "--output", place, "--tz", "Europe/Madrid", "--now",
        "2026-03-10T\(clock):00+01:00", "--calendar", file.path,
      ] + more)
    program.environment["HOME"] = folder.url.path
    let result = try program.run()
    #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: place)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOfFile: "\(place)/\($0)", encoding: .utf8))
      })
  }

  private func value(_ name: String, _ text: String?) -> String? {
    text?.components(separatedBy: "\r\n").first { $0.hasPrefix(name + ":") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  private var interview: [String] { event("1", "Job interview", "1000", "1200") }

  @Test("a file is named by its UID, private, takes no time, and has its alarm")
  func file() throws {
    try TemporaryFolder.with { folder in
      let files = try write(folder, interview)
      let name = try #require(files.keys.first { $0.hasPrefix("prepare-") })
      let text = files[name]
      #expect(value("UID", text).map { $0 + ".ics" } == name)
      #expect(value("DTSTART", text) == "20260310T084500Z")
      #expect(value("SUMMARY", text) == "Get ready: Job interview")
      #expect(value("SEQUENCE", text) == "0" && value("CLASS", text) == "PRIVATE")
      #expect(value("TRANSP", text) == "TRANSPARENT" && value("TRIGGER", text) == "-PT0M")
      let mode = try FileManager.default.attributesOfItem(atPath: folder.path("phone/\(name)"))
      #expect((mode[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test("the same day is not written again; what moved keeps its name and raises SEQUENCE")
  func changes() throws {
    try TemporaryFolder.with { folder in
      let first = try write(folder, interview)
      #expect(try write(folder, interview, at: "07:00") == first)
      let moved = try write(folder, event("1", "Job interview", "1100", "1300"), at: "07:30")
      let name = try #require(first.keys.first { $0.hasPrefix("prepare-") })
      #expect(value("SEQUENCE", moved[name]) == "1")
      #expect(value("DTSTART", moved[name]) == "20260310T094500Z")
    }
  }

  @Test("what no longer holds goes; what is past, foreign or a link stays")
  func removes() throws {
    try TemporaryFolder.with { folder in
      let first = try write(folder, interview + event("2", "Board exam", "1600", "1800"))
      let prepared = first.keys.filter { $0.hasPrefix("prepare-") }
      #expect(prepared.count == 2)
      try folder.file("phone/mine.ics", calendar(interview))
      let link = folder.path("phone/prepare-0-0@readyday.ics")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder.path("work.ics"))
      let later = try write(folder, [], at: "10:30")
      let kept = later.keys.filter { $0.hasPrefix("prepare-") && first[$0] != nil }
      #expect(kept.count == 1 && value("SUMMARY", later[kept[0]]) == "Get ready: Job interview")
      #expect(later["mine.ics"] != nil)
      #expect(FileManager.default.fileExists(atPath: link))
    }
  }

  @Test("nothing rings after one's own lights out, which for night workers is in the morning")
  func quietHours() throws {
    func questions(_ settings: String) throws -> [String] {
      try TemporaryFolder.with { folder in
        try folder.file("work.ics", calendar([]))
        let configuration = try folder.file(
          "config.json5",
          "{time_zone: \"Europe/Madrid\", calendars: [\"work.ics\"], \(settings)}")
        func run(_ words: String...) throws {
          var program = Program(words + ["--config", configuration.path])
          program.environment["HOME"] = folder.url.path
          program.environment["READYDAY_NOW"] = "2026-03-10T15:00:00+01:00"
          let result = try program.run()
          #expect(result.status == 0, "\(result.errors)")
        }
        try run("plan", "add", "run", "today", "17:00", "60m")
        try run("plan", "add", "run", "today", "21:15", "45m")
        try run("brief", "--format", "vdir", "--output", folder.path("phone"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("phone"))
        return try names.filter { $0.hasPrefix("reflect-") }.compactMap {
          value("DTSTART", try String(contentsOfFile: folder.path("phone/\($0)"), encoding: .utf8))
        }.sorted()
      }
    }
    let nights = Fixtures.url("whoop").path
    #expect(try questions("whoop: [\"\(nights)\"]") == ["20260310T180000Z"])
    #expect(
      try questions("day: {waking: \"14:00-06:00\"}") == ["20260310T180000Z", "20260310T220000Z"])
  }

  @Test("nothing of it is read back as an event")
  func isOwn() throws {
    try TemporaryFolder.with { folder in
      _ = try write(folder, interview)
      var program = Program([
        "agenda", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--calendar",
        folder.path("work.ics"), folder.path("phone"), "--format", "json",
      ])
      program.environment["HOME"] = folder.url.path
      let output = try program.run().output
      #expect(
        !output.contains(#""title" : "Get ready"#)
          || !output.contains(#""counted" : true,"title" : "Get"#))
      #expect(output.components(separatedBy: #""counted" : true"#).count == 2, "\(output)")
    }
  }

  @Test("a folder needs to be named")
  func needsFolder() throws {
    #expect(try Program(["brief", "--format", "vdir"]).run().status == 2)
  }
}
