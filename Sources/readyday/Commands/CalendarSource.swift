import ReadyDayCore

/// A calendar that the configuration has an address for or, with the same rules, the forecast.
struct CalendarSource {
  fileprivate let source: SyncSource
  fileprivate let feed: CalendarFeed
  fileprivate let stored: StoredCalendar

  static func calendars(of configuration: Configuration) -> [CalendarSource] {
    configuration.calendars.compactMap { calendar in
      calendar.feed.map {
        CalendarSource(
          source: .calendar(calendar.name ?? $0.usualName), feed: $0,
          stored: StoredCalendar(path: calendar.path))
      }
    }
  }

  static func forecast(of configuration: Configuration) -> [CalendarSource] {
    guard let feed = configuration.forecast, let path = configuration.weather.copy else {
      return []
    }
    return [CalendarSource(source: .weather, feed: feed, stored: StoredCalendar(path: path))]
  }

  var status: Synced { synced(nil, stored.record) }

  /// A forecast has no events to count.
  fileprivate func synced(_ outcome: Synced.Outcome?, _ record: CalendarRecord) -> Synced {
    var status = record.status
    if source == .weather { status.events = nil }
    return Synced(source, outcome, status)
  }
}

/// Fetches and stores a calendar if that is due, while somebody waits. A failure is an outcome.
final class CalendarFetch {
  private let calendar: CalendarSource
  private let syncing: Syncing
  private var record: CalendarRecord
  private var hasCopy = false
  /// Nil until it is known.
  private var outcome: Synced.Outcome?
  private var isBrowser = false

  init(_ calendar: CalendarSource, _ syncing: Syncing) {
    (self.calendar, self.syncing) = (calendar, syncing)
    record = calendar.stored.record
    outcome = outcomeUnasked()
    if outcome == nil { begin() }
  }

  var isOpen: Bool { outcome == nil }
  var synced: Synced { calendar.synced(outcome, record) }

  /// Nil if a request is necessary.
  private func outcomeUnasked() -> Synced.Outcome? {
    if syncing.isForced { return nil }
    if let until = record.waiting(at: syncing.now) { return .failed(.waiting(until: until)) }
    if syncing.isBeforeBrief, record.hasJustFailed(at: syncing.now), let fault = record.fault {
      return .failed(fault)
    }
    return calendar.stored.isThere && record.isFresh(at: syncing.now) ? .fresh : nil
  }

  private func begin() {
    hasCopy = calendar.stored.isCopy(of: record)
    switch calendar.feed.address {
    case .written(let url): ask(url)
    case .printed(let command):
      guard let tool = command.start() else { return fail(.noAddress) }
      let end = syncing.curl.end.within(seconds: SecretCommand.patience)
      syncing.curl.attend { [self] in
        guard tool.hasEnded || end.isOver else { return false }
        ask(tool.secret(until: end))
        return true
      }
    }
  }

  private func ask(_ url: String?) {
    guard let url else { return fail(.noAddress) }
    let feed = calendar.feed
    let target = CalendarRequest(
      url, of: calendar.source, agent: feed.agent, allowsPlain: feed.allowsPlain,
      program: "readyday/\(Version.current)")
    guard let target else { return fail(.transfer(.refusedAddress)) }
    isBrowser = target.mayNeedBrowser && record.usesBrowserAgent
    send(target)
  }

  private func send(_ target: CalendarRequest) {
    let request = target.request(
      record, isConditional: hasCopy && !syncing.isForced, asBrowser: isBrowser)
    syncing.curl.send(request) { [self] in take($0, from: target) }
  }

  /// A calendar that cannot be stored is reported now, because its record cannot be stored either.
  private func take(_ answer: Curl.Answer, from target: CalendarRequest) {
    let known = record
    do throws(SyncFault) {
      try take(try answer.mapError { SyncFault.transfer($0) }.get(), from: target)
    } catch .transfer(.interrupted) {
      (record, outcome) = (known, .failed(.transfer(.interrupted)))
    } catch {
      record = known
      if !isBrowser, error.isRefusal, target.mayNeedBrowser {
        isBrowser = true
        send(target)
      } else {
        fail(error)
        try? calendar.stored.keep(nil, record)
      }
    }
  }

  private func take(_ answer: HTTPResponse, from target: CalendarRequest) throws(SyncFault) {
    let isOther = try record.take(
      answer, of: calendar.source, hasCopy: hasCopy, isForced: syncing.isForced, at: syncing.now)
    (record.address, record.usesBrowserAgent) = (target.name, isBrowser)
    do throws(SystemError) { try calendar.stored.keep(isOther ? answer.body : nil, record) } catch {
      throw .notStored(syncing.phrases.reason(error))
    }
    outcome = isOther ? .changed : .unchanged
  }

  private func fail(_ fault: SyncFault) {
    record.fail(fault, at: syncing.now)
    outcome = .failed(fault)
  }
}
