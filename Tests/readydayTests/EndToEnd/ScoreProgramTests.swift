import ReadyDayCore
import Testing

@Suite("score")
struct ScoreProgramTests {
  @Test("it says where its colours begin, which is where its names do")
  func borders() throws {
    #expect(ComputedCategory.allCases.map(\.lowest) == [0, 30, 50, 70, 90])
    func score(_ language: String) throws -> String {
      try Program([
        "score", "--whoop", "whoop", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00",
        "--lang", language, "--width", "120",
      ]).run().output
    }
    #expect(
      try score("en").contains(
        "Red 0–29, orange 30–49, yellow 50–69, light green 70–89, green 90–100."))
    #expect(
      try score("es").contains(
        "Rojo, 0–29; naranja, 30–49; amarillo, 50–69; verde claro, 70–89; verde, 90–100."))
  }
}
