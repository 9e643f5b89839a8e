/// Moments as HTTP headers write them.
package enum HTTPDate {
  /// `Tue, 10 Mar 2026 06:30:00 GMT` (RFC 9110, 5.6.7); nil for anything else, the two forms that no server sends
  /// any more included.
  package static func instant(_ text: String) -> Instant? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
      let month = months.firstIndex(of: String(parts[2]))
    else { return nil }
    let date = "\(year)-\(padded(month + 1))-\(padded(day))"
    return Timestamp("\(date)T\(parts[4])Z")?.instant
  }

  /// When a server that was asked too often wants to be asked again: seconds, or a moment (RFC 9110, 10.2.3).
  package static func retry(after text: String, at now: Instant) -> Instant? {
    if let seconds = Int(text), seconds >= 0 { return now.adding(seconds: seconds) }
    return instant(text)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
