/// Recorded workouts, latest first.
package struct PastWorkouts: Sendable {
  package let workouts: [SourcedWorkout]

  package init(_ workouts: [SourcedWorkout]) {
    self.workouts = workouts.ordered { $0.record.span.start > $1.record.span.start }
  }
}

extension Report {
  /// Recorded workouts by day.
  package init(_ past: PastWorkouts, phrases: Voice) {
    let days = Dictionary(grouping: past.workouts) { $0.record.date }.ordered { $0.key > $1.key }
    let table = Table(
      days.map { date, workouts in
        Table.Group(
          title: phrases.longDate(date).withCapital,
          rows: workouts.map { phrases.row(of: $0) })
      }, fit: .cut)
    self.init(
      phrases.language,
      [
        Section(
          nil,
          days.isEmpty
            ? .note(phrases.say("no workouts recorded", es: "ningún entrenamiento registrado"))
            : .table(table))
      ])
  }
}

extension Voice {
  fileprivate func row(of workout: SourcedWorkout) -> Report.Table.Row {
    let record = workout.record
    var facts = WorkoutFacts(record, source: workout.source)
    // Heart rate zones would need another line. Reflections show them.
    facts.zoneMinutes = nil
    return Report.Table.Row(
      [
        Report.Cell(record.span.start.reading(at: record.offset).time.clock),
        Report.Cell(length(of: record)), Report.Cell(name(of: record)),
      ], details: measured(facts))
  }
}

extension Document<PastWorkouts> {
  package static var workouts: Document {
    Document(
      "workouts", about: .days,
      [
        .list("workouts", SourcedWorkout.fields) { $0.workouts }
      ])
  }
}
