/// Why a source brought nothing.
package enum SyncFault: Error, Hashable, Sendable {
  case transfer(TransferFault)
  /// The status of the answer, which is not a success.
  case status(Int)
  /// The server wants to be left alone until then.
  case waiting(until: Instant)
  /// A page, or nothing at all.
  case notACalendar
  /// The answer ends before its calendar does.
  case calendarCutShort
  /// It has no events any more; it had this many before.
  case calendarEmptied(before: Int)
  /// The command that says the address failed, or says none.
  case noAddress
  /// It came and could not be written, for this reason.
  case notKept(String)
  /// A person has to log in again.
  case loginExpired
  /// The last answer was none of its server's, or an error.
  case oddAnswer
  /// This many of the records received.
  case unreadable(records: Int)
  /// For the reason that these words give.
  case told(code: String, words: String)
}

extension SyncFault {
  /// The name by which scripts know it.
  package var code: String {
    switch self {
    case .transfer(let fault): fault.code
    case .status: "http_status"
    case .waiting: "rate_limited"
    case .notACalendar: "not_a_calendar"
    case .calendarCutShort: "calendar_cut_short"
    case .calendarEmptied: "calendar_emptied"
    case .noAddress: "no_address"
    case .notKept: "not_kept"
    case .loginExpired: "login_expired"
    case .oddAnswer: "odd_answer"
    case .unreadable: "records_skipped"
    case .told(let code, _): code
    }
  }

  /// Of the answer.
  package var httpStatus: Int? {
    if case .status(let status) = self { status } else { nil }
  }
}

extension TransferFault {
  package var code: String {
    switch self {
    case .curlMissing: "curl_missing"
    case .refusedAddress: "refused_address"
    case .unresolved: "unresolved"
    case .unreachable: "unreachable"
    case .timedOut: "timed_out"
    case .insecure: "insecure"
    case .tooManyRedirects: "too_many_redirects"
    case .tooLarge: "too_large"
    case .cutShort: "cut_short"
    case .unreadableAnswer: "unreadable_answer"
    case .interrupted: "interrupted"
    case .failed: "curl_failed"
    }
  }

  fileprivate static let named: [TransferFault] = [
    .curlMissing, .refusedAddress, .unresolved, .unreachable, .timedOut, .insecure,
    .tooManyRedirects, .tooLarge, .cutShort, .unreadableAnswer, .interrupted,
  ]
}

// As readyday keeps it.
extension SyncFault {
  /// A number that belongs to it, such as an HTTP status.
  package var number: Int? {
    switch self {
    case .status(let status): status
    case .calendarEmptied(let events): events
    case .waiting(let until): until.secondsSince1970
    case .transfer(.failed(let code)): code
    case .transfer, .notACalendar, .calendarCutShort, .noAddress, .notKept, .loginExpired,
      .oddAnswer,
      .unreadable, .told:
      nil
    }
  }

  /// Nil for what no version of readyday wrote.
  package init?(code: String, number: Int?) {
    let plain: [SyncFault] =
      TransferFault.named.map { .transfer($0) } + [.notACalendar, .calendarCutShort, .noAddress]
    if let fault = plain.first(where: { $0.code == code }) {
      self = fault
      return
    }
    guard let number else { return nil }
    let numbered: [SyncFault] = [
      .status(number), .calendarEmptied(before: number), .transfer(.failed(curlCode: number)),
      .waiting(until: Instant(secondsSince1970: number)),
    ]
    guard let fault = numbered.first(where: { $0.code == code }) else { return nil }
    self = fault
  }
}
