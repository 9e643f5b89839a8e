import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// The README, and the articles that tell its readers more.
@Suite("The README") struct ReadmeTests {
  private let folder = try! TemporaryFolder()
  private static let articles = [
    "YourData", "EveryMorning", "Configuring", "PlansAndReflections", "Scripts",
  ]

  /// One behind the other, in the order in which a newcomer reads them.
  private static func text() throws -> String {
    let folder = "Sources/ReadyDayCore/ReadyDayCore.docc/"
    return try (["README.md"] + articles.map { folder + $0 + ".md" }).map {
      try String(contentsOf: Fixtures.repository.appending(path: $0), encoding: .utf8)
    }.joined(separator: "\n")
  }

  /// The blocks fenced as `kind`, without their fences.
  private static func blocks(_ kind: String) throws -> [String] {
    try text().matches(of: /(?m)^ *```(\w*)\n((?s).*?)^ *```$/).filter { $0.1 == kind }
      .map { String($0.2) }
  }

  @Test("its sample is what its first command prints, in whatever zone the computer is")
  func sample() throws {
    let sample = try #require(try Self.blocks("").first)
    let command = try #require(
      try Self.text().firstMatch(of: #/    swift run readyday (brief .*)\n/#)?.1)
    var program = Program(command.split(separator: " ").map(String.init), in: Fixtures.repository)
    for zone in ["America/New_York", "Pacific/Apia"] {
      program.environment.merge(["TZ": zone, "COLUMNS": "80"]) { $1 }
      #expect(try program.run().output == sample)
    }
  }

  @Test("its configuration can be followed") func configuration() throws {
    try folder.file("config.json5", try #require(try Self.blocks("json5").first))
    let check = try Program(["config", "check", "--config", folder.path("config.json5")]).run()
    // The paths in it lead nowhere here.
    #expect(check.status == 4 && !check.errors.contains("error"), "\(check.errors)")
  }

  @Test("its table of exit statuses is the program's") func statuses() throws {
    let text = try Self.text().replacing("`", with: "")
    for status in ExitStatus.allCases {
      #expect(text.contains("| \(status.rawValue) | \(status.meaning.text(in: .english)) |"))
    }
  }

  @Test("every command it names is one, and none is left out") func commands() throws {
    let text = try Self.text()
    let named = Set(text.matches(of: /readyday ([a-z][a-z-]+)(?: |`|$)/).map { String($0.1) })
    let words: Set = ["reads", "is", "alone", "tomorrow", "from"]
    #expect(named.subtracting(words).isSubset(of: Set(Commands.names)))
    for name in Commands.names { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  /// What is typed: without what it is piped into, and without the words that explain it.
  private static func typed() throws -> [String] {
    try text().split(separator: "\n").filter { $0.hasPrefix("    readyday ") }.map { line in
      line.split(separator: "  #")[0].split(separator: "| jq")[0].replacing("…", with: "")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("every command line it prints runs, in its order, on data like those it speaks of")
  func commandLines() throws {
    let lines = try Self.typed()
    #expect(lines.count > 15)
    try TemporaryFolder.with { home in
      try home.file(".config/fish/completions/other.fish", "")
      try home.file("Downloads/other.txt", "")
      let files = FileManager.default
      try files.copyItem(
        at: Fixtures.url("whoop-csv.zip"),
        to: URL(filePath: home.path("Downloads/my_whoop_data.zip")))
      for folder in ["calendars", ".calendars"] {
        try files.copyItem(at: Fixtures.url("calendars"), to: URL(filePath: home.path(folder)))
      }
      let shell = try #require(Tool("sh"))
      let folder = Program.executable.deletingLastPathComponent().path
      for line in lines {
        var program = Program(["-c", line])
        program.executable = URL(filePath: shell.path)
        program.environment = [
          "HOME": home.url.path, "PATH": "\(folder):/usr/bin:/bin", "TZ": "Europe/Madrid",
          "READYDAY_NOW": "2026-03-10T21:00:00+01:00",
        ]
        let result = try program.run()
        #expect(result.status == 0, "\(line): \(result.errors)")
      }
    }
  }

  @Test("its property list is one") func propertyList() throws {
    let data = Data(try #require(try Self.blocks("xml").first).utf8)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let words = (list as? [String: Any])?["ProgramArguments"] as? [String]
    #expect(words?.dropFirst().first == "brief")
  }

  @Test("its units are taken by systemd", .enabled(if: Tool.has("systemd-analyze")))
  func units() throws {
    let units = try Self.blocks("ini").filter { $0.hasPrefix("[Unit]") }
    let names = ["readyday", "readyday-alerts"].flatMap { ["\($0).service", "\($0).timer"] }
    #expect(units.count == names.count)
    for (name, unit) in zip(names, units) {
      // Where the program would be installed, there must be one.
      try folder.file(name, unit.replacing("%h/.local/bin/readyday", with: Program.executable.path))
    }
    let verify = ["systemd-analyze", "verify", "--user", "--man=no"]
    let result = try #require(Tool("env")).run(
      ["XDG_RUNTIME_DIR=\(folder.url.path)"] + verify + names.map { "./\($0)" }, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(!names.contains { result.errors.contains($0) }, "\(result.errors)")
  }

  @Test("its cron line prints a brief in cron's environment") func cron() throws {
    let line = try #require(
      try Self.text().split(separator: "\n").first { $0.hasSuffix("brief --skip-empty") })
    let command = line.drop { $0 != "$" }.replacing("$HOME/.local/bin/", with: "")
    try TemporaryFolder.with { home in
      try home.file(
        ".config/readyday/config.json5",
        """
        {whoop: ["\(Fixtures.url("whoop").path)"],
         calendars: [{path: "\(Fixtures.url("calendars").path)"}]}
        """)
      let shell = try #require(Tool("sh"))
      var program = Program(["-c", "\(command) --date 2026-03-10"])
      program.executable = URL(filePath: shell.path)
      let folder = Program.executable.deletingLastPathComponent().path
      program.environment = ["HOME": home.url.path, "PATH": "\(folder):/usr/bin:/bin"]
      let result = try program.run()
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output.contains("Board review"))
      let ours = result.output.replacing("1:1 Lucía", with: "").replacing("Café", with: "")
      #expect(ours.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
