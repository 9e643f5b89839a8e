import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("The system's zones") struct SystemZonesTests {
  private let folder = try! TemporaryFolder()
  private static let folder = Fixtures.url("zones").path
  private let zones = SystemZones(folder: Self.folder, localtime: "/nowhere")

  @Test("a zone is found by its IANA name", arguments: FixtureZones.names)
  func named(name: String) { #expect(zones.zone(named: name) == .fixture(name)) }

  @Test(
    "no name leads out of the folder, to a copy or to what is no zone",
    arguments: [
      "", "/", ".", "..", "../zones/UTC", "Europe/../UTC", "Europe/./Madrid", "/etc/localtime",
      "Europe//Madrid", "Europe/Madrid/", "Europe/", "Europe", ".hidden", "Europe/.hidden",
      "posix/UTC", "right/UTC", "README.md", "UTC\0", "UTC ", "Mars/Olympus_Mons", "Ｕ", "-UTC",
      String(repeating: "A", count: 5000),
    ])
  func refused(name: String) { #expect(zones.zone(named: name) == nil) }

  @Test("UTC needs no file") func withoutFiles() {
    let none = SystemZones(folder: "/nowhere", localtime: "/nowhere")
    #expect(none.zone(named: "UTC") == .utc)
    #expect(none.zone(named: "Etc/UTC") == .utc)
    #expect(none.zone(named: "Europe/Madrid") == nil)
  }

  @Test(
    "a zone's city is in the table beside the zones, whichever the system has",
    arguments: ["zone.tab", "zone1970.tab"])
  func spot(table: String) throws {
    try folder.file(table, "ES\t+4024-00341\tEurope/Madrid\tSpain (mainland)\n")
    let zones = SystemZones(folder: folder.url.path, localtime: "/nowhere")
    #expect(zones.spot(of: .fixture("Europe/Madrid"))?.name == "Madrid")
    #expect(zones.spot(of: .utc) == nil)
    #expect(self.zones.spot(of: .fixture("Europe/Madrid")) == nil)
  }

  @Test("a briefing without a place says that its light is the zone's, and about")
  func about() throws {
    try folder.file("zones/zone.tab", "ES\t+4024-00341\tEurope/Madrid\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("zones/Europe"), withDestinationPath: Self.folder + "/Europe")
    let program = Program(
      [
        "windows", "--now", "2026-03-10T06:30:00+01:00", "--calendar",
        Fixtures.url("calendars").path,
      ], ["TZDIR": folder.path("zones")])
    func light(_ zone: String, _ more: String...) throws -> String? {
      var asked = program
      asked.arguments += ["--tz", zone] + more
      return try asked.run().output.split(separator: "\n").first { $0.hasPrefix("Daylight") }
        .map(String.init)
    }
    #expect(
      try light("Europe/Madrid")
        == "Daylight 07:08–19:43 (sun 07:34–19:16; approximate, for Madrid).")
    #expect(try light("Europe/Madrid", "--hide", "place") == nil)
    #expect(try light("UTC") == nil && light("Europe/London") == nil)
  }

  @Test("TZDIR says where the files are") func folderFromEnvironment() {
    #expect(SystemZones(Environment(["TZDIR": Self.folder])).folder == Self.folder)
    #expect(SystemZones(Environment(["TZDIR": ""])).folder == "/usr/share/zoneinfo")
  }

  /// What the user gave, and the zone that must come of it.
  struct Choice: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var given: String?
    var tz: String?
    let zone: String
  }

  @Test(
    "what the user gave wins over TZ, that over this computer",
    arguments: [
      Choice(testDescription: "both", given: "Asia/Tokyo", tz: "Europe/London", zone: "Asia/Tokyo"),
      Choice(testDescription: "TZ", tz: "Europe/London", zone: "Europe/London"),
      Choice(testDescription: "a colon", tz: ":Europe/Madrid", zone: "Europe/Madrid"),
      Choice(testDescription: "an empty TZ", tz: "", zone: "UTC"),
      Choice(testDescription: "nothing at all", zone: "UTC"),
      Choice(
        testDescription: "a rule", tz: "CET-1CEST,M3.5.0,M10.5.0/3",
        zone: "CET-1CEST,M3.5.0,M10.5.0/3"),
      Choice(testDescription: "a rule behind a colon", tz: ":<+0330>-3:30", zone: "<+0330>-3:30"),
      Choice(testDescription: "an offset, east of UTC", given: "UTC+5", zone: "UTC+05:00"),
      Choice(testDescription: "one west of it", given: "gmt-3:30", zone: "UTC-03:30"),
      Choice(testDescription: "the same in TZ, which has rules", tz: "UTC+5", zone: "UTC+5"),
      Choice(testDescription: "a file", tz: "\(folder)/Europe/Madrid", zone: "local"),
    ])
  func choice(row: Choice) throws {
    let given = row.given.map { Arguments.Given(text: $0, origin: "--tz") }
    let environment = Environment(row.tz.map { ["TZ": $0] } ?? [:])
    #expect(try zones.zone(given, in: environment).name == row.zone)
  }

  @Test(
    "an unknown zone is an error that says who asked for it",
    arguments: ["Mars/Olympus_Mons", "", ":", "/nowhere", "/dev/zero", "/dev/null", "CET-1CEST"])
  func unknown(name: String) {
    let option = Arguments.Given(text: name, origin: "--tz")
    #expect { try zones.zone(option, in: Environment([:])) } throws: {
      Self.isUnknown($0, name, "--tz")
    }
    guard !name.isEmpty else { return }
    #expect { try zones.zone(nil, in: Environment(["TZ": name])) } throws: {
      Self.isUnknown($0, name, "TZ")
    }
  }

  private static func isUnknown(_ error: any Error, _ name: String, _ origin: String) -> Bool {
    let error = error as? UnknownZone
    return error?.name == name && error?.origin == origin
  }

  @Test("a zone file that tells no rules is named, instead of its own name as another guess")
  func damaged() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "Europe").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data("TZif2".utf8).write(to: URL(filePath: path + "/Madrid"))
      let zones = SystemZones(folder: folder.path)
      let error = #expect(throws: UnknownZone.self) {
        try zones.zone(nil, in: Environment(["TZ": "Europe/Madrid"]))
      }
      let failure = Failure(of: try #require(error))
      #expect(failure.status == .unreadableInput)
      #expect(
        Voice(.english).text(failure.message).hasPrefix("\(path)/Madrid is not a time zone file"))
    }
  }

  @Test("the computer's zone is where its link leads, also through another link")
  func links() throws {
    try withTemporaryFolder { folder in
      let near = folder.appending(path: "localtime").path
      let far = folder.appending(path: "far").path
      try FileManager.default.createSymbolicLink(
        atPath: far, withDestinationPath: "../usr/share/zoneinfo/Europe/Madrid")
      try FileManager.default.createSymbolicLink(atPath: near, withDestinationPath: "far")
      let zones = SystemZones(folder: Self.folder, localtime: near)
      #expect(try zones.zone(nil, in: Environment([:])) == .fixture("Europe/Madrid"))
    }
  }

  @Test("links that run in a circle mean UTC") func circle() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "localtime").path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "localtime")
      let zones = SystemZones(folder: Self.folder, localtime: path)
      #expect(try zones.zone(nil, in: Environment([:])) == .utc)
    }
  }

  @Test("a TZ set to nothing is UTC, wherever this computer stands") func emptyVariable() throws {
    let zones = SystemZones(localtime: Fixtures.url("zones/Pacific/Apia").path)
    #expect(try zones.zone(nil, in: Environment(["TZ": ""])) == .utc)
  }

  @Test("a copied file has the right clocks and no name but local") func copy() throws {
    let path = Fixtures.url("zones/Pacific/Apia").path
    let zones = SystemZones(folder: Self.folder, localtime: path)
    let zone = try zones.zone(nil, in: Environment([:]))
    #expect(zone.name == "local")
    #expect(zone.offset(at: Instant(secondsSince1970: 1_800_000_000)).seconds == 13 * 3600)
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("what looks like an offset and is none is unknown", arguments: ["UTC+25", "GMT-1:75"])
  func noOffset(name: String) {
    #expect {
      try zones.zone(Arguments.Given(text: name, origin: "--tz"), in: Environment([:]))
    } throws: { Self.isUnknown($0, name, "--tz") }
  }

  @Test("UTC stands in for what TZ names, but for no zone that the user gave")
  func standIn() throws {
    var unknown: UnknownZone?
    let environment = Environment(["TZ": "CET-1CEST"])
    #expect(try zones.zone(nil, in: environment, noting: &unknown) == .utc)
    #expect(unknown?.name == "CET-1CEST")
    let given = Arguments.Given(text: "CET-1CEST", origin: "--tz")
    #expect(throws: UnknownZone.self) { try zones.zone(given, in: environment, noting: &unknown) }
  }

  @Test("where there is no zone data, the error says so") func noData() {
    let none = SystemZones(folder: "/nowhere", localtime: "/nowhere")
    let unknown = none.unknown(Arguments.Given(text: "Europe/Madrid", origin: "--tz"))
    let hints = Failure(of: unknown).hints.map { Voice(.english).text($0) }
    #expect(hints == ["no time zone data in /nowhere: only UTC is available"])
  }
}
