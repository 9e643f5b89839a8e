import ReadyDayCore

/// The calendars or, with the same rules, the forecast.
struct CalendarSource: SyncingSource {
  fileprivate struct Calendar: Sendable {
    let source: SyncSource
    let feed: CalendarFeed
    let stored: StoredCalendar
  }

  private let calendars: [Calendar]

  init?(_ configuration: Configuration) {
    calendars = configuration.calendars.compactMap { calendar in
      calendar.feed.map {
        Calendar(
          source: .calendar(calendar.name ?? $0.usualName), feed: $0,
          stored: StoredCalendar(path: calendar.path))
      }
    }
    if calendars.isEmpty { return nil }
  }

  /// Nil unless the configuration has an address to fetch the forecast from.
  init?(forecastOf configuration: Configuration) {
    guard let feed = configuration.forecast, let path = configuration.weather.copy else {
      return nil
    }
    calendars = [Calendar(source: .weather, feed: feed, stored: StoredCalendar(path: path))]
  }

  func status() -> [Synced] {
    calendars.map { $0.synced(nil, $0.stored.record) }
  }

  func sync(_ syncing: Syncing) -> [Synced] {
    // In parallel, because programs that print addresses take time.
    var fetches = SideBySide.map(calendars) { Fetch($0, syncing) }
    while true {
      let open = fetches.indices.filter { fetches[$0].request != nil }
      guard !open.isEmpty else { break }
      let answers = syncing.curl.answers(to: open.compactMap { fetches[$0].request })
      let taken = SideBySide.map(Array(zip(open.map { fetches[$0] }, answers))) { fetch, answer in
        var fetch = fetch
        fetch.take(answer)
        return fetch
      }
      for (index, fetch) in zip(open, taken) { fetches[index] = fetch }
    }
    return fetches.map(\.synced)
  }

  fileprivate struct Fetch: Sendable {
    private let calendar: Calendar
    private let syncing: Syncing
    @Boxed private var record: CalendarRecord
    private var hasCopy = false
    private var isConditional: Bool { hasCopy && !syncing.isForced }
    private var outcome = Synced.Outcome.fresh
    private var target: CalendarRequest?
    private var isBrowser = false
    private(set) var request: HTTPRequest?

    init(_ calendar: Calendar, _ syncing: Syncing) {
      (self.calendar, self.syncing) = (calendar, syncing)
      record = calendar.stored.record
      if let outcome = outcomeUnasked() {
        self.outcome = outcome
        return
      }
      hasCopy = calendar.stored.isCopy(of: record)
      do throws(SyncFault) {
        let target = try Self.target(calendar, syncing)
        isBrowser = target.mayNeedBrowser && record.usesBrowserAgent
        (self.target, request) = (
          target, target.request(record, isConditional: isConditional, asBrowser: isBrowser)
        )
      } catch { fail(error) }
    }

    /// Nil if a request is necessary.
    private func outcomeUnasked() -> Synced.Outcome? {
      if syncing.isForced { return nil }
      if let until = record.waiting(at: syncing.now) { return .failed(.waiting(until: until)) }
      if syncing.isBeforeBrief, record.hasJustFailed(at: syncing.now), let fault = record.fault {
        return .failed(fault)
      }
      return calendar.stored.isThere && record.isFresh(at: syncing.now) ? .fresh : nil
    }

    private static func target(
      _ calendar: Calendar, _ syncing: Syncing
    ) throws(SyncFault) -> CalendarRequest {
      let feed = calendar.feed
      let url: String? =
        switch feed.address {
        case .written(let url): url
        case .printed(let command): command.secret(until: syncing.curl.deadline)
        }
      guard let url else { throw .noAddress }
      let program = "readyday/\(Version.current)"
      let request = CalendarRequest(
        url, of: calendar.source, agent: feed.agent, allowsPlain: feed.allowsPlain,
        program: program)
      guard let request else { throw .transfer(.refusedAddress) }
      return request
    }
  }
}

extension CalendarSource.Fetch {
  var synced: Synced { calendar.synced(outcome, record) }

  /// A calendar that cannot be stored is reported now, because its record cannot be stored either.
  mutating func take(_ answer: Result<HTTPResponse, TransferFault>) {
    request = nil
    let known = record
    do throws(SyncFault) {
      try take(try answer.mapError { SyncFault.transfer($0) }.get())
    } catch .transfer(.interrupted) {
      (record, outcome) = (known, .failed(.transfer(.interrupted)))
    } catch {
      record = known
      if !isBrowser, error.isRefusal, let target, target.mayNeedBrowser {
        isBrowser = true
        request = target.request(record, isConditional: isConditional, asBrowser: true)
      } else {
        fail(error)
        try? calendar.stored.keep(nil, record)
      }
    }
  }

  private mutating func take(_ answer: HTTPResponse) throws(SyncFault) {
    let isOther = try record.take(
      answer, of: calendar.source, hasCopy: hasCopy, isForced: syncing.isForced, at: syncing.now)
    (record.address, record.usesBrowserAgent) = (target?.name, isBrowser)
    do throws(SystemError) { try calendar.stored.keep(isOther ? answer.body : nil, record) } catch {
      throw .notStored(syncing.phrases.reason(error))
    }
    outcome = isOther ? .changed : .unchanged
  }

  private mutating func fail(_ fault: SyncFault) {
    record.fail(fault, at: syncing.now)
    outcome = .failed(fault)
  }
}

extension CalendarSource.Calendar {
  /// A forecast has no events to count.
  func synced(_ outcome: Synced.Outcome?, _ record: CalendarRecord) -> Synced {
    var status = record.status
    if source == .weather { status.events = nil }
    return Synced(source, outcome, status)
  }
}

extension SyncFault {
  fileprivate var isRefusal: Bool {
    switch self {
    case .status, .notACalendar, .notAForecast: true
    case .transfer(let fault): fault == .tooManyRedirects || fault == .refusedAddress
    case .waiting, .calendarCutShort, .calendarEmptied, .noAddress, .notStored, .loginExpired,
      .oddAnswer, .unreadable, .reported:
      false
    }
  }
}
