import ReadyDayCore
import Testing

@testable import readyday

/// The flags that a rendering of the option description names.
private struct Flags {
  let name: String
  let language: Language

  private var isEnglish: Bool { language == .english }
  private var commonOptions: String { isEnglish ? "Common options" : "Opciones comunes" }

  private static func flags(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
  }

  var help: Set<String> {
    get throws {
      let page = Help(language: language).page(of: try HelpTests.syntax(name))
      let terms = page.compactMap { $0.firstMatch(of: /^  (?:-., )?(--[a-z-]+)/) }
      let common = page.drop { !$0.hasPrefix(commonOptions) }.prefix { !$0.isEmpty }
      return Set(terms.map { String($0.1) }).union(Self.flags(in: common.joined(separator: " ")))
    }
  }

  var man: Set<String> {
    get throws {
      let text = PrintedManual.text(in: language)
      let sections = text.split(separator: "\n.SS readyday ")
      let section = try #require(sections.first { $0.hasPrefix("\(name) ") })
      let own = try #require(section.split(separator: "\n.SH").first)
      let terms = own.matches(of: /\n\.TP\n\\fB(?:-., )?(--[a-z-]+)/).map { String($0.1) }
      let common = own.split(separator: commonOptions + ":").dropFirst().first ?? ""
      return Set(terms).union(Self.flags(in: common.split(separator: "\n.").first ?? ""))
    }
  }

  var completion: Set<String> {
    let words = name.split(separator: " ").map(String.init) + ["--"]
    let lines = Completion(of: words, Environment([:])).lines
    return Set(lines.compactMap { $0.split(separator: "\t").first.map(String.init) })
  }
}

private enum PrintedManual {
  /// Of the whole program, with hyphens as they are printed.
  static func text(in language: Language) -> String { texts[language] ?? "" }

  /// Made once: every command's row looks into it.
  private static let texts = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      let page = ManPage.whole(in: language)
      return (language, page.text.replacing("\\-", with: "-"))
    })
}

@Suite("Every action") struct EveryActionTests {
  @Test(
    "flags in help, in the manual page and in completion are the same",
    arguments: HelpTests.actions, Language.allCases)
  func flags(name: String, language: Language) throws {
    let flags = Flags(name: name, language: language)
    let known = Set(try HelpTests.syntax(name).options.map(\.flag))
    #expect(try flags.help == known)
    #expect(try flags.man == known)
    #expect(flags.completion == known)
  }

  @Test("what is offered is accepted, and nothing else is") func accepted() throws {
    let flags = Set(Commands.actions.flatMap { $0.syntax.options.map(\.flag) })
    for action in Commands.actions {
      let words = action.syntax.command.split(separator: " ").map(String.init)
      let offered = Flags(name: action.syntax.command, language: .english).completion
      for flag in flags {
        let isKnown: Bool
        do {
          _ = try Invocation(words + [flag], Environment([:]))
          isKnown = true
        } catch let error as UsageError { isKnown = error.message != .unknownOption(flag) } catch {
          isKnown = true
        }
        let isOldName = action.syntax.options.contains {
          $0.aliases.contains(String(flag.dropFirst(2)))
        }
        #expect(
          isKnown == (offered.contains(flag) || isOldName), "\(action.syntax.command) \(flag)")
      }
    }
  }

  @Test(
    "what says where things are is taken by every command about days and training",
    arguments: Commands.groups.prefix(3).flatMap(\.commands).flatMap(\.actions).map(
      \.syntax.command))
  func places(name: String) throws {
    let flags = Set(try HelpTests.syntax(name).options.flatMap(\.flags))
    #expect(flags.isSuperset(of: SharedOptions.places.options.flatMap(\.flags)))
    #expect(flags.isSuperset(of: SharedOptions.language.flags))
  }

  @Test(
    "the manual page explains every option, variable and exit status", arguments: Language.allCases)
  func page(language: Language) {
    let text = PrintedManual.text(in: language)
    for option in Commands.actions.flatMap({ $0.syntax.options }) {
      let usage = Roff.text(option.usage.text(in: language)).replacing("\\-", with: "-")
      #expect(text.contains("\n.TP\n\\fB\(usage)\\fP"))
      guard let variable = option.variable else { continue }
      #expect(text.contains("\n.TP\n.B \(variable)\n"))
    }
    for status in ExitStatus.allCases { #expect(text.contains("\n.TP\n.B \(status.rawValue)\n")) }
  }

  @Test("every variable an option has is among those that are looked at") func variables() {
    let known = Set(Environment.known.map(\.name))
    let options = Commands.actions.flatMap { $0.syntax.options }
    #expect(Set(options.compactMap(\.variable)).isSubset(of: known))
  }

  @Test("a command is listed under its own name")
  func names() { #expect(Commands.names == Commands.all.map(\.name)) }

  @Test("help of an action that is not there names those that are") func unknownAction() throws {
    for line in ["help plan foo", "help plan add foo", "help body program"] {
      let run = try Invocation(line.split(separator: " ").map(String.init), Environment([:])).run
      let context = CommandContext(
        environment: Environment([:]), clock: Instant(secondsSince1970: 0),
        words: RawWords([], Environment([:])), columns: nil)
      let error = #expect(throws: UsageError.self) { try run?(context) }
      #expect(error?.hints.isEmpty == false)
    }
  }

  @Test(
    "what people say is understood",
    arguments: [
      "next week", "week next", "body start", "body test", "what-if cancel 2",
      "what-if move 2=10:00", "what if I skip 2", "y si anulo 2", "last week",
      "la semana que viene", "review last week", "review esta semana", "semana", "sueño",
      "CALENDAR", "ayuda plan", "me encuentro mal", "feel so so", "plan list all", "plan week",
      "plan borrar correr", "reflect 1 --rating 4 --note good", "agenda in 3 days",
      "agenda 12 de marzo", "brief el lunes que viene", "rule add", "config remove calendars work",
      "plan run tomorrow 7am", "sleep last night", "recovery last week", "plan list next week",
      "cancel 2", "tonight", "not mine 3", "email me", "reflect yesterday's run --rating 4",
      "what if I cancel the review", "move 3 to tomorrow", "mueve 3 a mañana", "log run 45m",
      "ran 10k this morning", "plan run thursday 6am 8k", "config show language", "update",
      "sleep 7", "nap", "how did i sleep", "show me the week", "set language es", "skip run today",
      "ignore stand-up", "buenos días", "hrv last 30 days",
    ])
  func spoken(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(throws: Never.self) { try Invocation(words, Environment([:])) }
  }

  @Test(
    "words that name an activity plan it; the value of an option does not",
    arguments: [
      ("--config run", false), ("--config run yoga", true), ("--calendar a.ics run", true),
      ("-- run", true), ("--unknown run", true), ("tomorrow", false),
    ])
  func spoken(line: String, plans: Bool) {
    let action = PlanCommand.command.spoken(line.split(separator: " ").map(String.init))
    #expect(action?.syntax.command == (plans ? "plan add" : nil))
  }

  @Test(
    "options that contradict each other are named together",
    arguments: [
      "brief --json --html", "brief --oneline --long", "brief --quiet --verbose",
      "feel ill --fever --no-fever",
    ])
  func contradicting(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try Invocation(words, Environment([:])) }
    let flags = words.filter { $0.hasPrefix("--") }
    #expect(error?.message == .both(flags[0], flags[1]))
  }
}

@Suite("Completion") struct CompletionTests {
  /// A line up to the cursor, and what fits there.
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let lines: [String]
    var testDescription: String { line }

    init(_ line: String, _ lines: String...) { (self.line, self.lines) = (line, lines) }
  }

  @Test(
    "words that fit, and whether names of files do",
    arguments: [
      Row("agen", "agenda\t\(AgendaCommand.command.summary.text(in: .english))"),
      Row("brief --format ma", "markdown", "mail"), Row("--format ht", "html"),
      Row("brief --format=ma", "--format=markdown", "--format=mail"),
      Row("brief --format = ma", "markdown", "mail"),
      Row("brief --hide hrv,st", "hrv,strain"), Row("brief --hide strain,strai"),
      Row("brief --hide \u{1B},st"),
      Row("brief --whoop a b", ":files"), Row("brief --output ", ":files"),
      Row("brief --quiet to", "today", "tomorrow"), Row("brief extra "), Row("nothing "),
      Row("plan ex", "export\twrite the plans as JSON or a calendar"),
      Row("plan activities jiu", "jiu_jitsu"),
      Row("plan import ", ":files"), Row("plan add --repeat w", "weekly"),
      Row("plan edit x --skip tom", "tomorrow"), Row("plan add --intensity h", "hard"),
      Row("reflect du", "due\tlist the sessions to look back on"),
      Row("reflect ra", "rate\tsay how the latest session was"),
      Row("reflect 4 --stri", "--strict\tfail if anything is skipped"),
      Row("plan delete --ye", "--yes\tdon't ask for confirmation"),
      Row("data ex", "export\twrite a copy of everything"),
      Row("body programme sto", "stop\tend the programme"), Row("data export ", ":folders"),
      Row(
        "data erase ", "plans", "reflections", "feelings", "body", "whoop", "oura", "fitbit",
        "garmin", "intervals-icu", "apple-health", "calendars"),
      Row("import w", "whoop"),
      Row("import whoop a ", ":files"),
      Row("explain --lang en sl", "sleep", "sleep-debt"), Row("config -- show -"),
    ])
  func offers(row: Row) {
    let words = row.line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let lines = Completion(of: words, Environment([:])).lines
    #expect(lines == row.lines)
  }

  @Test(
    "meanings are in the language of the reader",
    arguments: [
      (["ag"], ["READYDAY_LANG": "es"]), (["ag"], ["LANG": "es_ES.UTF-8"]),
    ])
  func language(words: [String], variables: [String: String]) {
    let completion = Completion(of: words, Environment(variables))
    #expect(completion.lines == ["agenda\t\(AgendaCommand.command.summary.text(in: .spanish))"])
  }

  @Test("a language typed before counts too") func typedLanguage() {
    let completion = Completion(of: ["brief", "--lang", "es", "--quie"], Environment([:]))
    #expect(completion.lines == ["--quiet\tsolo errores, sin avisos"])
  }
}
