import Foundation
import Testing

@testable import ReadyDayCore

@Suite("Workouts of WHOOP") struct WorkoutTests {
  private static let march = date("2026-03-01")...date("2026-03-31")

  private static func archive(
    _ bytes: [UInt8], from file: String, workouts: ClosedRange<LocalDate>? = march
  ) -> WhoopArchive {
    var archive = WhoopArchive(mornings: march, workouts: workouts)
    archive.add(bytes, from: file)
    return archive
  }

  private static func workouts(_ fields: String) -> [WorkoutRecord] {
    let text = """
      {"id":"w1","start":"2026-03-09T16:00:00.000Z","end":"2026-03-09T17:00:00.000Z",\
      "timezone_offset":"+01:00","updated_at":"2026-03-09T18:00:00.000Z",\(fields)}
      """
    return archive(Array(text.utf8), from: "w.json").workouts
  }

  private static let scored = """
    "score_state":"SCORED","score":{"strain":10.5,"average_heart_rate":120,"max_heart_rate":179,\
    "kilojoule":4184.0,"percent_recorded":1.0,"distance_meter":5000.0,"altitude_gain_meter":null,\
    "zone_durations":{"zone_zero_milli":60000,"zone_one_milli":120000,"zone_two_milli":180000,\
    "zone_three_milli":240000,"zone_four_milli":300000,"zone_five_milli":0}}
    """

  @Test("a scored workout has its values in minutes, kilocalories and metres")
  func scored() throws {
    let workout = try #require(Self.workouts("\"sport_name\":\"cycling\"," + Self.scored).first)
    #expect(workout.id == .text("w1"))
    #expect(workout.activity == .cycling)
    #expect(workout.sport == nil)
    #expect(workout.span.minutes == 60)
    #expect(workout.date == date("2026-03-09"))
    #expect(workout.strain == 10.5)
    #expect(workout.averageHeartRate == 120)
    #expect(workout.maximumHeartRate == 179)
    #expect(workout.kilocalories == 1000)
    #expect(workout.meters == 5000)
    #expect(workout.zoneMinutes == [1, 2, 3, 4, 5, 0])
  }

  @Test("version 1 of the API is read: sports by number, zones by their old name")
  func versionOne() throws {
    let old = Self.scored.replacing("zone_durations", with: "zone_duration")
    let workout = try #require(Self.workouts("\"sport_id\":98," + old).first)
    #expect(workout.activity == .jiuJitsu)
    #expect(workout.zoneMinutes == [1, 2, 3, 4, 5, 0])
  }

  @Test(
    "a sport of a number that no table has is another sport",
    arguments: ["1e19", "-1e19", "1e308", "9223372036854775808", "-5", "98.6"])
  func absurdSport(number: String) throws {
    let workout = try #require(Self.workouts("\"sport_id\":\(number)," + Self.scored).first)
    #expect(workout.activity == .other)
    #expect(workout.strain == 10.5)
  }

  @Test("a workout without a score is one, and has no values") func unscored() throws {
    let state = "\"sport_name\":\"yoga\",\"score_state\":\"PENDING_SCORE\",\"score\":null"
    let workout = try #require(Self.workouts(state).first)
    #expect(workout.activity == .yoga)
    #expect(workout.strain == nil && workout.zoneMinutes == nil && workout.kilocalories == nil)
  }

  @Test("workouts nobody asked for are not decoded, and count as records") func lazy() {
    let broken = Array("{\"id\":\"w\",\"sport_id\":0,\"start\":7,\"score_state\":\"SCORED\"}".utf8)
    let unasked = Self.archive(broken, from: "w.json", workouts: nil)
    #expect(unasked.recordCount == 1)
    #expect(unasked.diagnostics == [])
    #expect(Self.archive(broken, from: "w.json").skippedCount == 1)
  }

  @Test("the fixture's workouts are all read, in the order in which they began") func fixture() {
    let archive = Self.archive(WhoopFixture.bytes("workout"), from: "workout.json")
    let objects = WhoopFixture.objects("workout")
    let starts = objects.compactMap { $0["start"] as? String }.filter { $0 >= "2026-03-01" }
    #expect(archive.diagnostics == [])
    #expect(archive.workouts.count == starts.count && starts.count > 3)
    #expect(archive.workouts.map(\.span.start) == archive.workouts.map(\.span.start).sorted())
  }

  @Test("the app's export gives the workouts that the API's records give, but for rounding")
  func sameAsJSON() {
    let json = Self.archive(WhoopFixture.bytes("workout"), from: "workout.json").workouts
    let text = CSVTests.text("workouts.csv")
    let csv = Self.archive(Array(text.utf8), from: "workouts.csv").workouts
    #expect(csv.map(\.activity) == json.map(\.activity))
    #expect(csv.map(\.span) == json.map(\.span))
    #expect(csv.map(\.averageHeartRate) == json.map(\.averageHeartRate))
    for (row, record) in zip(csv, json) {
      #expect(abs((row.strain ?? 0) - (record.strain ?? 0)) < 0.051)
      let minutes = zip(row.zoneMinutes ?? [], record.zoneMinutes ?? []).map { abs($0 - $1) }
      // Shares are whole percents; what is missing of 100 is the time below zone 1.
      #expect(minutes.dropFirst().allSatisfy { $0 <= record.span.minutes / 100 })
    }
  }

  struct Header: Sendable, CustomTestStringConvertible {
    let language: String
    let header: String
    var testDescription: String { language }
  }

  @Test(
    "the headers of the app's export are known in its languages",
    arguments: [
      Header(
        language: "Spanish",
        header: "Hora de inicio del ciclo,Zona horaria del ciclo,Hora de inicio del entrenamiento,"
          + "Hora de finalización del entrenamiento,Nombre de la actividad,Esfuerzo de actividad,"
          + "Energía quemada (cal),FC máx. (lpm),FC promedio (lpm),Zona FC 1%,Zona FC 2%,"
          + "Zona FC 3%,Zona FC 4%,Zona FC 5%"),
      Header(
        language: "German",
        header: "Startzeit des Zyklus,Zeitzone des Zyklus,Startzeit des Trainings,"
          + "Endzeit des Trainings,Name der Aktivität,Aktivitätsbelastung,Verbrannte Energie (cal),"
          + "Max HF (Schläge pro Minute),Durchschnittliche HF (Schläge pro Minute),HF-Zone 1 %,"
          + "HF-Zone 2 %,HF-Zone 3 %,HF-Zone 4 %,HF-Zone 5 %"),
      Header(
        language: "Portuguese",
        header: "Hora de início do ciclo,Fuso horário do ciclo,Hora de início do treino,"
          + "Hora de fim do treino,Nome da atividade,Esforço da atividade,Energia queimada (cal),"
          + "FC máx. (bpm),FC média (bpm),Zona 1 de FC %,Zona 2 de FC %,Zona 3 de FC %,"
          + "Zona 4 de FC %,Zona 5 de FC %"),
    ])
  func headers(row: Header) throws {
    let cells =
      "2026-03-08 22:28:58,UTC+01:00,2026-03-09 17:00:00,2026-03-09 18:40:00,Radfahren,10.5,"
      + "500.0,179,120,20,30,30,10,0"
    let text = row.header + "\n" + cells + "\n"
    let archive = Self.archive(Array(text.utf8), from: "w.csv")
    let workout = try #require(archive.workouts.first)
    #expect(archive.diagnostics == [])
    #expect(workout.activity == .cycling)
    #expect(workout.strain == 10.5 && workout.kilocalories == 500)
    #expect(workout.maximumHeartRate == 179 && workout.averageHeartRate == 120)
    #expect(workout.zoneMinutes?.map { $0.rounded() } == [10, 20, 30, 30, 10, 0])
  }

  struct Sport: Sendable, CustomTestStringConvertible {
    let name: String
    let activity: Activity?
    var testDescription: String { name }
  }

  @Test(
    "sports are told by their letters and digits alone",
    arguments: [
      Sport(name: "functional-fitness", activity: .functionalFitness),
      Sport(name: "Functional Fitness", activity: .functionalFitness),
      Sport(name: "Hiking/Rucking", activity: .hiking),
      Sport(name: "weightlifting_msk", activity: .strengthTraining),
      Sport(name: "Barry's", activity: .functionalFitness),
      Sport(name: "muay-thai", activity: .muayThai), Sport(name: "Laufen", activity: .running),
      Sport(name: "fencing", activity: nil), Sport(name: "", activity: nil),
    ])
  func sports(row: Sport) { #expect(WhoopSport.activity(named: row.name) == row.activity) }

  @Test("a sport that is no activity is kept by its own name") func otherSport() throws {
    let workout = try #require(
      Self.workouts("\"sport_name\":\"table-tennis\"," + Self.scored).first)
    #expect(workout.activity == .other)
    #expect(workout.sport == "Table tennis")
  }

  @Test("what import keeps of workouts reads back as it was") func tidy() {
    var whole = WhoopArchive.ofEverything
    whole.add(WhoopFixture.bytes("workout"), from: "workout.json")
    let tidy = StoredWhoop(stored: .ofEverything, added: whole)
    var again = WhoopArchive.ofEverything
    for file in tidy.files { again.add(Array(file.text.utf8), from: file.name) }
    #expect(again.workouts.count == whole.workouts.count)
    #expect(StoredWhoop(stored: again, added: whole).tallies.last?.tally.updated == 0)
    #expect(again.workouts.map(\.zoneMinutes) == whole.workouts.map(\.zoneMinutes))
    #expect(again.workouts.map(\.activity) == whole.workouts.map(\.activity))
  }
}

@Suite("Activities") struct ActivityTests {
  @Test("the catalogue has the 58 of the nine categories, each under one stable name")
  func catalogue() {
    #expect(Activity.allCases.count == 58)
    #expect(Activity.Category.allCases.count == 9)
    for activity in Activity.allCases { #expect(Activity(rawValue: activity.rawValue) == activity) }
    let sizes = Activity.Category.allCases.map { category in
      Activity.allCases.count { $0.category == category }
    }
    #expect(sizes == [8, 7, 8, 8, 5, 9, 6, 6, 1])
  }
}
