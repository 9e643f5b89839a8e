import Foundation
import TestSupport
import Testing

/// `import` of the wearables whose forty nights lie in `Fixtures/wearables`.
@Suite("import of wearables")
struct WearableImportTests {
  struct Wearable: Sendable, CustomTestStringConvertible {
    let kind: String
    /// Where it is kept.
    let folder: String
    let variability: String
    /// What the recovery of 10 March names.
    let english: [String]
    let spanish: [String]
    var testDescription: String { kind }
  }

  static let all = [
    Wearable(
      kind: "oura", folder: "oura", variability: "0 days of SDNN, 38 of rMSSD",
      english: ["Oura readiness", "from Oura data"], spanish: ["preparación según Oura"]),
    Wearable(
      kind: "fitbit", folder: "fitbit", variability: "0 days of SDNN, 38 of rMSSD",
      english: ["Fitbit readiness", "from Fitbit data"], spanish: ["preparación según Fitbit"]),
    Wearable(
      kind: "garmin", folder: "garmin", variability: "0 days of SDNN, 38 of rMSSD",
      english: ["Garmin training readiness 88, high", "from Garmin data"],
      spanish: ["preparación para entrenar según Garmin: 88, alta"]),
    Wearable(
      kind: "health-auto-export", folder: "apple-health", variability: "38 days of SDNN",
      english: ["from Apple Health data"], spanish: ["datos de Salud de Apple"]),
  ]

  private static func run(_ data: TemporaryFolder, _ words: [String]) throws -> Program.Result {
    var program = Program(words)
    program.environment["XDG_DATA_HOME"] = data.url.path
    program.environment["TZDIR"] = Fixtures.url("zones").path
    return try program.run()
  }

  private static let zone = ["--tz", "Europe/Madrid"]

  @Test("the kind is told by itself, and a second import changes nothing", arguments: all)
  func twice(wearable: Wearable) throws {
    try TemporaryFolder.with { data in
      let path = Fixtures.url("wearables/\(wearable.kind)").path
      let first = try Self.run(data, ["import", path] + Self.zone)
      #expect(first.errors == "")
      #expect(first.output.contains("nights: 40, 40 with stages"))
      #expect(first.output.contains("heart rate variability: \(wearable.variability)\n"))
      #expect(first.output.contains("days: 40 new, 0 updated, 0 unchanged"))
      #expect(first.output.hasSuffix("stored in \(data.path("readyday/\(wearable.folder)"))\n"))
      let second = try Self.run(data, ["import", wearable.kind, path] + Self.zone)
      #expect(second.output.contains("days: 0 new, 0 updated, 40 unchanged"))
    }
  }

  @Test("a path that leads nowhere is a missing file, and a folder of something else is said once")
  func nothing() throws {
    try TemporaryFolder.with { data in
      let missing = try Self.run(data, ["import", "nofile.zip"])
      #expect(missing.status == 4 && missing.errors.contains("no such file or folder: nofile.zip"))
      for name in ["a", "b"] {
        let session = #"{"fitnessActivity":"sleep","duration":"27000s","aggregate":[]}"#
        try data.file("fit/\(name)_SLEEP.json", session)
      }
      let foreign = try Self.run(data, ["import", data.path("fit")])
      #expect(foreign.status == 4 && foreign.errors.contains("Google Fit's sleep sessions"))
      #expect(!foreign.errors.contains("WHOOP") && !foreign.errors.contains(".json"))
    }
  }

  @Test("a zone that is assumed is stored, said by doctor, moved when it is given, else refused")
  func assumedZone() throws {
    try TemporaryFolder.with { data in
      let night = """
        [{"logId":11,"dateOfSleep":"2026-03-10","startTime":"2026-03-09T22:30:00.000",
        "endTime":"2026-03-10T06:30:00.000","duration":28800000,"minutesToFallAsleep":0,"minutesAsleep":430,
        "minutesAwake":50,"timeInBed":480,"mainSleep":true}]
        """
      let path = try data.file("sleep-2026-03-01.json", night).path
      _ = try Self.run(data, ["import", "fitbit", path, "--tz", "America/New_York"])
      let again = try Self.run(data, ["import", "fitbit", path] + Self.zone)
      #expect(again.output.contains("nights kept in the time zone of an earlier import: 1; "))
      let doctor = try Self.run(data, ["doctor", "--width", "200"] + Self.zone)
      #expect(doctor.output.contains("read in America/New_York; "))
      let moving = ["import", "fitbit", path, "--assume-zone", "Europe/Madrid"]
      let moved = try Self.run(data, moving)
      #expect(moved.output.contains("days: 0 new, 1 updated, 0 unchanged"))
      #expect(try Self.run(data, moving).output.contains("days: 0 new, 0 updated, 1 unchanged"))
      let refused = try Self.run(data, ["import", "whoop", path, "--assume-zone", "Europe/Madrid"])
      #expect(refused.status == 2 && refused.errors.contains("WHOOP writes it next to each"))
    }
  }

  @Test("another kind's export is named, and of several in one folder none is taken")
  func otherKind() throws {
    try TemporaryFolder.with { data in
      let oura = Fixtures.url("wearables/oura").path
      let other = try Self.run(data, ["import", "garmin", oura] + Self.zone)
      #expect(other.status == 4)
      #expect(other.errors.contains("no Garmin") && !other.errors.contains(".csv"))
      #expect(other.errors.contains("readyday import oura \(oura)"))
      let all = try Self.run(data, ["import", Fixtures.url("wearables").path] + Self.zone)
      #expect(all.status == 2 && all.errors.contains("more than one kind of export"))
      for wearable in Self.all { #expect(all.errors.contains("import \(wearable.kind) ")) }
    }
  }

  @Test("the kept days are those of the fixture", arguments: all)
  func kept(wearable: Wearable) throws {
    try TemporaryFolder.with { data in
      let path = Fixtures.url("wearables/\(wearable.kind)").path
      _ = try Self.run(data, ["import", wearable.kind, path] + Self.zone)
      let name = "readyday/\(wearable.folder)/2026.json"
      let text = try String(contentsOf: data.url.appending(path: name), encoding: .utf8)
      #expect(try text == Fixtures.text("wearables/kept/\(wearable.kind)/\(name)"))
    }
  }

  @Test("every format names who measured, and the vendor's own score", arguments: all)
  func labels(wearable: Wearable) throws {
    var program = Program(
      ["recovery", "--date", "2026-03-10"] + Self.zone)
    program.environment["XDG_DATA_HOME"] = Fixtures.url("wearables/kept/\(wearable.kind)").path
    let plain = try program.run().output.replacing("\n", with: " ")
    for words in wearable.english { #expect(plain.contains(words), "\(plain)") }
    program.arguments += ["--lang", "es"]
    let spanish = try program.run().output.replacing("\n", with: " ")
    for words in wearable.spanish { #expect(spanish.contains(words), "\(spanish)") }
    for format in ["html", "json"] {
      var other = program
      other.arguments += ["--format", format]
      let text = try other.run().output
      let name = format == "json" ? wearable.folder.replacing("-", with: "_") : wearable.spanish[0]
      #expect(text.contains(name), "\(format): \(text)")
    }
  }

  @Test("years of heart rates, and other files, are no export of any kind")
  func strangers() throws {
    try TemporaryFolder.with { data in
      let path = try data.file(
        "heart_rate-2026-03-10.json",
        #"[{"dateTime":"03/10/26 00:00:00","value":{"bpm":51,"confidence":2}}]"#
      ).path
      for (kind, name) in [("fitbit", "Fitbit"), ("garmin", "Garmin")] {
        let result = try Self.run(data, ["import", kind, path])
        #expect(result.status == 4)
        #expect(result.errors.contains("no \(name) export in"))
      }
      let result = try Self.run(data, ["import", "health-auto-export", path])
      #expect(result.status == 4 && result.errors.contains("no Health Auto Export data in"))
    }
  }

  /// A table of `Fixtures/wearables/tables`, where it is kept, and what the import says of it.
  struct Table: Sendable, CustomTestStringConvertible {
    let path, folder: String
    let says: [String]
    var testDescription: String { path }
  }

  static let tableCases = [
    Table(
      path: "garmin", folder: "garmin",
      says: ["nights: 3, 1 with stages", "4 of rMSSD", "workouts: 2, 2 with heart rate"]),
    Table(
      path: "health-auto-export", folder: "apple-health",
      says: ["nights: 2, 2 with stages", "2 days of SDNN", "workouts: 1, 1 with heart rate"]),
    Table(
      path: "intervals-wellness.csv", folder: "intervals-icu",
      says: ["nights: 2, 0 with stages", "2 of rMSSD", "resting heart rate: 2 days"]),
    Table(
      path: "oura-daily-summary.csv", folder: "oura",
      says: ["nights: 2, 2 with stages", "2 of rMSSD"]),
  ]

  @Test("tables of websites and apps are told by themselves and kept once", arguments: tableCases)
  func table(table: Table) throws {
    try TemporaryFolder.with { data in
      let path = Fixtures.url("wearables/tables/\(table.path)").path
      let first = try Self.run(data, ["import", path] + Self.zone)
      #expect(first.status == 0 && first.errors == "")
      for words in table.says { #expect(first.output.contains(words), "\(first.output)") }
      #expect(first.output.hasSuffix("stored in \(data.path("readyday/\(table.folder)"))\n"))
      let second = try Self.run(data, ["import", path] + Self.zone)
      #expect(second.output.contains("days: 0 new, 0 updated"))
    }
  }

  @Test("a night without times shows how long it was, in both languages")
  func untimed() throws {
    try TemporaryFolder.with { data in
      let path = Fixtures.url("wearables/tables/intervals-wellness.csv").path
      _ = try Self.run(data, ["import", "intervals-icu", path] + Self.zone)
      let morning = ["--date", "2026-03-10"] + Self.zone
      let sleep = try Self.run(data, ["sleep"] + morning).output
      #expect(sleep.contains("SLEEP  7 h 30 min") && sleep.contains("data from intervals.icu"))
      #expect(!sleep.contains("00:00"))
      let recovery = try Self.run(data, ["recovery", "--lang", "es"] + morning).output
      #expect(recovery.contains("preparación según intervals.icu: 79"), "\(recovery)")
    }
  }

  @Test("a file that nobody reads is named in one sentence, or what was looked for is")
  func unread() throws {
    try TemporaryFolder.with { data in
      let strava = try data.file("a.csv", "Activity ID,Activity Date,Filename\n1,x,y\n").path
      let other = try data.file("b.csv", "date,weight\n2026-03-10,70\n").path
      for kind in [[], ["garmin"], ["whoop"]] {
        let result = try Self.run(data, ["import"] + kind + [strava])
        #expect(result.status == 4 && result.errors.contains("data of Strava, which readyday does"))
      }
      let unknown = try Self.run(data, ["import", other])
      #expect(unknown.status == 4 && unknown.errors.contains("looked for: WHOOP, Apple Health"))
      let named = try Self.run(data, ["import", "garmin", other])
      #expect(named.errors.contains("looked for: files with sleepStartTimestampGMT, calendarDate"))
      let whoop = try data.file("c.json", #"[{"score_state":"SCORED"}]"#).path
      let mistaken = try Self.run(data, ["import", "oura", whoop])
      #expect(mistaken.errors.contains("readyday import whoop \(whoop)"))
    }
  }
}
