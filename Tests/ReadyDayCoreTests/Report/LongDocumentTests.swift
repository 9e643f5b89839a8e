import Testing

@testable import ReadyDayCore

@Suite("A document that is too long to be held whole") struct LongDocumentTests {
  private static var days: [Day] {
    let diary = DayParts(occurrences: SampleDay.occurrences).diary
    return (0..<300).map { diary.plannedDay(SampleDay.monday.advanced(by: $0)) }
  }

  private static let context = DocumentContext(
    phrases: Voice(.english), zone: SampleDay.zone, now: Instant(secondsSince1970: 0))

  @Test("it is handed on in pieces of some 64 kB, which are the whole text") func pieces() {
    var pieces: [String] = []
    Document.agenda.write(AnySequence(Self.days), in: Self.context) { pieces.append($0) }
    #expect(pieces.count > 2)
    #expect(pieces.allSatisfy { $0.utf8.count < 1 << 17 })
    #expect(pieces.joined() == Document.agenda.text(of: AnySequence(Self.days), in: Self.context))
  }

  @Test("a piece is handed on before the last day is made") func lazy() {
    var made = 0
    var madeBefore: [Int] = []
    let days = Self.days.lazy.map { day in
      made += 1
      return day
    }
    Document.agenda.write(AnySequence(days), in: Self.context) { _ in madeBefore.append(made) }
    #expect(madeBefore.last == Self.days.count)
    #expect(madeBefore.first.map { $0 < Self.days.count } == true)
  }
}
