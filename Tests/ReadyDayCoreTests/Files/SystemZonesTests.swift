import Foundation
import ReadyDayCore
import Testing

@testable import readyday

@Suite("The system's zones")
struct SystemZonesTests {
  private static let folder = Fixtures.url("zones").path
  private let zones = SystemZones(folder: Self.folder, localtime: "/nowhere")

  @Test("a zone is found by its IANA name", arguments: FixtureZones.names)
  func named(name: String) {
    #expect(zones.zone(named: name) == .fixture(name))
  }

  @Test(
    "no name leads out of the folder, to a copy or to what is no zone",
    arguments: [
      "", "/", ".", "..", "../zones/UTC", "Europe/../UTC", "Europe/./Madrid", "/etc/localtime",
      "Europe//Madrid", "Europe/Madrid/", "Europe/", "Europe", ".hidden", "Europe/.hidden",
      "posix/UTC", "right/UTC", "README.md", "UTC\0", "UTC ", "Mars/Olympus_Mons", "Ｕ", "-UTC",
      String(repeating: "A", count: 5000),
    ])
  func refused(name: String) {
    #expect(zones.zone(named: name) == nil)
  }

  @Test("UTC needs no file")
  func withoutFiles() {
    let none = SystemZones(folder: "/nowhere", localtime: "/nowhere")
    #expect(none.zone(named: "UTC") == .utc)
    #expect(none.zone(named: "Etc/UTC") == .utc)
    #expect(none.zone(named: "Europe/Madrid") == nil)
  }

  @Test("TZDIR says where the files are")
  func folderFromEnvironment() {
    #expect(SystemZones(environment: ["TZDIR": Self.folder]).folder == Self.folder)
    #expect(SystemZones(environment: ["TZDIR": ""]).folder == "/usr/share/zoneinfo")
    #expect(SystemZones(environment: [:]).localtime == "/etc/localtime")
  }

  /// What the user gave, and the zone that must come of it.
  struct Choice: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var option: String?
    var environment: [String: String] = [:]
    var configured: String?
    let zone: String
  }

  @Test(
    "the option wins over READYDAY_TZ, that over the configuration, that over TZ",
    arguments: [
      Choice(
        testDescription: "all four", option: "Asia/Tokyo",
        environment: ["READYDAY_TZ": "Asia/Kolkata", "TZ": "Europe/London"],
        configured: "Europe/Madrid", zone: "Asia/Tokyo"),
      Choice(
        testDescription: "no option",
        environment: ["READYDAY_TZ": "Asia/Kolkata", "TZ": "Europe/London"],
        configured: "Europe/Madrid", zone: "Asia/Kolkata"),
      Choice(
        testDescription: "configuration and TZ",
        environment: ["READYDAY_TZ": "", "TZ": "Europe/London"],
        configured: "Europe/Madrid", zone: "Europe/Madrid"),
      Choice(testDescription: "TZ", environment: ["TZ": "Europe/London"], zone: "Europe/London"),
      Choice(
        testDescription: "a colon", environment: ["TZ": ":Europe/Madrid"], zone: "Europe/Madrid"),
      Choice(testDescription: "an empty TZ", environment: ["TZ": ""], zone: "UTC"),
      Choice(testDescription: "a colon alone", environment: ["TZ": ":"], zone: "UTC"),
      Choice(testDescription: "nothing at all", zone: "UTC"),
      Choice(
        testDescription: "a rule", environment: ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"],
        zone: "CET-1CEST,M3.5.0,M10.5.0/3"),
      Choice(
        testDescription: "a file", environment: ["TZ": "\(folder)/Europe/Madrid"], zone: "local"),
    ])
  func choice(row: Choice) throws {
    let zone = try zones.zone(
      option: row.option, environment: row.environment, configured: row.configured)
    #expect(zone.name == row.zone)
  }

  @Test(
    "an unknown zone is an error that says who asked for it",
    arguments: ["Mars/Olympus_Mons", "", "/nowhere", "/dev/zero", "/dev/null", "CET-1CEST"])
  func unknown(name: String) {
    #expect(throws: UnknownZone(name: name, source: .option)) {
      try zones.zone(option: name, environment: [:])
    }
    #expect(throws: UnknownZone(name: name, source: .configuration)) {
      try zones.zone(option: nil, environment: [:], configured: name)
    }
    guard !name.isEmpty else { return }
    for variable in ["READYDAY_TZ", "TZ"] {
      #expect(throws: UnknownZone(name: name, source: .environment(variable))) {
        try zones.zone(option: nil, environment: [variable: name])
      }
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
      #expect(try zones.zone(option: nil, environment: [:]) == .fixture("Europe/Madrid"))
    }
  }

  @Test("links that run in a circle mean UTC")
  func circle() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "localtime").path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "localtime")
      let zones = SystemZones(folder: Self.folder, localtime: path)
      #expect(try zones.zone(option: nil, environment: [:]) == .utc)
    }
  }

  @Test("a copied file has the right clocks and no name but local")
  func copy() throws {
    let path = Fixtures.url("zones/Pacific/Apia").path
    let zones = SystemZones(folder: Self.folder, localtime: path)
    let zone = try zones.zone(option: nil, environment: [:])
    #expect(zone.name == "local")
    #expect(zone.offset(at: Instant(secondsSince1970: 1_800_000_000)).seconds == 13 * 3600)
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
