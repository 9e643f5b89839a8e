// As it is stored next to the copy.
extension CalendarRecord {
  package var text: String {
    let members: [String: JSON?] = [
      "checked_at": checkedAt.map { .string($0.stamp) }, "events": .integer(events),
      "whole": .bool(isWhole), "fresh_seconds": freshSeconds.map(JSON.integer),
      "etag": etag.map(JSON.string), "last_modified": lastModified.map(JSON.string),
      "contents": contents.map(JSON.string), "address": address.map(JSON.string),
      "browser": .bool(asksAsBrowser),
      "failing_since": failingSince.map { .string($0.stamp) },
      "tried_at": triedAt.map { .string($0.stamp) }, "fault": fault.map { .string($0.code) },
      "fault_number": fault?.number.map(JSON.integer),
    ]
    return JSON.object(known: members).line + "\n"
  }

  /// One that nothing is known of where the bytes are none: all it costs is to fetch the calendar again.
  package init(_ bytes: [UInt8]) {
    self.init()
    guard let value = try? JSONReader.value(of: bytes.span.bytes), let members = value.members
    else { return }
    func text(_ name: String) -> String? {
      if case .string(let text) = members[name] { text } else { nil }
    }
    func number(_ name: String) -> Int? {
      if case .number(let number) = members[name] { number.int } else { nil }
    }
    func moment(_ name: String) -> Instant? { text(name).flatMap { Timestamp($0)?.instant } }
    checkedAt = moment("checked_at")
    events = max(0, number("events") ?? 0)
    isWhole = members["whole"] != .bool(false)
    freshSeconds = number("fresh_seconds")
    (etag, lastModified) = (text("etag"), text("last_modified"))
    (contents, address) = (text("contents"), text("address"))
    asksAsBrowser = members["browser"] == .bool(true)
    (failingSince, triedAt) = (moment("failing_since"), moment("tried_at"))
    fault = text("fault").flatMap { SyncFault(code: $0, number: number("fault_number")) }
  }
}
