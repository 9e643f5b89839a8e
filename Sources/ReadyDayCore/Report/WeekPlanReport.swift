extension Report {
  /// When to train hard, and why.
  package init(_ plan: WeekPlan, phrases: Voice) {
    let rows = plan.sessions.map { session in
      Table.Row([
        Cell(phrases.when(session, plan.zone)),
        Cell(phrases.sentence(.load(session.load, session.level))),
      ])
    }
    let sections =
      (rows.isEmpty ? [] : [Section(nil, .table(Table(rows, fit: .cut)))])
      + [
        Section(
          nil, .paragraphs(plan.sentences.map { Paragraph(phrases.sentence($0)) }))
      ]
    self.init(phrases.language, title: phrases.span(of: plan.dates), sections)
  }
}

extension Voice {
  fileprivate func when(_ session: WeekPlan.Session, _ zone: Zone) -> String {
    let (from, to) = (session.span.start, session.span.end)
    return sentence(
      .session(
        session.date, from: zone.reading(at: from).time, to: zone.reading(at: to).time))
  }
}

extension WeekPlan {
  fileprivate var sentences: [WeekPlanSentence] {
    let planned: [WeekPlanSentence] = planned.isEmpty ? [] : [.planned(self.planned)]
    let races: [WeekPlanSentence] = races.isEmpty ? [] : [.races(self.races)]
    guard wanted > 0 else { return planned + [.enough(isUsual: isUsualNumber)] }
    guard !sessions.isEmpty else { return planned + races + [.noTime] }
    let gaps = zip(sessions, sessions.dropFirst()).map { $0.date.distance(to: $1.date) }
    let fewer: [WeekPlanSentence] =
      sessions.count < wanted ? [.fewer(sessions.count, of: wanted)] : []
    return [
      .reason(days: sessions.count, apart: gaps.min(), levels: sessions.map(\.level))
    ] + fewer + planned + races
  }
}

extension WeekPlan.Session {
  static let fields = Fields<WeekPlan.Session>([
    .date("date") { $0.date }, .moment("start") { $0.span.start },
    .moment("end") { $0.span.end }, .number("load_score") { $0.load },
    .code("load_level") { $0.level }, .number("cost", decimals: 2) { $0.cost },
  ])
}

extension Document<WeekPlan> {
  package static var weekPlan: Document {
    Document(
      "week", about: .days,
      [
        .statusOfFiles, .list("sessions", WeekPlan.Session.fields) { $0.sessions },
        .integer("wanted") { $0.wanted },
        .json("planned", .list(of: .date)) { plan, _ in
          .array(plan.planned.map { .string($0.description) })
        },
        .json("races", .list(of: .date)) { plan, _ in
          .array(plan.races.map { .string($0.description) })
        },
      ])
  }
}

extension CalendarRenderer {
  /// The proposed sessions as a calendar file.
  package func document(of plan: WeekPlan, at present: Instant) -> String {
    document { writer in
      for session in plan.sessions {
        writer.event(OwnUID.proposal(.workout, at: session.span.start), stamp: present) { writer in
          writer.add("DTSTART", session.span.start)
          writer.add("DTEND", session.span.end)
          writer.add("SUMMARY", text: phrases.sentence(WeekPlanSentence.entry))
          writer.add("DESCRIPTION", text: phrases.sentence(WeekPlanSentence.entryBody))
          writer.add("CLASS", "PRIVATE")
        }
      }
    }
  }
}
