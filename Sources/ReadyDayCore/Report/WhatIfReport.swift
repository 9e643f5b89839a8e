extension Report {
  /// A day before and after a change: headlines, advice and loads.
  package init(_ days: ComparedDays, phrases: Voice) {
    let before = days.before
    self.init(
      phrases.language, title: phrases.longDate(before.date).withCapital,
      place: phrases.place(of: before.day),
      [
        Section(nil, .paragraphs(phrases.changes(in: days).map { Paragraph($0) }))
      ] + phrases.decision(on: before, under: .before)
        + phrases.decision(on: days.after, under: .after) + [
          Section(nil, .paragraphs(phrases.results(of: days).map { Paragraph($0) }))
        ])
  }
}

extension Voice {
  fileprivate func decision(on day: Briefing, under heading: Heading) -> [Report.Section] {
    let advice = advice(of: day.recommendations)
    return [
      Report.Section(
        title(of: heading), .paragraphs([Report.Paragraph(headline(day.headline), depth: 1)]))
    ] + (advice.isEmpty ? [] : [Report.Section(nil, .advice(advice))])
  }

  fileprivate func changes(in days: ComparedDays) -> [String] {
    let scores = [days.before, days.after].map { $0.morning?.recovery.score.value }
    let recovery = scores[0] == scores[1] ? nil : scores[1]
    return days.whatIf.events.map { eventChange($0, in: days.before.zone) }
      + (recovery.map { [recoveryChange(from: scores[0], to: $0)] } ?? [])
  }

  /// Loads, overlaps, and the event for which no slot was found.
  fileprivate func results(of days: ComparedDays) -> [String] {
    let (before, after) = (days.before.day, days.after.day)
    let loads =
      [loadChange(on: before.date, from: before.load.score, to: after.load.score)]
      + days.whatIf.otherDays.map {
        loadChange(on: $0.date, from: $0.before.score, to: $0.after.score)
      }
    return (before.hasCalendar ? loads : [])
      + days.whatIf.collisions.map { collision($0, in: before.zone) }
      + (days.withoutSlot.map { [$0.sentence(in: self)] } ?? [])
      + [say("Your calendar has not been changed.", es: "Tu calendario no se ha modificado.")]
  }
}
