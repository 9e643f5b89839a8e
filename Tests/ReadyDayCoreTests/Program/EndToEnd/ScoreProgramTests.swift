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
        "Red is below 30, orange 30 or more, yellow 50, light green 70, green 90; for advice"))
    #expect(
      try score("es").contains(
        "Rojo por debajo de 30, naranja a partir de 30, amarillo de 50, verde claro de 70"))
  }
}
