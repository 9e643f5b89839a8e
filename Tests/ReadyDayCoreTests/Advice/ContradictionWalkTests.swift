import Testing

@testable import ReadyDayCore

/// What no briefing may say beside what it says, on invented days.
@Suite struct ContradictionWalkTests {
  static let lives = [
    GeneratedLife(.manager, seed: 11, count: 21), GeneratedLife(.freelancer, seed: 12, count: 21),
    GeneratedLife(.manager, seed: 13, count: 21), GeneratedLife(.freelancer, seed: 14, count: 21),
  ]

  static func briefing(_ day: Day) -> Briefing { Briefing(day: day, sources: .none) }

  @Test(
    "no window is harder than the day suggests, or hard in the hours before sleep", arguments: lives
  )
  func windows(_ life: GeneratedLife) {
    for day in life.days {
      let most = day.verdict.suggested.intensity
      let latest = day.usualSleep.adding(seconds: -TrainingAdvice.hoursBeforeSleep * 3600)
      for window in day.allWindows {
        #expect(window.intensity == most || window.intensity == .easy)
        #expect(window.span.end <= day.usualSleep)
        if window.intensity == .hard { #expect((window.hardUntil ?? window.span.end) <= latest) }
      }
      if most == nil { #expect(day.allWindows.isEmpty) }
    }
  }

  @Test("no advice and no headline asks for more than the day suggests", arguments: lives)
  func advice(_ life: GeneratedLife) {
    for day in life.days {
      let briefing = Self.briefing(day)
      let given = briefing.recommendations.map(\.rule)
      if day.verdict.suggested != .hard { #expect(!given.contains(IntenseTraining.id)) }
      if day.verdict.training != .hard { #expect(!given.contains(LateHardTraining.id)) }
      if case .day(_, _, let action) = briefing.headline, let training = action.training {
        #expect(training == day.verdict.suggested.intensity || training == .easy)
      }
    }
  }

  @Test("the workout is no harder than the day suggests", arguments: lives)
  func workout(_ life: GeneratedLife) {
    for inputs in life.inputs {
      let day = inputs.day
      let suggestion = WorkoutSuggestion(for: day, after: .unknown)
      #expect((suggestion == nil) == (day.verdict.suggested.intensity == nil))
      guard let suggestion, let most = day.verdict.suggested.intensity else { continue }
      switch most {
      case .easy: #expect(suggestion.intensity == .easy)
      case .moderate: #expect(suggestion.intensity != .hard)
      case .byFeel: #expect([.easy, .byFeel].contains(suggestion.intensity))
      case .hard: break
      }
    }
  }

  @Test("nothing asks for more than what is planned", arguments: lives)
  func planned(_ life: GeneratedLife) {
    for day in life.days where !day.sessions.isEmpty {
      let hardest = day.sessions.map { DayVerdict.Training($0) }.max()
      #expect(day.verdict.suggested <= (hardest ?? .hard))
      #expect(day.verdict.suggested <= day.verdict.training)
    }
  }

  @Test("a session that is harder than the day is said to be too hard", arguments: lives)
  func fits(_ life: GeneratedLife) {
    for day in life.days {
      for fit in day.sessionFits where fit.room != .over && day.verdict.training != .byFeel {
        let isHarder = DayVerdict.Training(fit.session) > day.verdict.training
        if isHarder { #expect(fit.isTooHard) }
      }
    }
  }

  @Test("unusual readings leave no advice to train", arguments: lives)
  func signals(_ life: GeneratedLife) {
    for day in life.days where day.morning?.signals?.areUnusual == true {
      #expect(day.verdict.training <= .easy)
    }
  }

  @Test("a marathon is made of meetings, and no advice is about what is over", arguments: lives)
  func events(_ life: GeneratedLife) {
    for day in life.days {
      for block in day.blocks {
        #expect(
          day.counted.filter { block.events.contains($0.index ?? 0) }
            .allSatisfy { $0.kind == .meeting })
      }
      for advice in Self.briefing(day).recommendations {
        if let span = advice.span { #expect(span.end > day.moment) }
      }
    }
  }

  private static let search = ActivitySearch()

  /// Without the names of activities, which are translated.
  private static func values(_ text: String) -> [String] {
    text.values.filter { search.activity(named: $0) == nil }
  }

  @Test("both languages word one decision, with the same numbers and names", arguments: lives)
  func languages(_ life: GeneratedLife) {
    for day in life.days {
      let outcomes = RecommendationEngine.standard.outcomes(for: day)
      let findings = outcomes.compactMap { $0.recommendation?.finding }
      let (english, spanish) = (Voice(.english), Voice(.spanish))
      for finding in findings {
        let (title, body) = (finding.title(in: english), finding.body(in: english))
        #expect(Self.values(title) == Self.values(finding.title(in: spanish)), "\(title)")
        #expect(Self.values(body) == Self.values(finding.body(in: spanish)), "\(body)")
      }
      for voice in [english, spanish] {
        let sentences = findings.flatMap { [$0.title(in: voice), $0.body(in: voice)] }
          .filter { !$0.isEmpty }
        #expect(Set(sentences).count == sentences.count)
      }
    }
  }
}
