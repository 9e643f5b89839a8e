extension Report {
  /// A week on one page.
  package init(_ review: Review, phrases: Voice) {
    let title = phrases.title(of: review.week)
    let sentences = phrases.sentences(about: review).map { Paragraph($0) }
    let chart = Chart(
      phrases.say("recovery", es: "recuperación"), review.scores, in: 0...100,
      word: phrases.percent(ofScore:))
    let hasChart = review.scores.contains { $0 != nil }
    self.init(
      phrases.language, title: "\(title) · \(phrases.span(of: review.week.dates))",
      [
        Section(.drawn(phrases.message(of: review).map { [.paragraphs([Paragraph($0)])] } ?? [])),
        Section(.drawn([.charts(phrases.charts(of: review))])), Section([.paragraphs(sentences)]),
        Section(.written(hasChart ? [.chart(chart)] : [])),
      ])
    self = on(.review)
  }
}

extension Voice {
  fileprivate func sentences(about review: Review) -> [String] {
    let ahead = ahead(of: review)
    guard !review.isEmpty else {
      return [say("There is no data for this week.", es: "No hay datos de esta semana.")] + ahead
    }
    let calendar =
      review.load.map { self.calendar($0, review.heaviest, review.recoveryAfter) }
      ?? say(
        "The calendars say too little about this week.",
        es: "Los calendarios dicen muy poco de esta semana.")
    let trained =
      review.training.isEmpty
      ? say(
        "No training was planned or recorded.",
        es: "No se planificó ni se registró ningún entrenamiento.")
      : training(review.training)
    let changes = (review.recovery?.change, review.sleep?.change, review.load?.change)
    let isChanged = changes.0 != nil || changes.1 != nil || changes.2 != nil
    let sports = review.training.sports
    let bySport = sports.isEmpty ? [] : [sentence(about: sports)]
    let (reflected, sessions) = (review.training.reflected, review.training.sessions)
    let looked =
      reflected == 0
      ? []
      : [
        say(
          "You reflected on \(reflected) of \(count(sessions, "session")).",
          es: "Has anotado qué tal fueron \(reflected) de \(count(sessions, "sesión", "sesiones"))."
        )
      ]
    return [body(of: review), calendar, trained] + bySport + looked
      + (isChanged ? [change(changes.0, changes.1, changes.2)] : []) + habit(of: review)
      + [review.said.map(sentence), review.felt.map(felt)].compactMap(\.self) + ahead
  }

  /// Recovery, sleep, and load with training on each day.
  fileprivate func charts(of review: Review) -> [Report.Chart] {
    let (days, last) = (review.days, review.week.dates.upperBound)
    var recovery = Report.Chart(
      title(of: .recovery), days.map(\.shownRecovery), in: 0...100,
      word: percent(ofScore:)
    ).dated(upTo: last, self)
    recovery.form = .bars
    recovery.tones = days.map(\.zone.tone)
    recovery.title = review.recovery.map { onAverage(recovery.label, percent($0.mean)) }
    let sleep = nights(days.map(\.asleep), needed: days.map(\.needed), upTo: last)
    let load = loads(
      days.map { $0.calendar?.load }, days.map { $0.calendar?.level }, upTo: last)
    return [recovery, sleep].filter { $0.lastKnown != nil }
      + [load, training(on: days, upTo: last)].compactMap(\.self)
  }

  /// The training of each day; nil for a week without any.
  private func training(on days: [HistoryDay], upTo last: LocalDate) -> Report.Chart? {
    let count = days.reduce(0) { $0 + $1.workouts }
    guard count > 0 else { return nil }
    let minutes = days.map(\.zoneMinutes)
    var chart = Report.Chart(
      zoneMinutesCount, minutes, in: 0...max(minutes.compactMap(\.self).max() ?? 0, 60)
    ) { counted(Int(rounding: $0)) }.dated(upTo: last, self)
    chart.form = .bars
    chart.sessions = Report.Chart.Sessions(
      label: say("workouts", es: "entrenamientos"), counts: days.map(\.workouts))
    let sum = decimal(minutes.compactMap(\.self).reduce(0, +), places: 0)
    let workouts = say(self.count(count, "workout"), es: self.count(count, "entrenamiento"))
    return chart.titled(
      say(
        "Training load: \(sum) in \(workouts)", es: "Carga de entrenamiento: \(sum) en \(workouts)")
    )
  }

  /// The week in one sentence, over its pictures; nil without nights.
  fileprivate func message(of review: Review) -> String? {
    let recovery = review.recovery.map { value in
      let change = Int(rounding: value.change ?? 0)
      let points = say(count(abs(change), "point"), es: count(abs(change), "punto"))
      return say(
        "Recovery averaged \(percent(value.mean))"
          + (change == 0 ? "" : ", \(points) \(change > 0 ? "above" : "below") the week before"),
        es: "La recuperación media fue del \(percent(value.mean))"
          + (change == 0
            ? "" : ", \(points) \(change > 0 ? "más" : "menos") que la semana anterior"))
    }
    let (enough, known) = longEnough(review.days.map(\.asleep), review.days.map(\.needed))
    let sleep = say(
      "you slept enough on \(enough) of \(nights(known))",
      es: "dormiste lo suficiente en \(enough) de \(nights(known))")
    let parts = [recovery, known > 0 ? sleep : nil].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ").withCapital + "."
  }

  private func body(of review: Review) -> String {
    guard review.recovery == nil, review.sleep == nil else {
      return body(review.recovery, review.sleep)
    }
    return review.isHidden
      ? say("Recovery and sleep are hidden.", es: "La recuperación y el sueño están ocultos.")
      : say(
        "There is no recovery or sleep data for this week.",
        es: "No hay datos de recuperación ni de sueño de esta semana.")
  }

  private func habit(of review: Review) -> [String] {
    guard let habit = review.habit, let borders = review.borders else { return [] }
    let name = name(of: habit.exposure, borders).withCapital
    return [
      say(
        "\(name) (on \(list(review.habitDays.map(shortDate)))) goes with recovery "
          + "\(change(habit.finding)) the next morning.",
        es:
          "\(name) (el \(list(review.habitDays.map { date($0) }))): coincide con una recuperación "
          + "\(change(habit.finding)) a la mañana siguiente.")
    ]
  }

  private func ahead(of review: Review) -> [String] {
    let days = review.plan.map { Array($0.sessions.prefix(2).map(\.date)) } ?? []
    let heaviest = review.heaviestAhead.map { day in
      say(
        "The heaviest day of the following week is \(shortDate(day.date)) (load "
          + "\(decimal(day.value, places: 0))).",
        es: "El día más cargado de la semana siguiente es el \(date(day.date)), con una carga de "
          + "\(decimal(day.value, places: 0)).")
    }
    let best = say(
      "\(days.count == 1 ? "Best day" : "Best days") to train hard: "
        + "\(list(days.map(shortDate))). \(morningDecides(days.count))",
      es: "\(days.count == 1 ? "El mejor día" : "Los mejores días") para entrenar fuerte: "
        + "\(list(days.map { date($0) })). \(morningDecides(days.count))")
    return (heaviest.map { [$0] } ?? []) + (days.isEmpty ? [] : [best])
  }
}

extension Review {
  fileprivate static let habitFields = Fields<Review>([
    .optionalText("code") { $0.habit?.exposure.code },
    .optionalNumber("lo", decimals: 2) { $0.habit?.interval?.lowerBound },
    .optionalNumber("hi", decimals: 2) { $0.habit?.interval?.upperBound },
    .dates("days") { $0.habitDays },
  ])

  fileprivate static let nextFields = Fields<Review>([
    .optionalObject("heaviest_day", Trend.Extreme.ofLoad) { $0.heaviestAhead },
    .list("sessions", WeekPlan.Session.fields) { $0.plan?.sessions ?? [] },
  ])
}

extension Document<Review> {
  package static var review: Document {
    Document(
      "review", about: .days,
      [
        .statusOfFiles, .text("week") { $0.week.description },
        .optionalObject("recovery_pct", Review.Value.fields) { $0.recovery },
        .optionalObject("asleep_min", Review.Value.fields) { $0.sleep },
        .optionalObject("load_score", Review.Value.fields) { $0.load },
        .optionalObject("heaviest_day", Trend.Extreme.ofLoad) { $0.heaviest },
        .optionalNumber("recovery_after_heaviest") { $0.recoveryAfter },
        .object("training", Review.Training.fields) { $0.training },
        .optionalObject("habit", Review.habitFields) { $0.habit == nil ? nil : $0 },
        .optionalObject("what_i_said", SaidAndDone.fields) { $0.said },
        .optionalObject("felt", FeltMornings.fields) { $0.felt },
        .object("next_week", Review.nextFields) { $0 },
        .sentences("sentences") { $1.sentences(about: $0) },
      ])
  }
}

extension FeltMornings {
  fileprivate static let fields = Fields<FeltMornings>([
    .optionalNumber("high_mean", decimals: 1) { $0.high },
    .optionalNumber("low_mean", decimals: 1) { $0.low }, .integer("mornings") { $0.mornings },
  ])
}

extension SaidAndDone {
  fileprivate static let fields = Fields<SaidAndDone>([
    .integer("hard_allowed_days") { $0.hardAllowed }, .integer("hard_done_days") { $0.hardDone },
    .integer("unusual_mornings") { $0.unusualMornings },
    .integer("said_ill_mornings") { $0.illMornings },
    .integer("lights_out_nights") { $0.lightsOut },
    .integer("lights_out_kept_nights") { $0.lightsOutKept },
  ])
}

extension Trend.Extreme {
  fileprivate static let ofLoad = Fields<Trend.Extreme>([
    .date("date") { $0.date }, .number("score") { $0.value },
  ])
}

extension Review.Value {
  fileprivate static let fields = Fields<Review.Value>([
    .number("mean", decimals: 1) { $0.mean }, .integer("days") { $0.days },
    .optionalNumber("usual_from", decimals: 1) { $0.usual?.lowerBound },
    .optionalNumber("usual_to", decimals: 1) { $0.usual?.upperBound },
    .optionalCode("place") { $0.place }, .optionalNumber("before", decimals: 1) { $0.before },
    .optionalNumber("change", decimals: 1) { $0.change },
  ])
}

extension Review.Training {
  fileprivate static let fields = Fields<Review.Training>([
    .integer("planned") { $0.planned }, .integer("done") { $0.done },
    .integer("not_recorded") { $0.planned - $0.done }, .integer("workouts") { $0.workouts },
    .integer("programme_sessions") { $0.programmeSessions },
    .integer("programme_done") { $0.programmeDone },
    .optionalNumber("run_meters") { $0.meters }, .optionalNumber("zone_min") { $0.zoneMinutes },
    .list("sports", SportVolume.fields) { $0.sports }, .integer("sessions") { $0.sessions },
    .integer("reflected") { $0.reflected },
  ])
}
