import ReadyDayCore

/// Every page, made as its own command makes it, from files that are read once.
struct PagesCommand: PlainCommand {
  enum Extra: String, CaseIterable, Sendable { case body, feel }

  private static let folder = Option<String>(
    "output", .text(Phrase("FOLDER", es: "CARPETA"), candidates: .files),
    help: "the folder for the pages, which only you can read",
    es: "la carpeta de las páginas, que solo tú puedes leer")
  private static let include = Option<Extra>(
    "include", .choice, .list,
    help: "add the pages of your body programme, and what you said with feel",
    es: "añade las páginas de tu programa de ejercicios y lo que dijiste con feel")
  private static let shared = Flag(
    "shared", help: "allow a folder that is synced, under version control or on the web",
    es: "admite una carpeta sincronizada, bajo control de versiones o en la web")
  private static let open = Flag(
    "open", help: "open the first page in your browser", es: "abre la primera en tu navegador")

  static let syntax = Syntax(
    "pages", summary: Phrase("all pages in a folder", es: "todas las páginas en una carpeta"),
    details: Phrase(
      """
      Writes today, tomorrow, the week, recovery, sleep, trends, the review and training as pages
      that link to each other, for a browser; they need no network. Pages from an earlier run that
      no longer belong are removed; your own files stay. To get new pages every morning, run it from
      cron.
      """,
      es: """
        Escribe las páginas de hoy, de mañana, de la semana, de la recuperación, del sueño, de las
        tendencias, del repaso y del deporte, enlazadas entre sí, para un navegador; no necesitan
        red. Las de una ejecución anterior que ya no correspondan se borran; tus archivos, no. Para
        tenerlas cada mañana, usa cron.
        """),
    groups: [
      .own([folder, include, shared, open]), SharedOptions.sources,
      .time([SharedOptions.now, SharedOptions.zone]),
      .output([SharedOptions.language] + PrivacyOptions.options), SharedOptions.messages,
    ],
    examples: [
      .init(
        "readyday pages --whoop ~/whoop --output ~/readyday", "all pages",
        es: "todas las páginas"),
      .init(
        "readyday pages --output ~/readyday --hide titles --open", "to show to somebody",
        es: "para enseñárselas a alguien"),
    ])

  let run: CommandRun

  private var extras: [Extra] { arguments.all(Self.include) }

  func request(on occasion: BriefingDate) -> Request { .pages(on: occasion) }

  func answer() throws -> CommandOutput {
    guard let path = arguments[Self.folder] else {
      throw UsageError("pages needs --output FOLDER", es: "pages necesita --output CARPETA")
    }
    let folder = PageFolder(path: path)
    if !arguments.has(Self.shared), let publicity = folder.publicity {
      throw Failure.publicFolder(path, publicity)
    }
    let (pages, notices) = try pages()
    try folder.write(
      Dictionary(uniqueKeysWithValues: pages.map { ($0.file, $1) }), known: Page.all.map(\.file))
    let first = folder.place(of: Page.today.file)
    if arguments.has(Self.open) { Browser.open(first.absolutePath) }
    let said = run.phrases.say(
      "\(pages.count) pages written: \(first.shownName)",
      es: "\(pages.count) páginas escritas: \(first.shownName)")
    return CommandOutput(
      text: run.style.text(of: Report(lines: [said], in: run.phrases.language))
    ).with(notices)
  }

  /// The pages by themselves, and why others were left out. Without today's page there are none.
  private func pages() throws -> (pages: [Page: String], notices: [StyledLine]) {
    let run = run.planning(request(on: run.occasion))
    var wanted = Set(Page.all.filter(isWanted))
    var notices: [StyledLine] = []
    while true {
      var texts: [Page: String] = [:]
      for page in Page.all where wanted.contains(page) {
        do {
          let output = try output(of: page, among: wanted, by: run)
          texts[page] = output.text.whole
          if page == .today { notices = output.notices + notices }
        } catch {
          guard page != .today else { throw error }
          let name = run.phrases.name(of: page)
          notices += Failure(of: error).lines(in: run.phrases).prefix(1)
            .map { StyledLine("\(name): ") + $0 }
        }
      }
      // The bar of each page names the others.
      if texts.count == wanted.count { return (texts, notices) }
      wanted = Set(texts.keys)
    }
  }

  /// Whether there is data that the page is about.
  private func isWanted(_ page: Page) -> Bool {
    let (hasCalendar, hasHealth) = (!run.paths.calendars.isEmpty, run.paths.hasHealth)
    return switch page {
    case .today, .tomorrow, .week, .nextWeek, .trends, .review, .workout: true
    case .agenda, .windows, .weekPlan, .trend(.load): hasCalendar
    case .trend(.feel): hasHealth && extras.contains(.feel)
    case .trend(let metric) where metric.isOnlyAsked: false
    case .recovery, .score, .sleep, .habits, .trend: hasHealth
    case .bodyToday, .bodyProgress:
      extras.contains(.body)
        && (try? run.store.body().programme(on: run.occasion.date)) != nil
    }
  }

  /// Where nothing was said, no page tells that something is hidden.
  private var hasFeelings: Bool { (try? run.store.feelings().all.isEmpty) != true }

  private func output(
    of page: Page, among pages: Set<Page>, by run: CommandRun
  ) throws -> CommandOutput {
    var arguments = arguments
    arguments.remove(Self.folder)
    arguments.remove(Self.include)
    arguments.add([OutputFormat.html.rawValue], to: SharedOptions.format)
    if !extras.contains(.feel), hasFeelings {
      arguments.add([HealthMetric.feel.rawValue], to: PrivacyOptions.hide)
    }
    switch page {
    case .tomorrow: arguments.add(["tomorrow"], to: SharedOptions.date)
    case .nextWeek: arguments.add(["+1w"], to: SharedOptions.date)
    case .weekPlan: arguments.add([], to: WeekCommand.planOption)
    case .trend(let metric): arguments.add(operand: metric.rawValue)
    default: break
    }
    return try Self.output(of: page, by: run.making(page, among: pages, arguments))
  }

  private static func output(of page: Page, by run: CommandRun) throws -> CommandOutput {
    switch page {
    case .today, .tomorrow: try BriefCommand(run: run).answer()
    case .agenda: try AgendaCommand(run: run).answer()
    case .week, .nextWeek, .weekPlan: try WeekCommand(run: run).answer()
    case .recovery: try HistoryCommand(run: run).recovery()
    case .score: try HistoryCommand(run: run).score()
    case .sleep: try HistoryCommand(run: run).sleep()
    case .trends, .trend: try TrendsCommand(run: run).answer()
    case .habits: try HabitsCommand(run: run).answer()
    case .review: try ReviewCommand(run: run).answer()
    case .workout: try WorkoutCommand(run: run).answer()
    case .windows: try WindowsCommand(run: run).answer()
    case .bodyToday: try BodyCommand(run: run).today()
    case .bodyProgress: try BodyCommand(run: run).progress()
    }
  }
}

extension Request {
  /// All that any page needs, in one reading. The year that habits look back on counts as days around the shown ones, so
  /// that today's page tells of no old event that cannot be read.
  fileprivate static func pages(on occasion: BriefingDate) -> Request {
    let date = occasion.date
    // From the year that habits look back on to the end of next week.
    let days = Habits.days(neededOn: date).lowerBound...date.advanced(by: 14)
    let history = Request.history(of: date...date, days, in: occasion.zone)
    return copy(of: history) { request in
      var shown = RequestedDays.around(date...days.upperBound, in: occasion.zone)
        .lookingBack(from: date)
      shown.tasksDue = date
      if let all = history.calendars { shown.horizon = shown.horizon.hull(with: all.days) }
      (request.calendars, request.earlier, request.journal) = (shown, .everything, true)
    }
  }
}
