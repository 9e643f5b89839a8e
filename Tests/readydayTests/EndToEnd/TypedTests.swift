import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// What people type: it does what they mean, or is refused with the command that does.
@Suite("what people type")
struct TypedTests {
  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  @Test(
    "other words for a command are that command",
    arguments: [
      ("what's tomorrow", "brief tomorrow"), ("what should i do", "brief"),
      ("qué tengo hoy", "brief hoy"), ("sleep this week", "trends sleep week"),
      ("recovery last week", "trends recovery last week"), ("sleep last night", "sleep"),
      ("sleep last 7 days", "trends sleep last 7 days"), ("sleep last monday", "sleep last monday"),
      ("rhr this month", "trends resting-hr this month"),
      ("how does tomorrow look", "brief tomorrow"), ("next meeting", "next --kind meeting"),
      ("cuándo es mi próxima reunión", "next --kind meeting"),
      ("cuándo puedo entrenar", "windows"), ("free time", "agenda"),
      ("este fin de semana", "agenda saturday --days 2"), ("month", "trends --weeks 4"),
      ("compare this week with last week", "review week"), ("tengo fiebre", "feel ill --fever"),
      ("why am i red", "explain recovery"), ("why A", "explain A"), ("taper", "week --plan"),
      ("trip", "explain place"),
      ("a qué hora me acuesto", "explain tonight"), ("corrige 2 ignore", "correct 2 ignore"),
      ("apunta yoga 30 min", "plan add yoga 30 min"),
      ("when is the dentist", "agenda search dentist"),
      ("busca dentista", "agenda search dentista"), ("how much did i sleep", "sleep"),
      ("rhr", "trends resting-hr"), ("steps", "trends steps"), ("what's my recovery", "recovery"),
      ("what did i do last week", "review last week"),
      ("cancela la reunión", "what-if --drop reunión"), ("my day", "brief"),
      ("agenda this week", "week"),
      ("cómo está mi recuperación", "recovery"),
    ])
  func understood(typed: String, meant: String) {
    let found = Synonyms.ofCommands.replacing(Self.words(typed))
    #expect(found == Self.words(meant).map { $0.replacing("_", with: " ") })
    #expect(throws: Never.self) { try Invocation(Self.words(typed), Environment([:])) }
  }

  @Test(
    "what may do harm, or another thing, is refused with what is meant",
    arguments: [
      ("race", ["week --plan", "agenda --days 28", "correct EVENT kind race"]),
      ("mi carrera", ["week --plan", "agenda --days 28", "correct EVENT kind race"]),
      ("race 10k sunday", ["plan add race 10k sunday"]), ("export csv", ["trends --format csv"]),
      ("sore throat", ["feel ill --no-fever", "feel ill --fever"]),
      ("free tomorrow afternoon", ["agenda tomorrow", "windows tomorrow --prefer afternoon"]),
      ("weight", ["trends"]), ("por qué", ["explain A", "explain recovery"]),
      ("remove the run", ["plan remove the run"]), ("borra mis datos", ["data erase"]),
      ("export everything", ["data export ~/readyday-data"]),
      ("headache", ["feel ill --no-fever", "feel tired"]),
    ])
  func refused(typed: String, hints: [String]) {
    let error = #expect(throws: UsageError.self) {
      try Invocation(Self.words(typed), Environment([:]))
    }
    #expect(error?.hints == hints.map { .trying("readyday \($0)") })
  }

  @Test("a question's marks are not part of its words; behind a command they stay")
  func marks() throws {
    for line in ["¿qué tengo hoy?", "¿cuándo puedo entrenar?", "what's next?"] {
      #expect(throws: Never.self) { try Invocation(Self.words(line), Environment([:])) }
    }
    let error = #expect(throws: UsageError.self) {
      try Invocation(["agenda", "hoy?"], Environment([:]))
    }
    #expect(error?.message == .unreadable("hoy?", origin: "agenda"))
  }

  private static func run(at home: TemporaryFolder, _ line: String) throws -> Program.Result {
    var program = Program(words(line))
    program.environment["HOME"] = home.url.path
    return try program.run()
  }

  @Test("a calendar is added once, and one that is not there is refused")
  func calendars() throws {
    try TemporaryFolder.with { home in
      try home.file("work.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR\n")
      let path = home.path("work.ics")
      let added = try Self.run(at: home, "add calendar \(path)")
      #expect(added.status == 0 && added.output.hasSuffix("calendars: [\"~/work.ics\"]\n"))
      let again = try Self.run(at: home, "add calendar \(path)")
      #expect(again.status == 0 && again.output.isEmpty)
      #expect(again.errors == "readyday: calendars already has ~/work.ics\n")
      #expect(try Self.run(at: home, "config get calendars").output == "~/work.ics\n")
      let missing = try Self.run(at: home, "add calendar \(home.path("team.ics")) --lang es")
      #expect(missing.status == 2)
      #expect(missing.errors.contains("calendars: no existe ese archivo o carpeta: ~/team.ics\n"))
      for isNew in [true, false] {
        let feed = try Self.run(at: home, "config add calendars https://example.test/a.ics")
        #expect(feed.output.isEmpty != isNew)
        #expect(feed.errors.contains("calendars already has https://example.test") != isNew)
      }
    }
  }

  @Test(
    "a length that is taken from a distance is said",
    arguments: [
      ("log run 5k", "\n  30 min is the usual length of 5k; plan edit changes it\n"),
      ("plan add bici 40 km --json --lang es", "\"1 h 40 min es lo habitual en 40 km; "),
      ("log run 5k 28m", "28 min, moderate\n"),
    ])
  func distance(line: String, said: String) throws {
    try TemporaryFolder.with { home in
      let output = try Self.run(at: home, line).output
      #expect(output.contains(said))
      #expect(output.contains("usual") == said.contains("usual") || line.hasSuffix("es"))
    }
  }

  @Test("the next event of a kind is not another one")
  func kind() throws {
    let options = "--calendar calendars --tz Europe/Madrid --now 2026-03-11T06:00:00+01:00"
    func next(_ words: String) throws -> String {
      try Program(Self.words("next \(words) \(options)")).run().output
    }
    #expect(try next("").hasPrefix("07:00–08:00  low  Gym"))
    #expect(try next("--kind meeting").hasPrefix("09:15–09:30  low  Stand-up"))
    #expect(try next("meeting") == next("--kind meeting"))
  }

  @Test(
    "what is an event and no plan is not changed, and the command that tries it is named",
    arguments: [
      ("add meeting", "what-if --add \"meeting=10:00\""), ("skip gym today", "what-if --drop gym"),
      ("apunta dentista mañana 17:00", "what-if --add \"dentista=10:00\""),
      ("plan move gym 18:00", "what-if --move \"gym=18:00\""),
    ])
  func events(line: String, hint: String) throws {
    try TemporaryFolder.with { home in
      let result = try Self.run(at: home, line)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.contains("calendars are never edited"), "\(result.errors)")
      #expect(result.errors.contains("try: readyday \(hint)\n"), "\(result.errors)")
    }
  }

  @Test("an event that is moved in words stays where it is, and a plan is moved by plan edit")
  func moved() throws {
    try TemporaryFolder.with { home in
      let options = "--calendar calendars --tz Europe/Madrid --now 2026-03-11T06:00:00+01:00"
      let tried = try Self.run(at: home, "mueve el gym a las 18 \(options)")
      #expect(tried.output.contains("07:00–08:00 → 18:00–19:00"), "\(tried.errors)")
      #expect(tried.output.contains("Your calendar has not been changed."))
      #expect(try Self.run(at: home, "plan add yoga today 12:00 \(options)").status == 0)
      let plan = try Self.run(at: home, "mueve yoga a las 18 \(options)")
      #expect(plan.status == 2 && plan.errors.contains("try: readyday plan edit yoga"))
    }
  }

  @Test("a movement is shown without show")
  func movement() throws {
    let shown = try Program(["body", "show", "push-up"]).run()
    #expect(shown.status == 0)
    #expect(try Program(["body", "pushup"]).run().output == shown.output)
  }

  @Test(
    "an error is JSON wherever output is", arguments: ["--json", "-f json", "--format json"])
  func errors(format: String) throws {
    let result = try Program(Self.words("agenda nosuchday \(format)")).run()
    #expect(result.status == 2 && result.errors.hasPrefix("{\"error\":"))
  }

  @Test(
    "a value or key of the configuration that is nearly right gets a suggestion",
    arguments: [
      ("tz Europe/Madrid", "config set: unknown key \"tz\"", "time_zone"),
      ("sleep.target 8", "sleep.target: invalid value \"8\"", "8h"),
      ("day.waking 6:30-23", "day.waking: invalid value \"6:30-23\"", "06:30-23:00"),
      ("units miles", "units: invalid value \"miles\"", "imperial"),
    ])
  func nearly(words: String, error: String, guess: String) throws {
    try TemporaryFolder.with { home in
      let result = try Self.run(at: home, "config set \(words)")
      #expect(result.status == 2 && result.errors.contains(error))
      #expect(result.errors.contains("did you mean \"\(guess)\"?"))
    }
  }

  @Test("undo takes no option that would do nothing")
  func strict() throws {
    #expect(try Program(["undo", "--strict"]).run().errors.contains("unknown option --strict"))
  }
}
