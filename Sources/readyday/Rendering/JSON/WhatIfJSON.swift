import ReadyDayCore

/// A day before and after a change, each as the whole brief.
struct WhatIfJSON {
  let renderer: JSONRenderer
  let reading: Reading

  static let schema = "readyday.what_if"
  static let schemaVersion = "1.0"

  func document(of whatIf: WhatIf, _ before: Briefing, _ after: Briefing) -> JSON {
    .object([
      "schema": .string(Self.schema), "schema_version": .string(Self.schemaVersion),
      "before": renderer.document(of: before, files: reading.problems),
      "after": renderer.document(of: after, files: reading.problems),
      "other_days": .array(whatIf.otherDays.map(otherDay)),
      "collisions": .array(whatIf.collisions.map(collision)),
    ])
  }

  private func collision(_ collision: WhatIf.Collision) -> JSON {
    .object([
      "event": .integer(collision.event), "title": .string(collision.title),
      "date": .string(collision.date.description), "other": .string(collision.other),
      "other_start": .string(collision.from.clock), "other_end": .string(collision.to.clock),
      "message": .string(renderer.phrases.collision(collision)),
    ])
  }

  private func otherDay(_ day: WhatIf.OtherDay) -> JSON {
    .object([
      "date": .string(day.date.description),
      "load_before": JSON(day.before.score, decimals: 1),
      "load_after": JSON(day.after.score, decimals: 1),
    ])
  }
}
