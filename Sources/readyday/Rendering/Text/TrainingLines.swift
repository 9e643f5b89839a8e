import ReadyDayCore

/// Today's sessions with how they fit, and yesterday's that wait for a word.
struct TrainingLines {
  let phrases: any Phrasebook
  let width: Int

  func lines(of briefing: Briefing) -> [StyledLine] {
    let sessions = briefing.day.sessionFits.flatMap { lines(of: $0, on: briefing.day) }
    let due = briefing.reflectionsDue.flatMap { session in
      TextRenderer.row([StyledLine(phrases.reflectionDue(session))], margin: 2, width: width)
    }
    guard !(sessions + due).isEmpty else { return [] }
    return [StyledLine(phrases.heading(TrainingHeading.training))] + sessions + due
  }

  private func lines(of fit: SessionFit, on day: Day) -> [StyledLine] {
    let session = fit.session
    let clocks = session.span.map { day.clocks(of: $0) } ?? phrases.label(.anyTime)
    let name = "\(phrases.name(of: session.activity)), \(phrases.intensity(session.intensity))"
    let note = SafeText(phrases.fit(fit, on: day) { day.clocks(of: $0) }).string
    // As wide as two clock readings: sessions with and without a time begin in one column.
    let margin = 2 + 11 + 2
    return TextWrapping.lines(of: "\(name): \(note)", width: width - margin).enumerated().map {
      index, line in
      StyledLine(index == 0 ? "  \(clocks)" : "").padded(toWidth: margin) + StyledLine(line)
    }
  }
}
