/// The UIDs of readyday's own events. Each is derived from its event, so a copied one is noticed.
enum OwnUID {
  private static let ending = "@readyday"
  private static let planPrefix = "plan-"
  private static let kinds: [Kind] = [.workout, .deepWork, .lightsOut]

  enum Kind: String, Sendable {
    case workout
    case deepWork = "deep-work"
    case lightsOut = "lights-out"
  }

  /// What a reminder of its own file is about.
  enum Reminded: String, CaseIterable, Sendable {
    case prepare, pause, reflect
    case lightsOut = "lights-out"
  }

  static func proposal(_ kind: Kind, at start: Instant) -> String {
    digits(kind.rawValue, String(start.secondsSince1970)) + ending
  }

  /// The same in every export of a plan, so that a later file replaces an earlier one.
  static func plan(_ id: String) -> String { "\(planPrefix)\(id)-\(digits("plan", id))\(ending)" }

  /// The id of the plan with this UID; nil for any other UID.
  static func planID(_ uid: String) -> String? {
    guard uid.hasPrefix(planPrefix), uid.hasSuffix(ending) else { return nil }
    let stem = uid.dropFirst(planPrefix.count).dropLast(ending.count)
    guard let dash = stem.lastIndex(of: "-") else { return nil }
    let id = String(stem[..<dash])
    return plan(id) == uid ? id : nil
  }

  /// The same for one subject of a day, so that a later file replaces an earlier one.
  static func reminder(_ kind: Reminded, _ id: String) -> String {
    let subject = digits("reminder", id)
    return "\(kind.rawValue)-\(subject)-\(digits(kind.rawValue, subject))\(ending)"
  }

  static func isReminder(_ uid: String) -> Bool {
    guard uid.hasSuffix(ending),
      let kind = Reminded.allCases.first(where: { uid.hasPrefix($0.rawValue + "-") })
    else { return false }
    let parts = uid.dropFirst(kind.rawValue.count + 1).dropLast(ending.count).split(separator: "-")
    return parts.count == 2 && digits(kind.rawValue, String(parts[0])) == parts[1]
  }

  private static func digits(_ words: String...) -> String {
    var hash = StableHash()
    for word in words { hash.add(word) }
    return hash.digits
  }

  fileprivate static func isProposal(_ uid: String, at start: Instant) -> Bool {
    uid.hasSuffix(ending) && kinds.contains { proposal($0, at: start) == uid }
  }
}

extension Occurrence {
  /// Whether readyday wrote the event: its UID can then be derived from the event.
  public var isOwn: Bool {
    guard details.organizer == nil, details.attendees.isEmpty, let uid = details.uid else {
      return false
    }
    if OwnUID.planID(uid) != nil || OwnUID.isReminder(uid) { return true }
    guard case .timed(let span) = time else { return false }
    return OwnUID.isProposal(uid, at: span.start)
  }
}
