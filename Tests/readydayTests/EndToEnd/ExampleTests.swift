import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("The examples of the help pages") struct ExampleTests {
  private let home = try! TemporaryFolder()

  struct Example: Sendable, CustomTestStringConvertible {
    let line: String
    var testDescription: String { line }
  }

  private static let all =
    Set(
      (Help.start + Commands.all.flatMap(\.examples)
        + Commands.actions.flatMap { $0.syntax.examples }).map(\.line)
    ).sorted().map(Example.init)

  /// Programs that examples hand their output to.
  private static let tools = ["man", "unzip"]

  private static let runnable = all.filter { example in
    tools.allSatisfy {
      Tool.has($0) || !(example.line + ".zip").contains($0 == "unzip" ? ".zip " : " \($0) ")
    }
  }

  /// Everything that examples name, where they name it.
  private static func furnish(_ home: TemporaryFolder) throws {
    for name in ["cycle", "recovery", "sleep", "workout"] {
      let text = try Fixtures.text("whoop/\(name).json")
      try home.file("whoop/\(name).json", text)
      try home.file(".local/share/readyday/whoop/\(name).json", text)
    }
    try home.file("whoop.json", Fixtures.text("whoop/sleep.json"))
    try home.file(
      "Downloads/export.zip/export.xml",
      """
      <?xml version="1.0"?><HealthData>
      <Record type="HKQuantityTypeIdentifierRestingHeartRate" unit="count/min" value="52" \
      sourceName="w" startDate="2026-03-09 08:00:00 +0100" endDate="2026-03-09 08:00:00 +0100"/>
      </HealthData>
      """)
    try home.file(
      "Downloads/oura.zip/App Data/sleepmodel.csv",
      """
      bedtime_end;bedtime_start;day;efficiency;total_sleep_duration;type
      2026-03-10T06:00:00.000+01:00;2026-03-09T23:00:00.000+01:00;2026-03-10;93;24000;long_sleep

      """)
    try home.file("work.ics", Fixtures.text("calendars/work.ics"))
    try home.file(".calendars/work/all.ics", Fixtures.text("calendars/work.ics"))
    try home.file(".calendars/team/all.ics", Fixtures.text("calendars/home.ics"))
    try home.file(
      "Downloads/my_whoop_data.zip", try Data(contentsOf: Fixtures.url("whoop-csv.zip")))
    for folder in [
      ".zfunc", ".config/fish/completions", ".local/share/man/man1", ".local/share/man/es/man1",
    ] {
      try FileManager.default.createDirectory(
        atPath: home.path(folder), withIntermediateDirectories: true)
    }
  }

  /// How an example may end on this day: conditions can be false, and data can be asked for that
  /// are not there.
  private static func statuses(_ line: String) -> Set<Int32> {
    if line.hasPrefix("readyday check ") { return [0, 1] }
    if line.contains("--require") { return [0, 3] }
    // What it is about has to be said where several sessions wait, and its id to be one.
    let asksWhich = ["readyday reflect add ", "readyday reflect dismiss "]
    if asksWhich.contains(where: line.hasPrefix) { return [0, 2] }
    // Nobody is there to log in, and nothing is configured to be fetched.
    if line.hasPrefix("readyday sync") { return [0, 4, 5] }
    // The seven questions were not answered.
    let asksFirst = ["readyday body assess", "readyday body programme start"]
    if asksFirst.contains(where: line.hasPrefix) { return [2] }
    // Without a configuration there is nothing to look at yet.
    if line.hasPrefix("readyday doctor") { return [0, 5] }
    // Nobody asks a server here, and no address is configured.
    if line.hasPrefix("readyday sync") { return [5] }
    // The events of that day are others, and nothing was changed yet.
    if line.hasPrefix("readyday correct") || line.hasPrefix("readyday undo") { return [2] }
    return [0]
  }

  @Test("each runs as it is printed", arguments: runnable) func run(example: Example) throws {
    try Self.furnish(home)
    let shell = try #require(Tool("sh"))
    let setting =
      "export READYDAY_NOW=2026-03-10T06:30:00+01:00 READYDAY_TZ=Europe/Madrid VISUAL=true"
    let result = try shell.run(["-c", "\(setting)\n\(example.line)"], in: home)
    #expect(Self.statuses(example.line).contains(result.status), "\(result.errors)")
    #expect(!result.errors.contains("error:") || result.status != 0, "\(result.errors)")
  }

  /// Commands in the articles and the README that name no placeholder, and hand nothing on; those of the help pages
  /// are run anyway.
  private static let ofArticles = Set(((try? articles()) ?? []).flatMap(commands))
    .subtracting(all.map(\.line)).sorted()
    .filter { !$0.contains(/\b[A-Z]+\b/) && !$0.contains(" edit") }.map(Example.init)

  private static func commands(in article: String) -> Set<String> {
    let found = article.matches(of: /(?m)(?:`|^ {4})(readyday [^`\n|>…]*)(?:`|$)/)
    return Set(found.map { String($0.1).replacing(/[ ]+#.*/, with: "") })
  }

  private static func articles() throws -> [String] {
    let folder = Fixtures.repository.appending(path: "Sources/ReadyDayCore/ReadyDayCore.docc")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try
      (files.filter { $0.pathExtension == "md" }
      + [Fixtures.repository.appending(path: "README.md")])
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("those of the articles are understood", arguments: ofArticles)
  func read(example: Example) throws {
    try Self.furnish(home)
    let shell = try #require(Tool("sh"))
    let setting = "export READYDAY_NOW=2026-03-10T06:30:00+01:00 READYDAY_TZ=Europe/Madrid"
    let errors = try shell.run(["-c", "\(setting)\n\(example.line)"], in: home).errors
    for refusal in ["unknown command", "unknown option", "invalid value", "unexpected argument"] {
      #expect(!errors.contains(refusal), "\(errors)")
    }
  }

  @Test("the articles name dozens of commands") func count() {
    #expect(Self.ofArticles.count > 40)
  }
}
