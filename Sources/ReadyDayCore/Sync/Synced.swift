package enum SyncSource: Equatable, Sendable {
  case whoop
  /// A calendar, by the name that the user gave it.
  case calendar(String)
  /// The forecast.
  case weather
}

/// The stored state of a source, and the result of fetching it now.
package struct Synced: Equatable, Sendable {
  package let source: SyncSource
  /// Nil if it was not fetched.
  package var outcome: Outcome?
  package var status: Status

  package init(_ source: SyncSource, _ outcome: Outcome? = nil, _ status: Status) {
    (self.source, self.outcome, self.status) = (source, outcome, status)
  }

  package enum Outcome: Equatable, Sendable {
    /// The stored data is so recent that no request was made.
    case fresh
    /// `unchanged` means that a request was made but brought nothing new.
    case unchanged, changed
    case failed(SyncFault)
  }

  package struct Status: Equatable, Sendable {
    /// When the last successful request was made; nil if there was none.
    package var checkedAt: Instant?
    /// When the first request since the last success failed; nil if none has failed since.
    package var failingSince: Instant?
    package var fault: SyncFault?
    /// The number of events in a calendar; a series counts once.
    package var events: Int?
    /// When the user logged in; nil if the source needs no login.
    package var connectedAt: Instant?
    package var lastDay: LocalDate?

    package init() {}
  }

  package var fault: SyncFault? { if case .failed(let fault) = outcome { fault } else { nil } }

  /// Why only a part was received; nil if everything or nothing was.
  package var part: SyncFault? {
    switch outcome {
    case .changed, .unchanged: status.fault
    case .fresh, .failed, nil: nil
    }
  }

  /// Seconds after which stored data may be out of date.
  private static let mostAge = 24 * 3600
  /// Seconds; applies instead if fetching has failed since.
  private static let mostAgeOfFailing = 3600

  /// When the last successful request was made, if that is too long ago; otherwise nil.
  package func late(at now: Instant) -> Instant? {
    guard let checkedAt = status.checkedAt else { return nil }
    let most = status.failingSince == nil ? Self.mostAge : Self.mostAgeOfFailing
    return now.seconds(since: checkedAt) >= most ? checkedAt : nil
  }
}

/// Why a source supplied nothing, or only a part.
package enum SyncFault: Error, Hashable, Sendable {
  case transfer(TransferFault)
  case status(Int)
  /// The server wants no requests before this moment.
  case waiting(until: Instant)
  /// The response is another kind of page, or empty.
  case notACalendar
  /// The response ends before the calendar does.
  case calendarCutShort
  /// Why the response is no forecast; nil if that was not stored.
  case notAForecast(ForecastFault?)
  /// The calendar has no events; it had this many before.
  case calendarEmptied(before: Int)
  /// The command that prints the address failed, or printed no address.
  case noAddress
  /// The source was fetched but could not be stored, for the given reason.
  case notStored(String)
  case loginExpired
  /// The last response was an error, or did not come from the service.
  case oddAnswer
  /// This many records could not be read.
  case unreadable(records: Int)
  /// The service gave a reason, in its own words.
  case reported(code: String, words: String)

  /// The fault's name for scripts.
  package var code: String {
    switch self {
    case .transfer(let fault): fault.code
    case .status: "http_status"
    case .waiting: "rate_limited"
    case .notACalendar: "not_a_calendar"
    case .calendarCutShort: "calendar_cut_short"
    case .notAForecast: "not_a_forecast"
    case .calendarEmptied: "calendar_emptied"
    case .noAddress: "no_address"
    case .notStored: "not_kept"
    case .loginExpired: "login_expired"
    case .oddAnswer: "odd_answer"
    case .unreadable: "records_skipped"
    case .reported(let code, _): code
    }
  }

  package var httpStatus: Int? { if case .status(let status) = self { status } else { nil } }

  /// The number stored with the fault, such as an HTTP status; nil if it has none.
  package var number: Int? {
    switch self {
    case .status(let status): status
    case .calendarEmptied(let events): events
    case .waiting(let until): until.secondsSince1970
    case .transfer(.failed(let code)): code
    case .transfer, .notACalendar, .notAForecast, .calendarCutShort, .noAddress, .notStored,
      .loginExpired,
      .oddAnswer, .unreadable, .reported:
      nil
    }
  }

  /// Nil for a fault that no version of readyday writes.
  package init?(code: String, number: Int?) {
    let plain: [SyncFault] = [.notACalendar, .notAForecast(nil), .calendarCutShort, .noAddress]
    let numbered: [SyncFault] =
      number.map {
        [
          .status($0), .calendarEmptied(before: $0), .transfer(.failed(curlCode: $0)),
          .waiting(until: Instant(secondsSince1970: $0)),
        ]
      } ?? []
    let all = plain + TransferFault.named.keys.map { .transfer($0) } + numbered
    guard let fault = all.first(where: { $0.code == code }) else { return nil }
    self = fault
  }
}

extension TransferFault {
  /// The failures without a number; the others share one name.
  fileprivate static let named: [TransferFault: String] = [
    .curlMissing: "curl_missing", .refusedAddress: "refused_address", .unresolved: "unresolved",
    .unreachable: "unreachable", .timedOut: "timed_out", .insecure: "insecure",
    .tooManyRedirects: "too_many_redirects", .tooLarge: "too_large", .cutShort: "cut_short",
    .unreadableAnswer: "unreadable_answer", .interrupted: "interrupted",
    .manyOpenFiles: "too_many_open_files", .notStarted: "curl_not_started",
    .unsendable: "unsendable",
  ]

  package var code: String { Self.named[self] ?? "curl_failed" }
}

extension SyncFault {
  /// Whether the server may answer a browser.
  package var isRefusal: Bool {
    switch self {
    case .status, .notACalendar, .notAForecast: true
    case .transfer(let fault): fault == .tooManyRedirects || fault == .refusedAddress
    case .waiting, .calendarCutShort, .calendarEmptied, .noAddress, .notStored, .loginExpired,
      .oddAnswer, .unreadable, .reported:
      false
    }
  }
}
