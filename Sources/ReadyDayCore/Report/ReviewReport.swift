extension Report {
  /// A week on one page.
  package init(_ review: Review, phrases: Voice) {
    let title = phrases.sentence(ReviewSentence.title(review.week))
    let sentences = review.sentences.map { Paragraph(phrases.sentence($0)) }
    let chart = Chart(
      phrases.sentence(ReviewSentence.chart), review.scores, in: 0...100,
      word: phrases.percent(ofScore:))
    let hasChart = review.scores.contains { $0 != nil }
    self.init(
      phrases.language, title: "\(title) · \(phrases.span(of: review.week.dates))",
      [Section(nil, [.paragraphs(sentences)])]
        + (hasChart ? [Section(nil, .chart(chart))] : []))
  }
}

extension Review {
  fileprivate var sentences: [ReviewSentence] {
    guard !isEmpty else { return [.nothing] + aheadSentences }
    let isBodyKnown = recovery != nil || sleep != nil
    let body: ReviewSentence =
      isBodyKnown ? .body(recovery: recovery, sleep: sleep) : isHidden ? .bodyHidden : .noBody
    let calendar =
      load.map {
        ReviewSentence.calendar($0, heaviest: heaviest, recoveryAfter: recoveryAfter)
      } ?? .noCalendar
    let trained: ReviewSentence = training.isEmpty ? .noTraining : .training(training)
    return [body, calendar, trained] + changeSentences
      + habitSentences + (said.map { [.said($0)] } ?? [])
      + (felt.map { [.felt($0)] } ?? []) + aheadSentences
  }

  private var changeSentences: [ReviewSentence] {
    let changes = [recovery?.change, sleep?.change, load?.change]
    guard changes.contains(where: { $0 != nil }) else { return [] }
    return [.change(recovery: changes[0], sleep: changes[1], load: changes[2])]
  }

  private var habitSentences: [ReviewSentence] {
    guard let habit, let borders else { return [] }
    return [.habit(habit.exposure, borders, on: habitDays, habit.finding)]
  }

  private var aheadSentences: [ReviewSentence] {
    let days = plan.map { Array($0.sessions.prefix(2).map(\.date)) } ?? []
    return (heaviestAhead.map { [.heaviestAhead($0)] } ?? [])
      + (days.isEmpty ? [] : [.bestDays(days)])
  }

  fileprivate static let habitFields = Fields<Review>([
    .optionalText("code") { $0.habit?.exposure.code },
    .optionalNumber("lo", decimals: 2) { $0.habit?.interval?.lowerBound },
    .optionalNumber("hi", decimals: 2) { $0.habit?.interval?.upperBound },
    .json("days", .list(of: .date)) { review, _ in
      .array(review.habitDays.map { .string($0.description) })
    },
  ])

  fileprivate static let nextFields = Fields<Review>([
    .optionalObject("heaviest_day", Trend.Extreme.ofLoad) { $0.heaviestAhead },
    .list("sessions", WeekPlan.Session.fields) { $0.plan?.sessions ?? [] },
  ])
}

extension Review.Value.Place: Coded {}

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
        .json("sentences", .list(of: .string)) { review, context in
          .array(review.sentences.map { .string(context.phrases.sentence($0)) })
        },
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
  ])
}
