import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// The address of a calendar is its password, also where somebody types it in the wrong place.
@Suite("an address where none is expected") struct MisplacedAddressTests {
  private let home = try! TemporaryFolder()
  private static let address = "https://u:hunter2@cal.example.test/hunter2.ics"
  private static let file = ".config/readyday/config.json5"

  private static func run(
    at home: TemporaryFolder, _ words: [String], _ environment: [String: String] = [:]
  ) throws -> Program.Result {
    var program = Program(words, ["HOME": home.url.path])
    program.environment.merge(environment) { $1 }
    return try program.run()
  }

  @Test("config set keeps it as an address, and no command shows it") func calendars() throws {
    var said = ""
    for words in [
      ["config", "add", "calendars", Self.address], ["config", "get", "calendars"],
      ["config", "set", "sync_whoop.secret_command", "echo", "hunter2"],
      ["config", "get", "sync_whoop.secret_command"], ["config", "show"], ["brief"], ["doctor"],
      ["sync", "status"], ["config", "set", "whoop", Self.address],
    ] {
      let result = try Self.run(at: home, words)
      said += result.output + result.errors
    }
    let text = try String(contentsOfFile: home.path(Self.file), encoding: .utf8)
    #expect(text.contains(#"url: "\#(Self.address)""#) && !text.contains("whoop: [\"/"))
    #expect(said.contains("cal.example.test") && !said.contains("hunter2"), "\(said)")
  }

  @Test(
    "an error does not show it",
    arguments: [
      ["brief", address], ["sync", address], ["--config", address, "brief"], [address],
      ["brief", "--calendar", address], ["brief", "--date", address], ["import", "whoop", address],
    ])
  func errors(words: [String]) throws {
    let result = try Self.run(at: home, words)
    #expect(result.status != 0 && !(result.output + result.errors).contains("hunter2"))
  }

  @Test(
    "what is nearly an address is no path, and is not shown",
    arguments: [
      "htps://u:hunter2@cal.example.test/x.ics", "caldav://u:hunter2@cal.example.test/",
      "u:hunter2@cal.example.test/x.ics", #"{"url": "https://u:hunter2@cal.example.test/"#,
    ])
  func nearly(word: String) throws {
    for words in [["config", "add", "calendars", word], ["brief", "--calendar", word]] {
      let result = try Self.run(at: home, words)
      #expect(result.status != 0 && !(result.output + result.errors).contains("hunter2"))
    }
    #expect(try Self.run(at: home, ["config", "get", "calendars"]).output.isEmpty)
    let spaced = " " + Self.address
    let added = try Self.run(at: home, ["config", "add", "calendars", spaced])
    #expect(added.status == 0 && !added.output.contains("hunter2"))
  }

  @Test("a calendar without a name is called by the program that prints its address")
  func command() throws {
    try home.file(
      Self.file, #"{calendars: [{url_command: ["/bin/echo", "http://127.0.0.1:1/hunter2"]}]}"#)
    let result = try Self.run(at: home, ["sync", "calendars"])
    #expect(result.output.hasPrefix("echo "))
    #expect(!(result.output + result.errors).contains("hunter2"))
  }

  @Test("no command shows it, wherever it was put", arguments: Commands.names)
  func everyCommand(name: String) throws {
    let files = [
      #"{calendars: ["\#(Self.address)"], whoop: ["\#(Self.address)"]}"#,
      #"{calendars: [{url_command: ["/bin/echo", "http://127.0.0.1:1/hunter2"]}]}"#,
    ]
    for file in files {
      try TemporaryFolder.with { home in
        try home.file(Self.file, file)
        for words in [[name], [name, Self.address], [name, "--calendar", Self.address]] {
          let result = try Self.run(at: home, words, ["READYDAY_CALENDAR": Self.address])
          #expect(!(result.output + result.errors).contains("hunter2"), "\(words) \(result)")
        }
      }
    }
  }

  @Test("a whole disk is not searched") func disk() throws {
    let folder = home.path("much")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 0...20_000 {
      _ = FileManager.default.createFile(atPath: "\(folder)/\(number)", contents: nil)
    }
    let result = try Self.run(at: home, ["brief", "--calendar", folder])
    #expect(result.errors.contains("stopped searching \(folder): too much in it"))
  }
}
