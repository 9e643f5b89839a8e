import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// Mornings whose score is not, or not surely, that of the night.
@Suite("Mornings of naps and of two sleeps")
struct NapMorningTests {
  private static func run(_ records: [String], _ words: [String]) throws -> Program.Result {
    try TemporaryFolder.with { folder in
      try folder.file("whoop.json", "[\(records.joined(separator: ","))]")
      let asked = ["--whoop", folder.path("whoop.json"), "--date", "2026-03-10", "--tz", "UTC"]
      return try Program(words + asked).run()
    }
  }

  private static let onlyNap = [
    WhoopText.NapDay.night, WhoopText.NapDay.nap, WhoopText.NapDay.ofNap,
  ]

  @Test(
    "a morning of which only a nap is scored says so",
    arguments: Language.allCases)
  func onlyNap(_ language: Language) throws {
    let words = language.voice.scoreState(.onlyNap, by: .whoop)
    #expect(words != language.voice.scoreState(.missing, by: .whoop))
    let language = language.rawValue
    for command in ["brief", "recovery"] {
      let result = try Self.run(Self.onlyNap, [command, "--lang", language])
      #expect(result.status == 0)
      #expect(result.output.contains("--   \(words)"))
    }
    let explained = try Self.run(Self.onlyNap, ["explain", "recovery", "--lang", language])
    #expect(explained.output.contains(words))
  }

  @Test("and to programs too, in a document that keeps to its schema")
  func json() throws {
    let output = try Self.run(Self.onlyNap, ["brief", "--format", "json"]).output
    #expect(output.contains("\"state\" : \"only_nap\""))
    #expect(output.contains("\"recovery_only_nap\""))
    #expect(output.contains("\"status\" : \"partial\""))
    let schema = try Program(["schema", "brief"]).run().output
    #expect(schema.contains("\"only_nap\""))
  }

  @Test(
    "a score of the earlier of two sleeps is said to be that",
    arguments: [
      ("en", Voice(.english).scoreOfEarlierSleep), ("es", Voice(.spanish).scoreOfEarlierSleep),
    ])
  func earlier(language: String, words: String) throws {
    let records = [
      WhoopText.SplitNight.first, WhoopText.SplitNight.second,
      WhoopText.recovery(71, of: "first", cycle: 1),
    ]
    let result = try Self.run(records, ["brief", "--lang", language])
    #expect(result.output.contains("71"))
    #expect(result.output.contains(words))
    let json = try Self.run(records, ["brief", "--format", "json"]).output
    #expect(json.contains("\"recovery_of_earlier_sleep\""))
  }

  @Test("deep sleep has one share of the night, and it is named")
  func share() throws {
    let records = [WhoopText.NapDay.night, WhoopText.NapDay.ofNight]
    // 90 of 420 minutes asleep; of the time in bed it would be 20 %.
    #expect(try Self.run(records, ["sleep"]).output.contains("21% of sleep"))
    #expect(try Self.run(records, ["sleep", "--lang", "es"]).output.contains("21 % del sueño"))
  }
}
