import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("WHOOP's journal") struct JournalTests {
  private static let head =
    "Cycle start time,Cycle end time,Cycle timezone,Question text,Answered yes,Notes\n"

  private func archive(_ text: String, readsJournal: Bool = true) -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    archive.readsJournal = readsJournal
    archive.add([UInt8](text.utf8), from: "journal_entries.csv")
    return archive
  }

  @Test("a row is a question, its answer, and the cycle it was answered in") func row() throws {
    let archive = archive(
      Self.head
        + "2026-03-09 23:10:00,2026-03-10 22:50:00,UTC+01:00,Have any alcoholic drinks?,true,\"two, late\"\n"
    )
    let answer = try #require(archive.records.journal.first)
    #expect(archive.records.journal.count == 1)
    #expect(answer.isYes && answer.question == "Have any alcoholic drinks?")
    #expect(answer.cycleStart.reading(at: answer.offset).description == "2026-03-09T23:10:00")
    #expect(answer.likelyMorning.description == "2026-03-10")
    #expect(archive.isWhole && archive.skippedCount == 0)
  }

  @Test("the answer stands behind the question whatever its header is called") func headers() {
    let spanish =
      "Hora de inicio del ciclo,Hora de finalización del ciclo,Zona horaria del ciclo,"
      + "Texto de la pregunta,Respondió \"Sí\",Notas\n"
      + "2026-03-09 23:10:00,,UTC+01:00,¿Café?,true,\n"
    #expect(archive(spanish).records.journal.map(\.isYes) == [true])
    let unknown = spanish.replacing("Respondió \"Sí\"", with: "Svarat ja")
    #expect(archive(unknown).records.journal.map(\.isYes) == [true])
  }

  @Test("nobody who does not ask for it pays for it, and a broken row costs itself") func lazy() {
    let text = Self.head + "2026-03-09 23:10:00,,UTC+01:00,Coffee?,perhaps,\n"
    #expect(archive(text, readsJournal: false).skippedCount == 0)
    let read = archive(text + "2026-03-09 23:10:00,,UTC+01:00,Tea?,false,\n")
    #expect(read.skippedCount == 1 && !read.isWhole)
    #expect(read.records.journal.map(\.question) == ["Tea?"])
  }

  @Test("what is kept of it reads as it was, the newer answer over the older") func kept() throws {
    let first = archive(
      Self.head + "2026-03-09 23:10:00,,UTC+01:00,\"Sauna, or \"\"hammam\"\"?\",false,\n"
        + "2026-03-08 23:10:07,,UTCZ,Tea?,false,\n")
    let again = archive(
      Self.head + "2026-03-09 23:10:00,,UTC+01:00,\"Sauna, or \"\"hammam\"\"?\",true,\n")
    let stored = StoredWhoop(stored: first, added: again)
    let text = try #require(stored.files.first { $0.name == StoredWhoop.journalFile }).text
    let read = archive(text).records.journal
    #expect(read.count == 2)
    #expect(read.first { $0.question == "Sauna, or \"hammam\"?" }?.isYes == true)
    #expect(read.first { $0.question == "Tea?" }?.cycleStart.secondsSince1970 == 1_773_011_407)
    let tally = try #require(stored.tallies.first { $0.kind == "journal" }).tally
    #expect(tally.updated == 1 && tally.unchanged == 1 && tally.new == 0)
  }

  @Test("an API's records make no journal file") func none() {
    let stored = StoredWhoop(stored: .ofEverything, added: .ofEverything)
    #expect(!stored.files.contains { $0.name == StoredWhoop.journalFile })
  }

  @Test("an answer belongs to the morning of its cycle's night, and both ways is neither")
  func mornings() throws {
    // Asleep at three in the morning, awake at one in the afternoon of the same date.
    let whoop = WhoopText.page(
      WhoopText.sleep(
        from: "2026-03-10T02:00:00.000Z", to: "2026-03-10T12:00:00.000Z", zone: "+01:00"),
      WhoopText.recovery())
    var archive = archive(
      Self.head + "2026-03-10 03:00:00,,UTC+01:00,Tea?,true,\n"
        + "2026-03-10 03:00:00,,UTC+01:00,Beer?,true,\n2026-03-10 03:00:00,,UTC+01:00,Beer?,false,\n"
    )
    archive.add([UInt8](whoop.utf8), from: "whoop.json")
    var health = HealthData(days: date("2026-03-09")...date("2026-03-11"), sleepTarget: 480)
    health.archive = archive
    var days = (date("2026-03-09")...date("2026-03-11")).map { HistoryDay($0) }
    health.fill(&days)
    #expect(days.map(\.answers) == [[:], ["Tea?": true], [:]])
    #expect(days[1].recovery == 63)
  }
}
