import Testing

@testable import ReadyDayCore

/// 90 invented days with a full calendar, and 90 with a nearly empty one.
@Suite struct AdviceWalkTests {
  static let engine = RecommendationEngine.standard

  @Test("no day has more than three recommendations, nor one twice", arguments: GeneratedLife.both)
  func limits(_ life: GeneratedLife) {
    for day in life.days {
      let given = Self.engine.recommendations(for: day)
      #expect(given.count <= RecommendationEngine.limit)
      #expect(Set(given.map(\.rule)).count == given.count)
      for phrases in Language.allCases.map(\.voice) {
        let sentences = given.flatMap {
          [$0.finding.title(in: phrases), $0.finding.body(in: phrases)]
        }
        #expect(Set(sentences).count == sentences.count)
      }
    }
  }

  @Test(
    "nothing that is left out matters more, and what is for tonight comes last",
    arguments: GeneratedLife.both)
  func order(_ life: GeneratedLife) {
    let forTonight: Set = [ShortSleep.id, SleepDebt.id, EarlyStartTomorrow.id]
    for day in life.days {
      let outcomes = Self.engine.outcomes(for: day)
      let given = outcomes.recommendations
      let leftOut = outcomes.compactMap { outcome -> Recommendation.Priority? in
        guard case .spoke(let advice, .crowdedOut) = outcome.result else { return nil }
        return advice.priority
      }
      let least = given.map(\.priority).min() ?? .low
      #expect(leftOut.allSatisfy { $0 <= least })
      let today = given.prefix { !forTonight.contains($0.rule) }
      let tonight = given.dropFirst(today.count)
      #expect(tonight.allSatisfy { forTonight.contains($0.rule) })
      for part in [today, tonight] {
        #expect(part.map(\.priority) == part.map(\.priority).sorted(by: >))
      }
    }
  }

  /// What a rule makes of training and of the coming night.
  enum Stance: Hashable {
    case trainHard, trainLightly, trainModerately, sleepEarlier, readings, neither
  }

  static let stances: [String: Stance] = [
    GreenRecovery.id: .trainHard, IntenseTraining.id: .trainHard, LateHardTraining.id: .trainHard,
    RedRecovery.id: .trainLightly, ActiveRecoveryOnly.id: .trainLightly,
    YellowRecovery.id: .trainModerately, ShortSleep.id: .sleepEarlier,
    LowSleepEfficiency.id: .sleepEarlier, SleepDebt.id: .sleepEarlier,
    EarlyStartTomorrow.id: .sleepEarlier, HRVOutsideRange.id: .readings,
    SeveralSignalsOff.id: .readings, MoveHardestEvent.id: .neither, LoadedAgenda.id: .neither,
    AnswerInvitation.id: .neither, ShortenEvent.id: .neither, ProtectEvent.id: .neither,
    ExcuseYourself.id: .neither, MeetingMarathon.id: .neither, NoLunchBreak.id: .neither,
    DeepWorkBlock.id: .neither, Overlap.id: .neither, NapBeforeNight.id: .neither,
    TrainingInCalendar.id: .neither, UsualTraining.id: .neither,
  ]

  @Test("every rule has a stance")
  func everyStance() { #expect(Set(Self.stances.keys) == Set(Self.engine.ruleIDs)) }

  @Test("no day asks for hard training and for rest", arguments: GeneratedLife.both)
  func contradictions(_ life: GeneratedLife) {
    for day in life.days {
      let stances = Self.engine.recommendations(for: day).compactMap { Self.stances[$0.rule] }
      let training = Set(stances).intersection([.trainHard, .trainLightly, .trainModerately])
      #expect(training.count <= 1)
    }
  }

  @Test("no day says the same thing twice", arguments: GeneratedLife.both)
  func repetitions(_ life: GeneratedLife) {
    for day in life.days {
      let stances = Self.engine.recommendations(for: day).compactMap { Self.stances[$0.rule] }
      #expect(stances.count { $0 == .sleepEarlier } <= 1)
      #expect(stances.count { $0 == .readings } <= 1)
    }
  }

  @Test("no window or headline advises against the recommendations", arguments: GeneratedLife.both)
  func everywhere(_ life: GeneratedLife) {
    for day in life.days {
      if day.verdict.training == .easy { #expect(day.windows.allSatisfy { $0.intensity == .easy }) }
      guard case .day(_, _, let action) = Headline(for: day), let title = action.move else {
        continue
      }
      #expect(title == day.move?.event.title)
    }
  }

  @Test("a proposed slot is free, not over lunch, and on a day that does not become heavy")
  func proposals() {
    for day in GeneratedLife.both.flatMap(\.days) {
      guard let move = day.move?.slot else { continue }
      let work = day.preferences.span(of: day.preferences.work, on: move.to.date, in: day.zone)
      let there = day.workingDaysAhead.first { $0.date == move.to.date }
      #expect(work.intersection(move.span) == move.span)
      #expect(there?.events.compactMap(\.part).contains(where: move.span.touches) == false)
      let lunch = day.preferences.span(of: day.preferences.lunch, on: move.to.date, in: day.zone)
      #expect(!lunch.touches(move.span))
      #expect(move.to.after <= day.preferences.heavyLoad)
      #expect(move.from.after < move.from.before || move.from.before == 100)
    }
  }

  @Test("every rule is heard on some day") func distribution() throws {
    let days =
      GeneratedLife.both.flatMap(\.days) + [
        ShiftsTests.day(before: .afterNight), UsualSessionTests.day(),
        MoveHardestEventTests.crowded(until: "10:00"), try MoveHardestEventTests.othersDay(),
      ]
    let given = days.flatMap { Self.engine.recommendations(for: $0).map(\.rule) }
    let spoken = days.flatMap { day in
      Self.engine.outcomes(for: day).filter { $0.obstacle == nil }.map(\.rule)
    }
    for rule in Self.engine.ruleIDs {
      let (heard, fired) = (given.count { $0 == rule }, spoken.count { $0 == rule })
      print("\(rule): fired on \(fired) of \(days.count) days, given on \(heard)")
      #expect(fired > 0)
    }
  }
}
