// What people copy from a calendar's settings, where a path is requested.
extension String {
  package var isWebAddress: Bool {
    ["https://", "http://", "webcal://", "webcals://"].contains {
      utf8.count > $0.utf8.count && prefix($0.count).lowercased() == $0
    }
  }

  /// Whether a password may be in it: an address, also one that cannot be fetched, such as `caldav://…` or
  /// `user:secret@host/…`.
  package var mayHoldSecret: Bool {
    if contains("://") { return true }
    guard !hasPrefix("mailto:"), let sign = firstIndex(of: "@") else { return false }
    return self[..<sign].contains(":") && !self[..<sign].contains("/")
  }

  /// As messages show it, whatever it is.
  package var withoutSecret: String { mayHoldSecret ? shownWebAddress : self }

  /// Without its path, with which anybody could read the calendar.
  package var shownWebAddress: String {
    var parts = split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)[...]
    let scheme = contains("://") ? "\(parts.popFirst() ?? "")//" : ""
    return "\(scheme)\(parts.first?.split(separator: "@").last ?? "")/…".shownName
  }
}
