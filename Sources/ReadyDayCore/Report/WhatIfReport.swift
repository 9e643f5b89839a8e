/// A day before and after a change.
package struct ComparedDays {
  var whatIf: WhatIf
  var before: Briefing
  var after: Briefing
  /// Mails that request the moves; empty unless the user wants them.
  package var drafts: [MoveDraft] = []

  package init(_ whatIf: WhatIf, before: Briefing, after: Briefing) {
    self.whatIf = whatIf
    self.before = before
    self.after = after
  }

  /// Why no slot was found for the hardest movable event of the changed day; nil if one was.
  var withoutSlot: Obstacle? {
    guard let event = after.day.changeable.first else { return nil }
    let obstacle = MoveHardestEvent.cannotMove(title: event.title, .noSlot)
    return after.outcomes.contains { $0.result == .silent(because: obstacle) } ? obstacle : nil
  }
}

extension Document<ComparedDays> {
  /// Two whole briefings, from before and after a change.
  package static var whatIf: Document {
    Document(
      "what-if", about: .day,
      [
        .list("changes", WhatIf.ChangedEvent.fields) { $0.whatIf.events },
        .list("added", WhatIf.AddedEvent.fields) { $0.whatIf.added },
        .object("before", Document<Briefing>.brief.fields()) { $0.before },
        .object("after", Document<Briefing>.brief.fields()) { $0.after },
        .list("other_days", MoveProposal.Change.fields) { $0.whatIf.otherDays.map(\.change) },
        .list("collisions", WhatIf.Collision.fields) { $0.whatIf.collisions },
        .json("no_slot", .anyOf(.string, .null)) { days, context in
          JSON(days.withoutSlot.map { $0.sentence(in: context.phrases) })
        },
        .list("drafts", MoveDraft.fields) { $0.drafts },
      ])
  }
}

extension MoveDraft {
  fileprivate static let fields = Fields<MoveDraft>([
    .texts("to") { $0.recipients }, .words("subject") { $0.subject(in: $1) },
    .sentences("lines") { $0.lines(in: $1) },
  ])
}

extension WhatIf.OtherDay {
  fileprivate var change: MoveProposal.Change {
    MoveProposal.Change(date: date, before: before.score, after: after.score)
  }
}

extension WhatIf.ChangedEvent {
  fileprivate static let fields = Fields<WhatIf.ChangedEvent>([
    .integer("event") { $0.event }, .text("title") { $0.title },
    .object("before", TimeSpan.fields) { $0.before },
    .optionalObject("after", TimeSpan.fields) { $0.after },
  ])
}

extension WhatIf.AddedEvent {
  fileprivate static let fields = Fields<WhatIf.AddedEvent>([
    .text("title") { $0.title }, .moment("start") { $0.span.start }, .moment("end") { $0.span.end },
  ])
}

extension WhatIf.Collision {
  fileprivate static let fields = Fields<WhatIf.Collision>([
    .optionalInteger("event") { $0.event }, .text("title") { $0.title },
    .moment("start") { $0.span.start }, .moment("end") { $0.span.end },
    .text("other") { $0.other }, .moment("other_start") { $0.otherSpan.start },
    .moment("other_end") { $0.otherSpan.end },
    .json("message", .string) { collision, context in
      .string(context.phrases.collision(collision, in: context.zone))
    },
  ])
}

extension Report {
  /// A day before and after a change: headlines, advice and loads.
  package init(_ days: ComparedDays, phrases: Voice) {
    let before = days.before
    self.init(
      phrases.language, title: phrases.longDate(before.date).withCapital,
      place: phrases.place(of: before.day),
      [Section(.sentences(phrases.changes(in: days)))]
        + phrases.decision(on: before, under: .before)
        + phrases.decision(on: days.after, under: .after) + [
          Section(.sentences(phrases.results(of: days)))
        ])
  }
}

extension Voice {
  fileprivate func decision(on day: Briefing, under heading: Heading) -> [Report.Section] {
    let advice = advice(of: day.recommendations, on: day.day)
    return [
      Report.Section(
        title(of: heading), .paragraphs([Report.Paragraph(headline(day.headline), depth: 1)]))
    ] + (advice.isEmpty ? [] : [Report.Section(.advice(advice))])
  }

  fileprivate func changes(in days: ComparedDays) -> [String] {
    let scores = [days.before, days.after].map { $0.morning?.recovery.score.value }
    let recovery = scores[0] == scores[1] ? nil : scores[1]
    return days.whatIf.events.map { eventChange($0, in: days.before.zone) }
      + days.whatIf.added.map { addition($0, on: days.before.date, in: days.before.zone) }
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
