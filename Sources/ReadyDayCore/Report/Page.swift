/// A page for a browser, by itself or among the others.
package enum Page: Hashable, Sendable {
  case today, tomorrow, agenda
  case week, nextWeek, weekPlan
  case recovery, score, sleep
  case trends
  case trend(TrendMetric)
  case habits
  case review
  case workout, windows, bodyToday, bodyProgress

  /// The pages in the order of the bar; the first of each group names it there.
  package static let groups: [[Page]] = [
    [.today, .agenda], [.tomorrow], [.week, .nextWeek, .weekPlan], [.recovery, .score], [.sleep],
    [.trends] + TrendMetric.allCases.map(Page.trend) + [.habits], [.review],
    [.workout, .windows, .bodyToday, .bodyProgress],
  ]

  package static let all = groups.flatMap(\.self)

  /// The name of its file in a folder of pages.
  package var file: String {
    let name =
      switch self {
      case .today: "index"
      case .nextWeek: "next-week"
      case .weekPlan: "week-plan"
      case .trend(let metric): "trends-\(metric.rawValue)"
      case .bodyToday: "body-today"
      case .bodyProgress: "body-progress"
      case .tomorrow: "tomorrow"
      case .agenda: "agenda"
      case .week: "week"
      case .recovery: "recovery"
      case .score: "score"
      case .sleep: "sleep"
      case .trends: "trends"
      case .habits: "habits"
      case .review: "review"
      case .workout: "workout"
      case .windows: "windows"
      }
    return "\(name).html"
  }
}

extension Voice {
  package func name(of page: Page) -> String {
    switch page {
    case .today: say("Today", es: "Hoy")
    case .tomorrow: say("Tomorrow", es: "Mañana")
    case .agenda: say("Agenda", es: "La agenda")
    case .week: say("Week", es: "Semana")
    case .nextWeek: say("Next week", es: "La semana próxima")
    case .weekPlan: say("When to train hard", es: "Cuándo entrenar fuerte")
    case .recovery: say("Recovery", es: "Recuperación")
    case .score: say("Computed score", es: "Puntuación calculada")
    case .sleep: say("Sleep", es: "Sueño")
    case .trends: say("Trends", es: "Tendencias")
    case .trend(let metric): name(of: metric).withCapital
    case .habits: say("Habits", es: "Hábitos")
    case .review: say("Review", es: "Repaso")
    case .workout: say("Workout", es: "Entrenamiento")
    case .windows: say("When you could train", es: "Cuándo podrías entrenar")
    case .bodyToday: say("Today's session", es: "La sesión de hoy")
    case .bodyProgress: say("Progress", es: "Progreso")
    }
  }

  /// The group's name in the bar, which may be more general than that of its first page.
  package func barName(of page: Page) -> String {
    page == .workout ? say("Training", es: "Deporte") : name(of: page)
  }
}

extension Report {
  /// The report as a page. `date` is for a report without a title.
  package func on(_ page: Page, date: String? = nil) -> Report {
    var report = self
    (report.page, report.pageDate) = (page, date ?? pageDate)
    return report
  }
}
