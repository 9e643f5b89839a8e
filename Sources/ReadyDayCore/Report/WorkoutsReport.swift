/// Recorded workouts of some days, newest first.
package struct PastWorkouts: Sendable {
  package let workouts: [SourcedWorkout]
  /// What is hidden of them.
  let hidden: Set<HealthMetric>

  /// - Parameters:
  ///   - workouts: in any order.
  ///   - hidden: what is hidden of them.
  package init(_ workouts: [SourcedWorkout], without hidden: Set<HealthMetric>) {
    self.workouts = workouts.ordered { $0.record.span.start > $1.record.span.start }
    self.hidden = hidden
  }
}

extension Report {
  /// What was recorded, a workout a line under its day.
  ///
  /// - Parameters:
  ///   - past: the workouts.
  ///   - phrases: the language to write it in.
  package init(_ past: PastWorkouts, phrases: any Phrasebook) {
    let days = Dictionary(grouping: past.workouts) { $0.record.date }.ordered { $0.key > $1.key }
    let table = Table(
      days.map { date, workouts in
        Table.Group(
          title: phrases.longDate(date),
          rows: workouts.map { phrases.row(of: $0, without: past.hidden) })
      }, fit: .cut)
    self.init(
      phrases.language,
      [Section(nil, days.isEmpty ? .note(phrases.noWorkouts) : .table(table))])
  }
}

extension Phrasebook {
  fileprivate func row(
    of workout: SourcedWorkout, without hidden: Set<HealthMetric>
  ) -> Report.Table.Row {
    let record = workout.record
    var facts = WorkoutFacts(record, source: workout.source)
    // The zones of each would take a line of their own; a reflection shows them.
    facts.zoneMinutes = nil
    return Report.Table.Row(
      [
        Report.Cell(record.span.start.reading(at: record.offset).time.clock),
        Report.Cell(length(of: record)), Report.Cell(name(of: record)),
      ], details: measured(facts, without: hidden))
  }
}

extension Document<PastWorkouts> {
  /// Recorded workouts, newest first.
  package static var workouts: Document {
    Document(
      "workouts", about: .days,
      [
        .list("workouts", ToldWorkout.fields) { past in
          past.workouts.map { ToldWorkout(workout: $0, hidden: past.hidden) }
        }
      ])
  }
}
