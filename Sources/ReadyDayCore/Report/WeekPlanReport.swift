extension Report {
  /// When to train hard, and why.
  package init(_ plan: WeekPlan, phrases: Voice) {
    let rows = plan.sessions.map { session in
      Table.Row([Cell(phrases.when(session, plan.zone)), Cell(phrases.load(of: session))])
    }
    let heading = phrases.say("When to train hard", es: "Cuándo entrenar fuerte")
    let days = plan.days.map(\.date)
    let chart = phrases.loads(
      plan.days.map(\.load?.score), plan.days.map { $0.load?.knownLevel },
      sessions: days.map { date in
        (plan.sessions.map(\.date) + plan.planned).count { $0 == date }
      }, upTo: plan.dates.upperBound)
    let sections =
      [Section(.drawn(chart.map { [.chart($0)] } ?? []))]
      + (rows.isEmpty ? [] : [Section(heading, .table(Table(rows, fit: .cut)))])
      + [Section(.sentences(phrases.sentences(about: plan)))]
    self.init(phrases.language, title: phrases.span(of: plan.dates), sections)
    self = on(.weekPlan)
  }
}

extension Voice {
  func when(_ session: WeekPlan.Session, _ zone: Zone) -> String {
    "\(shortDate(session.date)) \(clocks(of: session.span, in: session.zone))"
      + there(at: session.span.start, in: session.zone, besides: zone)
  }

  fileprivate func load(of session: WeekPlan.Session) -> String {
    let load = scoreAndLevel(of: session.load)
    return say("calendar \(load)", es: "agenda \(load)")
  }

  fileprivate func sentences(about plan: WeekPlan) -> [String] {
    let planned = say(
      "Hard sessions already planned: \(list(plan.planned.map(shortDate)))",
      es: "Sesiones fuertes ya planificadas: \(list(plan.planned.map { date($0) }))")
    let eased = say(
      "; ease or move \(list(plan.tooHard.map(shortDate)))",
      es: "; suaviza o cambia de día lo del \(list(plan.tooHard.map { date($0) }))")
    let races = say(
      "Race on \(list(plan.races.map(shortDate))): nothing hard on the days around it.",
      es:
        "Competición el \(list(plan.races.map { date($0) })): nada fuerte los días de antes ni de después."
    )
    let context = [
      plan.planned.isEmpty ? nil : planned + (plan.tooHard.isEmpty ? "" : eased) + ".",
      plan.races.isEmpty ? nil : races,
    ]
    let held = plan.heldBack.map { sentence(about: $0, in: plan) }
    guard plan.wanted > 0 else { return context.compactMap(\.self) + [held ?? enough(plan)] }
    guard !plan.sessions.isEmpty else { return context.compactMap(\.self) + [held ?? noTime] }
    let gaps = zip(plan.sessions, plan.sessions.dropFirst()).map { $0.date.distance(to: $1.date) }
    let found = plan.sessions.count
    let fewer = found < plan.wanted ? fewer(found, of: plan.wanted) : nil
    return [reason(found, gaps.min(), plan.sessions.map(\.load.knownLevel))]
      + ([fewer] + context + [held]).compactMap(\.self)
  }

  private func sentence(about held: WeekPlan.HeldBack, in plan: WeekPlan) -> String {
    let nothing =
      held.end.map { end in
        guard held.date > plan.dates.lowerBound else {
          return say(
            "Nothing hard before \(shortDate(end))", es: "Nada fuerte antes del \(date(end))")
        }
        let last = end.advanced(by: -1)
        return held.date == last
          ? say("Nothing hard on \(shortDate(last))", es: "Nada fuerte el \(date(last))")
          : say(
            "Nothing hard from \(shortDate(held.date)) to \(shortDate(last))",
            es: "Nada fuerte del \(date(held.date)) al \(date(last))")
      } ?? say("Nothing hard for now", es: "Por ahora, nada fuerte")
    let why = held.reason.map { reason in
      let clause = clause(reason) ?? ""
      // What was said was said before that day.
      if case .ill = reason { return ": \(clause)" }
      return say(
        ": on \(shortDate(held.date)), \(clause)", es: ": el \(date(held.date)), \(clause)")
    }
    return nothing + (why ?? "") + "."
  }

  private func enough(_ plan: WeekPlan) -> String {
    plan.isUsualNumber
      ? say(
        "You already have as many hard sessions planned as you usually do.",
        es: "Ya tienes planificadas tantas sesiones fuertes como sueles hacer.")
      : say(
        "You already have as many hard sessions planned as you want.",
        es: "Ya tienes planificadas tantas sesiones fuertes como quieres.")
  }

  private var noTime: String {
    say(
      "No day has a free hour early enough, and far enough from a race and the last hard day.",
      es:
        "Ningún día tiene una hora libre lo bastante temprano y lejos de una competición y del "
        + "último día fuerte."
    )
  }
}

extension WeekPlan.Session {
  static let fields = Fields<WeekPlan.Session>([
    .date("date") { $0.date }, .moment("start") { $0.span.start },
    .moment("end") { $0.span.end }, .number("load_score") { $0.load.score },
    .code("load_level") { $0.load.level }, .number("cost", decimals: 2) { $0.cost },
  ])
}

extension Document<WeekPlan> {
  package static var weekPlan: Document {
    Document(
      "week", about: .days,
      [
        .statusOfFiles, .list("sessions", WeekPlan.Session.fields) { $0.sessions },
        .integer("wanted") { $0.wanted },
        .dates("planned") { $0.planned }, .dates("races") { $0.races },
      ])
  }
}

extension CalendarRenderer {
  /// The proposed sessions as a calendar file.
  package func document(of plan: WeekPlan, at present: Instant) -> String {
    Self.document { writer in
      for session in plan.sessions {
        writer.event(OwnUID.proposal(.workout, at: session.span.start), stamp: present) { writer in
          writer.add("DTSTART", session.span.start)
          writer.add("DTEND", session.span.end)
          writer.add("SUMMARY", text: phrases.title(ofWorkout: .hard))
          writer.add(
            "DESCRIPTION",
            text: "\(phrases.load(of: session).withCapital). \(phrases.morningDecides(1))")
          writer.add("CLASS", "PRIVATE")
        }
      }
    }
  }
}
