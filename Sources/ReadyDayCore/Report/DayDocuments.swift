// Documents about several days.

extension Document<AnySequence<Day>> {
  /// Days with their events and free stretches; each is written before the next one is looked at.
  package static var agenda: Document {
    Document(
      "agenda", about: .days,
      [
        .statusOfFiles,
        .list(
          "days",
          Fields<Day>([
            .date("date") { $0.date }, .optionalObject("load", Day.loadFields) { $0.ifHasCalendar },
            .list("events", DayEvent.fields) { $0.events },
            .list("all_day", DayEvent.fields) { $0.allDay },
            .list("day_kinds", DayKind.fields) { $0.kinds },
            .list("free", TimeSpan.fields) { $0.freeBesideSessions },
            .list("sessions", SessionFit.fields) { $0.toldSessions },
          ])
        ) { $0 },
      ])
  }
}

extension Document<MorningHistory> {
  /// Mornings one by one, with the members of the briefing, and how hard the last one's day allows to train.
  package static var recovery: Document {
    mornings(
      "recovery", [ToldMorning.recovery, ToldMorning.strain, ToldMorning.strainMean],
      and: [.object("verdict", DayVerdict.fields) { $0.day.verdict }])
  }

  /// Nights one by one, with the members of the briefing.
  package static var sleep: Document {
    mornings("sleep", [ToldMorning.sleep, ToldMorning.sleepMeans])
  }

  private static func mornings(
    _ name: String, _ fields: [Field<ToldMorning>], and others: [Field<MorningHistory>] = []
  ) -> Document {
    let day = Fields([.date("date") { $0.report.date }] + fields)
    return Document(
      name, about: .days,
      [.list("days", day) { $0.mornings.map { ToldMorning($0) } }] + others)
  }

  /// Computed scores with all they were made of.
  package static var score: Document {
    Document(
      "score", about: .days,
      [
        .list(
          "days",
          Fields<MorningReport>([
            .date("date") { $0.date }, .code("state") { $0.recovery.state },
            .optionalNumber("score", decimals: 3) {
              $0.recovery.score.value?.rounded(beside: RecoverySummary.borders)
            },
            .object("score_mean", Measure.meanFields(decimals: 0)) { $0.recovery.score },
            .optionalCode("category") { $0.recovery.category },
            .code("zone") { $0.recovery.zone }, .flag("provisional") { $0.recovery.isCalibrating },
            .optionalCode("measured_by") { $0.recovery.computed?.origin },
            .optionalList("components", ComputedScore.Part.fields) {
              $0.recovery.computed?.weighedParts
            },
          ])
        ) { $0.mornings }
      ])
  }
}

extension Field {
  /// Whether all of the files could be read and listed.
  static var statusOfFiles: Field {
    json("status", .oneOf(Briefing.Status.codes)) { _, context in .string(context.status.code) }
  }
}
