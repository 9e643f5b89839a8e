import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// Files with more wrong in them than anybody reads.
@Suite("Many problems in one file")
struct ManyProblemsTests {
  private static let calendar =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\n"
    + (1...60).map { "BEGIN:VEVENT\r\nUID:\($0)\r\nSUMMARY:x\r\nEND:VEVENT\r\n" }.joined()
    + "END:VCALENDAR\r\n"

  private func run(_ words: [String]) throws -> Program.Result {
    try TemporaryFolder.with { folder in
      try folder.file("team.ics", Self.calendar)
      var program = Program(
        words + ["--calendar", "team.ics", "--date", "2026-03-10", "--tz", "UTC"])
      program.folder = folder.url
      return try program.run()
    }
  }

  @Test("each kind has one line, with its first place and its count")
  func once() throws {
    let lines = try run(["brief"]).errors.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("readyday: warning:") } == 1)
    #expect(
      lines.first == """
        readyday: warning: team.ics:4: \(Voice(.english).problem(.calendar(.noStart))) \
        (59 more like this in the file; --verbose lists them)
        """)
    let spanish = try run(["brief", "--lang", "es"]).errors
    #expect(spanish.contains("(59 más como este en el archivo; --verbose los enumera)"))
  }

  @Test("all of them are told with --verbose and counted with --strict")
  func verbose() throws {
    let lines = try run(["brief", "--verbose"]).errors.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("readyday: warning:") } == 60)
    let strict = try run(["brief", "--strict"])
    #expect(strict.status == 4)
    #expect(strict.errors.contains("60 problems in the input (--strict)"))
  }

  @Test("JSON has one warning a kind, with its count")
  func json() throws {
    let output = try run(["agenda", "--format", "json"]).output
    #expect(output.components(separatedBy: "\"no_start\"").count == 2)
    #expect(output.contains("\"count\" : 60"))
    let verbose = try run(["agenda", "--format", "json", "--verbose"]).output
    #expect(verbose.components(separatedBy: "\"no_start\"").count == 61)
  }
}
