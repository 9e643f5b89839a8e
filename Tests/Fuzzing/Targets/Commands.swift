// Seeds: Fixtures/calendars Fixtures/whoop Fixtures/apple-health Fixtures/training Tests/Fuzzing/Seeds/Stores
// Sources: Sources/readyday Sources/ReadyDayCore/Messages

@testable import ReadyDayCore
@testable import readyday

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Any bytes as a file that is named to the program, through whole commands: each ends with an answer
/// or a failure that can be shown as what it was asked for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCommands(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let lines = input.takeChoice(Lines.all)
  let language = input.takeChoice(Language.allCases)
  let width = input.takeChoice([40, 80])
  let desk = Desk(input.bytes)
  for line in lines {
    let words = line.split(separator: " ").map { $0 == "FILE" ? desk.file : String($0) }
    desk.run(words + ["--lang", language.code, "--width", "\(width)"], width: width)
  }
  return 0
}

private enum Lines {
  private static let calendars =
    [
      "brief", "brief --format json", "brief --format markdown", "brief --format html",
      "brief --format mail --to ana@example.test --subject full", "brief --format ics", "agenda",
      "agenda --days 9", "agenda --format json", "week", "week --format json", "windows",
      "windows --format ics", "next --format json", "alerts --within 12h", "explain load",
      "explain 1 --format json", "what-if --drop 1", "check --load >1",
      "brief --strict --hide titles",
    ].map { ["\($0) --calendar FILE"] }

  private static let health = [
    "brief --format json", "brief --oneline", "recovery", "recovery --format json --days 30",
    "sleep", "sleep --format json", "score", "score --format json", "workout",
    "workout --format json", "explain recovery", "week --hide recovery,hrv",
  ].map { ["\($0) --whoop FILE"] }

  /// Those that keep something, and what is then made of it.
  private static let kept = [
    ["import whoop FILE", "brief", "workout", "import whoop FILE --format json"],
    ["import apple-health FILE", "score", "recovery --days 30", "sleep", "workout"],
    ["plan import FILE", "plan list --from 2026-03-01 --to 2026-03-31", "brief"],
    ["plan import FILE --format json", "plan export --format ics", "plan list --format json"],
    ["plan import FILE", "plan export --format json", "reflect list", "data export DIR"],
  ]

  static let all = calendars + health + kept
}

/// A folder with one file, a moment, and nothing else.
private struct Desk {
  private let folder: String
  private let surroundings: CommandContext

  var file: String { "\(folder)/file" }

  init(_ bytes: [UInt8]) {
    let process = ProcessInfo.processInfo
    let place = process.environment["READYDAY_FUZZING"] ?? "/tmp"
    folder = "\(place)/\(process.processIdentifier)"
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let environment = Environment([
      "XDG_DATA_HOME": folder, "TZ": "Europe/Madrid", "LC_ALL": "C.UTF-8",
      "TZDIR": process.environment["TZDIR"] ?? "/usr/share/zoneinfo",
    ])
    let clock = Instant(secondsSince1970: 1_773_120_600)  // 2026-03-10T06:30:00+01:00
    surroundings = CommandContext(
      environment: environment, clock: clock, words: RawWords([], environment), columns: nil)
    let isWritten = FileManager.default.createFile(atPath: file, contents: Data(bytes))
    promise(isWritten, "nowhere to write: \(file)")
  }

  func run(_ line: [String], width: Int) {
    let words = line.map { $0 == "DIR" ? "\(folder)/export" : $0 }
    do {
      guard let run = try Invocation(words, surroundings.environment).run else { return }
      let answer = try run(surroundings)
      check(answer.notices)
      check(answer.text.whole, of: words, width: width)
    } catch {
      let error = Failure(of: error)
      let text = Promises.text(of: error)
      promise(error.status != .usage || words[0] != "brief", "\(words): \(text)")
      Promises.isSayable(error)
    }
  }

  private func check(_ notices: [StyledLine]) {
    Promises.isHarmless(TextStyle.encodeVerbatim(notices))
  }

  private func check(_ text: String, of words: [String], width: Int) {
    let format = words.firstIndex(of: "--format").map { words[$0 + 1] } ?? "text"
    switch format {
    case "json": if !text.isEmpty { Promises.isJSON(text) }
    case "html": Promises.isQuietPage(text)
    case "markdown": Promises.isPlainMarkdown(text)
    case "mail": Promises.isQuietPage(ReadMail(text).parts[1])
    case "ics":
      promise(text.isEmpty || text.hasSuffix("END:VCALENDAR\r\n"), "cut short: \(text)")
      Promises.isHarmless(text.replacing("\r\n", with: "\n"))
    default:
      Promises.isHarmless(text)
      // Bars and notifications cut lines themselves; paths are shown whole.
      let isCut = ["next", "alerts", "import", "data"].contains(words[0])
      if !isCut, !words.contains("--oneline") { Promises.fits(text, width: width) }
    }
  }
}
