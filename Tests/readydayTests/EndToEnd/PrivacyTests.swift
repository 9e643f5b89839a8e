import Foundation
import TestSupport
import Testing

/// What hides a measurement or a title hides what it could be told from; that it is hidden everywhere is in TwoWorldsTests.
@Suite("Privacy") struct PrivacyTests {
  private static func said(_ line: String, more: [String] = []) throws -> Program.Result {
    return try Program(
      line.split(separator: " ").map(String.init)
        + ["--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00"] + more,
      ["XDG_DATA_HOME": Fixtures.url("kept").path]
    ).runHere()
  }

  /// Of the computed morning of 10 March: the score, its name and zone, and what it is made of.
  private static let computedSecrets = [
    "54%", "54 %", "\" : 54", "54.", " moderate", "\"moderate", "moderada", " yellow", "\"yellow\"",
    "\nyellow", "amarilla", "en amarillo", "36.0", "36,0", "60.8", "60,8", "88.7", "88,7", "26.1",
    "26,1", "% of the score", "% de la puntuación", "weight_pct",
  ]

  @Test(
    "a hidden recovery hides the computed score, its name and its components",
    arguments: [
      "brief", "brief --format json", "brief --format markdown", "brief --format html",
      "brief --oneline", "week", "week --format json", "score", "score --format json", "recovery",
      "recovery --format json", "explain recovery", "workout", "workout --format json",
      "windows --calendar calendars",
    ], ["en", "es"])
  func hiddenComputed(line: String, language: String) throws {
    let result = try Self.said("\(line) --lang \(language) --hide recovery")
    // How hard a usual session was is recorded, and no part of the score.
    let said = (result.output + result.errors).lowercased()
      .replacing(#/"duration_min" : 59,\s+"intensity" : "moderate"/#, with: "")
    #expect(result.status == 0)
    for word in Self.computedSecrets { #expect(!said.contains(word), "\(word)") }
  }

  @Test(
    "one hidden measurement hides what the score is made of, from which it could be told",
    arguments: ["hrv", "resting_hr", "heart_rate", "sleep", "strain"])
  func hiddenPart(metric: String) throws {
    for line in ["score", "score --format json", "explain recovery"] {
      let said = try Self.said("\(line) --hide \(metric)").output
      #expect(said.contains("59"))
      for points in ["36.0", "60.8", "88.7", "43.4", "weight"] { #expect(!said.contains(points)) }
    }
  }

  private static let event = """
    BEGIN:VCALENDAR\r
    BEGIN:VEVENT\r
    UID:zqx7-board@example.test\r
    DTSTART:20260310T083000Z\r
    DTEND:20260310T103000Z\r
    SUMMARY:Board zqx7\r
    CLASS:PRIVATE\r
    DESCRIPTION;ENCODING=zqx7:Board zqx7\r
    EXDATE:Board zqx7\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  @Test(
    "nor is a title told that is a file's name, as folders of single events have them",
    arguments: [
      "brief", "brief --format json", "brief --format html", "brief --format ics", "brief --strict",
      "brief --format mail --to ana@example.test --subject full", "agenda", "agenda --format json",
      "week", "windows", "windows --format ics", "next", "alerts --within 3h", "check --load >=50",
      "explain 1", "explain load --format json", "explain 99", "workout", "what-if --drop 1",
      "what-if --move 1=2026-03-12T10:00", "what-if --shorten 1=10m --format json",
    ], ["private_events", "titles"])
  func fileNames(line: String, hidden: String) throws {
    try TemporaryFolder.with { folder in
      try folder.file("cal/Board zqx7.ics", Self.event)
      try folder.file("cal/zqx7 is broken.ics", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:zqx7\r\n")
      try folder.file("cal/zqx7 is none.ics", "zqx7")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("cal/zqx7 cannot be read.ics"), withDestinationPath: "/proc/self/mem")
      let result = try Self.said(
        "\(line) --verbose --hide recovery,\(hidden)", more: ["--calendar", folder.path("cal")])
      let said = (result.output + result.errors).replacing("=\n", with: "").lowercased()
      #expect(!said.contains("zqx7"))
      // An uncertain load is said alone, and doctor names the file.
      let isSaid = ["/cal/…: ", "try: readyday doctor\n"].contains(where: result.errors.contains)
      #expect(isSaid || result.errors.hasPrefix("{"))
    }
  }
}
