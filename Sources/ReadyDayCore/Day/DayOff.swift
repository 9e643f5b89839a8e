struct DayOff {
  let date: LocalDate
  let preferences: Preferences
  let titles: Timetable

  /// `allDay`: all-day events with their titles. `hasMeetings`: whether a meeting would count.
  func kind(allDay: [(Occurrence, KnownTitle)], hasMeetings: Bool) -> DayKind? {
    let reasons = allDay.compactMap(reason)
    let certain = reasons.first { reason in
      if case .regionalHoliday = reason { false } else { true }
    }
    if let certain { return DayKind(.dayOff, certain) }
    guard !hasMeetings else { return nil }
    if let regional = reasons.first { return DayKind(.dayOff, regional) }
    if !preferences.isWorkDay(date) { return DayKind(.dayOff, .freeWeekday(date.weekday)) }
    return titles.shifts(before: date).map { DayKind(.dayOff, .noShift(before: $0)) }
  }

  private func reason(_ occurrence: Occurrence, _ title: KnownTitle) -> DayKind.Reason? {
    if titles.kind(ofCalendar: occurrence.fullCalendar) == .holidays {
      if title.words.all.contains(where: KindWords.schoolHoliday.contains) { return nil }
      switch occurrence.holiday ?? .everywhere {
      case .everywhere where occurrence.isRegional, .somewhere:
        return isHere(occurrence, title)
          ? .publicHoliday(occurrence.title) : .regionalHoliday(occurrence.title)
      case .everywhere: return .publicHoliday(occurrence.title)
      case .observance: return nil
      }
    }
    return isOwn(occurrence, title) ? .own(occurrence.title) : nil
  }

  /// Whether it names one of the configured regions.
  private func isHere(_ occurrence: Occurrence, _ title: KnownTitle) -> Bool {
    let named = TitleWords(occurrence.regions ?? "").all + title.words.all
    return preferences.regions.contains { region in
      let words = TitleWords(region).all
      return !words.isEmpty && words.allSatisfy(named.contains)
    }
  }

  /// Whether a calendar program or the title's words mark it as the user's own day off.
  private func isOwn(_ occurrence: Occurrence, _ title: KnownTitle) -> Bool {
    let isMine = occurrence.isOrganised(by: preferences.me)
    let isAnothers = occurrence.organizer != nil && !preferences.me.isEmpty && !isMine
    guard !isAnothers, !title.has(.partOfDay) else { return false }
    if title.has(.publicHoliday) { return true }
    guard let (before, after) = title.around(.off) else {
      return occurrence.busyStatus == .outOfOffice
    }
    return isMine || Self.namesNobody(before, after)
  }

  /// "Lucía OOO" names somebody; "Holiday in Rome" and "Holiday: St Joseph" do not.
  static func namesNobody(_ before: [String], _ after: [String]) -> Bool {
    guard before.allSatisfy(isFiller) else { return false }
    if namesFeast(after) { return true }
    let rest = after.drop(while: isFiller)
    return rest.first.map(KindWords.afterOff.contains) ?? true
  }

  private static func namesFeast(_ words: [String]) -> Bool {
    let (saints, feasts) = (KindWords.saints, KindWords.feasts)
    let name = words.drop { isFiller($0) && !saints.contains($0) && !feasts.contains($0) }
    guard let first = name.first else { return false }
    return feasts.contains(first) || name.count > 1 && saints.contains(first)
  }

  private static func isFiller(_ word: String) -> Bool {
    KindWords.besideOff.contains(word) || word.utf8.allSatisfy(\.isDigit)
  }
}

extension Occurrence {
  /// Whether words in brackets at the end say so: "(festivo en algunas comunidades)", "(in Bayern)".
  fileprivate var isRegional: Bool {
    let title = fullTitle
    guard title.last == ")", let open = title.lastIndex(of: "(") else { return false }
    return TitleWords(String(title[open...])).all.contains(where: KindWords.inRegions.contains)
  }
}
