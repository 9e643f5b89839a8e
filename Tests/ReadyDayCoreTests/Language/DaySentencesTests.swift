import Testing

@testable import ReadyDayCore

/// What is said about a morning and its day beside the advice.
@Suite struct DaySentencesTests {
  static let english = Voice(.english)
  static let spanish = Voice(.spanish)

  @Test("an event's line gives the factors that tell something")
  func demandReasons() {
    let lines = SampleDay.day.counted.map { event in
      event.demand?.factors.compactMap(Self.english.demandReason).joined(separator: ", ")
    }
    #expect(
      lines == [
        "6 others, \"stand-up\" in the title", "2 h, 3 others, \"board\" in the title",
        "1 h, 3 others, \"interview\" in the title", "1 other person, \"1:1\" in the title",
        "1 h 30 min, 3 others, afternoon slump, \"quarterly\" in the title", "afternoon slump",
        "1 h, 5 others", "1 h, 1 other person",
      ])
  }

  @Test("an event's line stands in Spanish too")
  func demandReasonsInSpanish() {
    let lines = SampleDay.day.counted.prefix(4).map { event in
      event.demand?.factors.compactMap(Self.spanish.demandReason).joined(separator: ", ")
    }
    #expect(
      lines.map { $0?.values } == [
        ["6", "stand-up"], ["2", "3", "board"], ["1", "3", "interview"], ["1:1"],
      ])
  }

  @Test("the sample day's windows say why", arguments: Language.allCases)
  func windowReasons(_ language: Language) {
    let windows = SampleDay.day.windows
    #expect(windows.map(\.intensity) == [.easy, .easy])
    let reasons = windows.map { language.voice.windowReason($0) }
    #expect(reasons.map(\.values) == [[], ["05", "1", "30", "Stand-up"]])
    #expect(reasons[0].contains(language.voice.partOfDay(.evening)))
    #expect(reasons.allSatisfy { $0.contains(language.voice.intensity(.easy)) })
  }

  @Test("a window that reaches into the hours before sleep says until when")
  func closeToSleep() throws {
    let day = SampleDay.make(occurrences: [], morning: .scored(80))
    let evening = try #require(day.windows.last)
    #expect(evening.advice.isCloseToSleep && evening.intensity == .easy)
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.windowReason(evening).values == ["4"])
    }
  }

  @Test("the night is told with its need, its stages and its vitals")
  func night() {
    #expect(Self.english.slept(312, needed: 485) == "5 h 12 min of 8 h 05 min needed")
    #expect(Self.spanish.slept(312, needed: 485) == "5 h 12 min; necesitabas 8 h 05 min")
    #expect(Self.english.slept(312, needed: nil) == "5 h 12 min asleep")
    #expect(Self.english.sleepStage(.deep, minutes: 58) == "deep 58 min")
    #expect(Self.spanish.sleepStage(.light, minutes: 190) == "ligero 3 h 10 min")
    #expect(Self.english.sleepStage(.awake, minutes: nil) == "awake --")
    #expect(
      Self.english.vital(.heartRateVariability, 38.2, mean: 55.1) == "HRV 38 ms (30-day average 55)"
    )
    #expect(Self.english.vital(.restingHeartRate, 58, mean: nil) == "resting HR 58 bpm")
    #expect(
      Self.spanish.vital(.heartRateVariability, 38.2, mean: 55.1)
        == "VFC 38 ms (media de 30 días 55)")
    #expect(
      Self.spanish.vital(.restingHeartRate, 58, mean: 51.3)
        == "FC en reposo 58 lpm (media de 30 días 51)")
    #expect(Self.spanish.strainYesterday(16.4) == "esfuerzo de ayer 16,4")
  }

  @Test("what is not scored is said, with the last known value and its date")
  func unscored() {
    let last = RecoverySummary.LastKnown(date: SampleDay.monday.advanced(by: -1), score: 61)
    #expect(Self.english.scoreState(.pending, by: .whoop) == "not scored yet")
    #expect(Self.english.lastKnown(last) == "last known: 61% on Sun 22 Nov")
    #expect(Self.spanish.lastKnown(last) == "último dato: 61 %, 22 de noviembre")
  }

  @Test("a stretch without a break gives its clock times and length")
  func noBreak() {
    let (start, end) = (TimeOfDay.at("08:30"), TimeOfDay.at("12:45"))
    for voice in Language.allCases.map(\.voice) {
      let stretches = [1, 4].map { voice.noBreak(from: start, to: end, minutes: 255, meetings: $0) }
      #expect(stretches.allSatisfy { $0.values == ["08:30", "12:45", "15", "4"] })
      #expect(stretches[0] != stretches[1])
    }
  }

  @Test("every reason, note and heading has its own words", arguments: Language.allCases)
  func ownWords(_ language: Language) {
    let book = language.voice
    let reasons = DayEvent.NotCounted.allCases.map(book.notCounted)
    let notes = BriefingNote.allCases.map { book.note($0, at: "Madrid") }
    #expect(Set(reasons).count == reasons.count)
    #expect(Set(notes).count == notes.count)
    #expect((reasons + notes).allSatisfy { !$0.isEmpty && !$0.contains("_") })
  }
}
