import ReadyDayCore

/// The workout suggested for a day: the sentence, when, the exercises, and why.
struct WorkoutText: Sendable {
  let phrases: any Phrasebook
  let width: Int

  func lines(of workout: SuggestedDay) -> [StyledLine] {
    let suggestion = workout.suggestion
    return TextRenderer.joined([
      DetailRows.title(workout.day.date, workout.day.zone, phrases, width),
      wrapped(phrases.sentence(about: suggestion)),
      time(of: workout), exercises(of: suggestion), reasons(for: workout),
    ])
  }

  private func wrapped(_ text: String, margin: Int = 0) -> [StyledLine] {
    TextWrapping.lines(of: SafeText(text).string, width: width - margin).map {
      StyledLine(String(repeating: " ", count: margin) + $0)
    }
  }

  private func section(_ heading: WorkoutHeading, _ lines: [StyledLine]) -> [StyledLine] {
    [StyledLine(phrases.heading(heading))] + lines
  }

  private func time(of workout: SuggestedDay) -> [StyledLine] {
    guard case .slot(let span, let window) = workout.suggestion.time else {
      return section(.time, wrapped(phrases.noTime(workout.suggestion.time), margin: 2))
    }
    let (day, reason) = (workout.day, phrases.windowReason(window, isBest: false))
    let slot = phrases.slot(day.clocks(of: span), in: day.clocks(of: window.span))
    return section(.time, wrapped(slot, margin: 2) + wrapped(reason, margin: 2))
  }

  private func exercises(of suggestion: WorkoutSuggestion) -> [StyledLine] {
    let exercises = suggestion.workout.exercises
    let names = exercises.map { phrases.name(of: $0.movement) }
    let column = (names.map(\.displayWidth).max() ?? 0) + 4
    let rows = zip(names, exercises).map { name, exercise in
      (StyledLine("  \(name)").padded(toWidth: column)
        + StyledLine(phrases.amount(of: exercise))).truncated(toWidth: width)
    }
    return section(.workout, rows)
      + wrapped(phrases.alternatives(suggestion.alternatives), margin: 2)
  }

  private func reasons(for workout: SuggestedDay) -> [StyledLine] {
    let (suggestion, recovery) = (workout.suggestion, workout.day.morning?.recovery)
    var lines = wrapped(phrases.reason(suggestion.reason), margin: 2)
    if suggestion.isEasedForSleep { lines += wrapped(phrases.easedForSleep, margin: 2) }
    if let recovery, let score = recovery.score.value {
      lines += wrapped(self.score(score, of: recovery), margin: 2)
    }
    return section(.reason, lines + wrapped(phrases.week(workout.week), margin: 2))
  }

  private func score(_ score: Double, of recovery: RecoverySummary) -> String {
    let heading = phrases.heading(.recovery).lowercased()
    let name = recovery.category.map { ", \(phrases.computedScore($0))" } ?? ""
    return "\(heading) \(phrases.percent(score)), \(phrases.zone(recovery.zone))\(name)"
  }
}
