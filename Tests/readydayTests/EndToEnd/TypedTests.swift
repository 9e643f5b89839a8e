import Foundation
import ReadyDayCore
import Testing

@testable import readyday

/// What people type: it does what they mean, or is refused with the command that does.
@Suite("what people type") struct TypedTests {
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
      ("cuándo puedo entrenar", "windows"), ("when can i run", "windows"),
      ("cuándo puedo correr mañana", "windows mañana"), ("próxima", "next"),
      ("free time", "agenda"),
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
      ("week next week", "week next week"), ("week this week", "week this week"),
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
      ("cancel plan 1", ["plan skip 1", "plan remove 1"]),
      ("health", ["recovery", "feel", "body profile"]),
      ("salud", ["recovery", "feel", "body profile"]),
    ])
  func refused(typed: String, hints: [String]) {
    let error = #expect(throws: UsageError.self) {
      try Invocation(Self.words(typed), Environment([:]))
    }
    #expect(error?.hints == hints.map { .trying("readyday \($0)") })
  }

  @Test("a value over a time, and a session at an hour, are read to the end") func read() throws {
    for said in ["this month", "last week", "últimos 30 días", "last 2 weeks", "la semana pasada"] {
      var arguments = Arguments(environment: Environment([:]))
      for word in ["resting-hr"] + Self.words(said) { arguments.add(operand: word) }
      let given = arguments
      #expect(throws: Never.self) { try TrendQuery(given) }
    }
    for (line, hour) in [("a run for tomorrow at 7", 7), ("correr mañana a las 19", 19)] {
      let session = try SessionOperands(Self.words(line), in: .english)
      #expect(session.start?.hour == hour && session.date == .daysFromToday(1))
      #expect(try session.activity()?.activity == .running)
    }
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
}
