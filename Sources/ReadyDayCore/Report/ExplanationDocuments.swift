package struct Explained {
  let explanation: Explanation
  let subject: String
  let briefing: Briefing

  /// - Parameter subject: what to explain, as the user typed it.
  package init(_ explanation: Explanation, of subject: String, in briefing: Briefing) {
    self.explanation = explanation
    self.subject = subject
    self.briefing = briefing
  }
}

extension Document<Explained> {
  /// The facts behind a number or a piece of advice, the same as in the text.
  package static var explain: Document {
    Document(
      "explain", about: .day, notes: { $0.briefing.notes },
      [
        .text("subject") { $0.subject },
        .sentences("facts") { $0.explanation.facts.flatMap($1.sentences) },
      ])
  }
}

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
    let obstacle = MoveHardestEvent.Silence.cannotMove(title: event.title, .noSlot).obstacle
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

extension WhatIf.Collision {
  fileprivate static let fields = Fields<WhatIf.Collision>([
    .integer("event") { $0.event }, .text("title") { $0.title },
    .moment("start") { $0.span.start }, .moment("end") { $0.span.end },
    .text("other") { $0.other }, .moment("other_start") { $0.otherSpan.start },
    .moment("other_end") { $0.otherSpan.end },
    .json("message", .string) { collision, context in
      .string(context.phrases.collision(collision, in: context.zone))
    },
  ])
}
