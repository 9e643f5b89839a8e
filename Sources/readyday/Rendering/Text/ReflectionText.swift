import ReadyDayCore

/// Reflections in a terminal.
struct ReflectionText: Sendable {
  let phrases: any Phrasebook
  let width: Int
  let hidden: Set<HealthMetric>
  let zone: Zone
}

extension ReflectionText {
  /// On one line: what, when, and how it felt.
  func name(of reflection: Reflection) -> String {
    var parts = [title(of: reflection), phrases.shortDate(reflection.date)]
    if let start = reflection.workout?.start { parts.append(start.reading.time.clock) }
    parts.append("\(phrases.label(.feeling)) \(phrases.feeling(reflection.details.feeling))")
    return parts.joined(separator: ", ")
  }

  /// The activity, or what the source calls it where that says more.
  private func title(of reflection: Reflection) -> String {
    reflection.workout?.sport ?? phrases.name(of: reflection.activity)
  }

  func entry(of reflection: Reflection) -> [StyledLine] {
    let head = StyledLine("\(reflection.id)  \(name(of: reflection))")
    let facts = reflection.workout.map { phrases.measured($0, without: hidden) } ?? []
    return [head.truncated(toWidth: width)]
      + TextRenderer.row(facts.map { StyledLine($0) }, margin: 2, width: width)
      + said(in: reflection.details).flatMap { label, text in
        TextRenderer.row(
          [.verbatim(text)], behind: StyledLine("  \(phrases.label(label))"), margin: column,
          width: width)
      }
  }

  private var column: Int {
    4 + max(phrases.label(.wentWell).displayWidth, phrases.label(.toImprove).displayWidth)
  }

  private func said(in details: Reflection.Details) -> [(TrainingLabel, String)] {
    [(.wentWell, details.wentWell), (.toImprove, details.toImprove)].filter { !$0.1.isEmpty }
  }

  func done(_ deed: TrainingDeed, _ reflection: Reflection) -> [StyledLine] {
    let line = "\(phrases.done(deed)) \(reflection.id): \(name(of: reflection))"
    let facts = reflection.workout.map { phrases.measured($0, without: hidden) } ?? []
    return StyledLine(line).broken(toWidth: width)
      + TextRenderer.row(facts.map { StyledLine($0) }, margin: 2, width: width)
  }

  /// Everything about one reflection, a value a line.
  func details(of reflection: Reflection) -> [StyledLine] {
    let plan = PlanText(phrases: phrases, width: width)
    let facts = reflection.workout.map { phrases.measured($0, without: hidden) } ?? []
    return plan.rows([
      (.activity, title(of: reflection)), (.date, phrases.longDate(reflection.date)),
      (.start, reflection.workout?.start.reading.time.clock ?? ""),
      (.measured, facts.joined(separator: " · ")),
      (.feeling, phrases.feeling(reflection.details.feeling)),
      (.wentWell, reflection.details.wentWell), (.toImprove, reflection.details.toImprove),
      (.created, plan.moment(reflection.createdAt, zone)),
      (.updated, plan.moment(reflection.updatedAt, zone)),
    ])
  }

  /// A workout that waits for a reflection, with the command that makes one.
  func due(_ workout: WorkoutRecord) -> [StyledLine] {
    let question = phrases.reflectionDue(ReflectedSession(workout))
    return StyledLine(question).broken(toWidth: width) + [
      StyledLine("  readyday reflect add --workout \(workout.id.name) --feeling 1..5")
    ]
  }
}
