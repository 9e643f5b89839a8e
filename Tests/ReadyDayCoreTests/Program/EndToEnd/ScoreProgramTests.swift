import ReadyDayCore
import Testing

@Suite("score")
struct ScoreProgramTests {
  @Test("it says where its colours begin, which is where its names do")
  func borders() throws {
    let lowest = RecoveryCategory.allCases.filter { $0.zone == .green || $0.zone == .yellow }
      .map { Int($0.lowest) }
    #expect(lowest.prefix(2) == [50, 70])
    func score(_ language: String) throws -> String {
      try Program([
        "score", "--whoop", "whoop", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00",
        "--lang", language, "--width", "120",
      ]).run().output
    }
    #expect(
      try score("en").contains("Red is below 50, yellow 50 or more, green 70 or more; WHOOP's"))
    #expect(
      try score("es").contains(
        "Rojo por debajo de 50, amarillo a partir de 50, verde a partir de 70"))
  }
}
