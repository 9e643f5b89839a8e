/// Points out a planned hard session that would end too near to the usual time of falling asleep.
struct LateHardTraining: RecommendationRule {
  static let id = "late-hard-training"

  func evaluate(_ day: Day) -> RuleResult {
    let hard = day.sessions.filter { $0.intensity == .hard }
    let timed = hard.compactMap { session in session.span.map { (session.activity, span: $0) } }
      .filter { $0.span.start >= day.moment }
    guard let (activity, span) = timed.max(by: { $0.span.end < $1.span.end }) else {
      return .silent(because: .noHardSession)
    }
    let (end, sleep) = (day.time(at: span.end), day.time(at: day.usualSleep))
    let gap = day.usualSleep.seconds(since: span.end)
    guard gap < TrainingAdvice.hoursBeforeSleep * 3600 else {
      return .silent(because: .endsInTime(end, usualSleep: sleep))
    }
    return .speaks(
      Recommendation(
        from: self, .workout, .low,
        .lateHardTraining(activity: activity, end: end, usualSleep: sleep), at: span,
        because: [
          .init("session_end", .moment(span.end)),
          .init("usual_sleep", .moment(day.usualSleep)),
        ]))
  }
}
