import Testing

@testable import ReadyDayCore
@testable import readyday

/// Titles that take more or fewer columns than they have letters.
@Suite("Wide titles") struct WideTitleTests {
  private static func lines(_ command: String, width: Int) throws -> [String] {
    let result = try Program([
      command, "--tz", "Asia/Tokyo", "--calendar", "scenarios/wide-titles/calendars", "--now",
      "2026-03-10T06:30:00+09:00", "--width", "\(width)",
    ]).runHere()
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map(String.init)
  }

  /// Columns of a terminal, counted by hand for the titles of the calendar.
  private static let columns = [
    "1:1 👩‍👩‍👧 Familie": 14, "Cre\u{300}me bru\u{302}le\u{301}e — cafe\u{301} sen\u{303}or": 25,
    "🇪🇸🏳️‍🌈👍🏽 comida de equipo": 23, "פגישת צוות שבועית": 17,
  ]

  @Test("each title takes the columns a terminal gives it") func titles() {
    for (title, width) in Self.columns { #expect(title.displayWidth == width, "\(title)") }
  }

  @Test(
    "no line is longer than the screen", arguments: ["brief", "agenda", "windows"], [40, 60, 80])
  func width(command: String, width: Int) throws {
    for line in try Self.lines(command, width: width) {
      #expect(line.displayWidth <= width, "\(line)")
    }
  }

  @Test("the reasons beside them stand in one column", arguments: ["brief", "agenda"])
  func aligned(command: String) throws {
    let lines = try Self.lines(command, width: 80)
    let reasons = ["2 h, 9 others", "1 h, 4 others", "1 h, 2 others"]
    let places = try reasons.map { reason in
      let line = try #require(lines.first { $0.contains(reason) })
      return line.prefix(upTo: try #require(line.firstRange(of: reason)).lowerBound).displayWidth
    }
    #expect(Set(places).count == 1, "\(places)")
  }

  @Test("a title that is cut is cut between letters, never within one") func cut() throws {
    let whole = try Self.lines("agenda", width: 200)
    for width in 40...80 {
      for line in try Self.lines("agenda", width: width) where line.contains("…") {
        let kept = line.prefix { $0 != "…" }
        #expect(whole.contains { $0.hasPrefix(kept.trimmingSuffix { $0 == " " }) }, "\(line)")
      }
    }
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> String {
    var text = String(self)
    while let last = text.last, isCut(last) { text.removeLast() }
    return text
  }
}
