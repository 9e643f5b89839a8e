import Foundation
import TestSupport
import Testing

@Suite("Completions and the manual page, in the programs they are for") struct ShellTests {
  /// A line up to the cursor, and what a shell must offer there.
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let offer: [String]
    var testDescription: String { line }
  }

  private static let cases = [
    Case(line: "readyday br", offer: ["brief"]),
    Case(line: "readyday brief --fo", offer: ["--format"]),
    Case(line: "readyday brief --format j", offer: ["json"]),
    Case(line: "readyday --format ma", offer: ["mail", "markdown"]),
    Case(line: "readyday brief --lang ", offer: ["en", "es"]),
    Case(line: "readyday brief --color ", offer: ["always", "auto", "never"]),
    Case(line: "readyday brief --hide hrv,st", offer: ["hrv,strain"]),
    Case(line: "readyday brief --whoop first.json sec", offer: ["second.json"]),
    Case(line: "readyday brief --whoop first.json --qui", offer: ["--quiet"]),
    Case(line: "readyday brief --tz Europe/Mad", offer: ["Europe/Madrid"]),
    Case(line: "readyday plan add --repeat d", offer: ["daily"]),
    Case(line: "readyday brief --date tom", offer: ["tomorrow"]),
    Case(line: "readyday explain --lang en sl", offer: ["sleep", "sleep-debt"]),
    Case(line: "readyday schema ag", offer: ["agenda"]),
    Case(
      line: "readyday config ",
      offer: ["add", "check", "edit", "get", "path", "set", "show", "unset"]),
    Case(line: "readyday completions ", offer: ["bash", "fish", "zsh"]),
    Case(line: "readyday import wh", offer: ["whoop"]),
    Case(line: "readyday import whoop sec", offer: ["second.json"]),
    Case(line: "readyday help what", offer: ["what-if"]),
    Case(line: "readyday --vers", offer: ["--version"]),
  ]

  private static func withScript<Result>(
    _ shell: String, _ body: (TemporaryFolder) throws -> Result
  ) throws -> Result {
    try TemporaryFolder.with { folder in
      let script = try Program(["completions", shell]).run()
      #expect(script.status == 0 && script.errors.isEmpty)
      try folder.file("script", script.output)
      try folder.file("first.json", "")
      try folder.file("second.json", "")
      return try body(folder)
    }
  }

  @Test(
    "the scripts are read by their shells without complaint",
    arguments: ["bash", "zsh", "fish"].filter(Tool.has))
  func syntax(shell: String) throws {
    try Self.withScript(shell) { folder in
      let result = try #require(Tool(shell)).run(["-n", "script"], in: folder)
      #expect(result.status == 0 && result.errors.isEmpty && result.output.isEmpty)
    }
  }

  @Test("bash completes commands, options and values", .enabled(if: Tool.has("bash")))
  func bash() throws {
    try Self.withScript("bash") { folder in
      for row in Self.cases {
        try folder.file(
          "try",
          """
          source ./script
          COMP_WORDS=(\(row.line)\(row.line.hasSuffix(" ") ? "''" : ""))
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _readyday
          printf '%s\\n' "${COMPREPLY[@]}"
          """)
        let result = try #require(Tool("bash")).run(["--norc", "try"], in: folder)
        let offer = result.output.split(separator: "\n").map(String.init).sorted()
        #expect(offer == row.offer, "\(row.line)")
        #expect(result.errors.isEmpty)
      }
    }
  }

  @Test("bash completes what stands behind an equals sign", .enabled(if: Tool.has("bash")))
  func equalsSign() throws {
    try Self.withScript("bash") { folder in
      let script = "source ./script; COMP_WORDS=(readyday brief --format = js); COMP_CWORD=4;"
      let result = try #require(Tool("bash")).run(
        ["--norc", "-c", "\(script) _readyday; echo ${COMPREPLY[@]}"], in: folder)
      #expect(result.output == "json\n")
    }
  }

  @Test("fish completes commands, options and values", .enabled(if: Tool.has("fish")))
  func fish() throws {
    try Self.withScript("fish") { folder in
      for row in Self.cases {
        let result = try #require(Tool("fish")).run(
          ["--no-config", "-c", "source script; complete -C '\(row.line)'"], in: folder)
        let lines = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
        #expect(lines.map(String.init).sorted() == row.offer, "\(row.line)")
        #expect(result.errors.isEmpty)
      }
    }
  }

  @Test(
    "the manual page is read without a warning", .enabled(if: Tool.has("man")),
    arguments: ["en", "es"])
  func man(language: String) throws {
    try Self.withPage(language) { folder in
      let result = try #require(Tool("man")).run(
        ["--warnings", "-E", "UTF-8", "-l", "readyday.1"], in: folder)
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output.contains(language == "en" ? "COMMANDS" : "COMANDOS"))
    }
  }

  @Test(
    "mandoc finds nothing to correct in the manual page", .enabled(if: Tool.has("mandoc")),
    arguments: ["en", "es"])
  func mandoc(language: String) throws {
    try Self.withPage(language) { folder in
      let result = try #require(Tool("mandoc")).run(["-T", "lint", "readyday.1"], in: folder)
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    }
  }

  private static func withPage(
    _ language: String, _ body: (TemporaryFolder) throws -> Void
  ) throws {
    try TemporaryFolder.with { folder in
      let page = try Program(["man", "--lang", language]).run()
      #expect(page.status == 0 && page.errors.isEmpty)
      try folder.file("readyday.1", page.output)
      try body(folder)
    }
  }
}
