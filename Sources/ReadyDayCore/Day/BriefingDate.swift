/// The requested day, and the moment from which it is seen.
package struct BriefingDate: Sendable {
  package let zone: Zone
  package let date: LocalDate
  /// The present if the date is today; otherwise the date's first moment.
  package var now: Instant
  package let today: LocalDate
  package let present: Instant
  /// Nil if places are not looked for.
  @Boxed package var place: Place? = nil
  /// Where the user is at present.
  @Boxed package var placeNow: Place? = nil
  /// Whether a weekday means the next or the last one.
  private let direction: DateExpression.Direction

  /// `places`: finds the zone of each date; if nil, every date is in `zone`.
  package init(
    _ expression: DateExpression, looking direction: DateExpression.Direction = .ahead,
    at present: Instant, in zone: Zone, _ preferences: Preferences,
    finding places: PlaceFinder? = nil
  ) {
    let here = places?.place(at: present)
    let hereZone = here?.zone ?? zone
    let today = preferences.date(of: present, in: hereZone)
    let date =
      expression == .daysFromToday(1)
      ? hereZone.dayAfter(today) : expression.date(today: today, looking: direction)
    let place = date == today ? here : places?.place(on: date)
    (self.zone, self.date, self.today) = (place?.zone ?? zone, date, today)
    (self.present, self.direction) = (present, direction)
    now = date == today ? present : preferences.day(date, in: place?.zone ?? zone).start
    (self.place, placeNow) = (place, here)
  }

  /// A date that is today at `now`.
  package init(_ date: LocalDate, seenAt now: Instant, in zone: Zone) {
    (self.zone, self.date, self.now, today, present) = (zone, date, now, date, now)
    direction = .ahead
  }

  package var isToday: Bool { date == today }

  /// What a day's briefing is about: it is another one each time.
  package enum Page: String, Sendable {
    /// Printed on an earlier day, before the night.
    case ahead
    case morning
    /// After work, about the rest of the day and the next one.
    case evening
  }

  package func page(_ preferences: Preferences) -> Page {
    guard date <= today else { return .ahead }
    let end = preferences.span(of: preferences.work, on: date, in: zone).end
    return isToday && present >= end ? .evening : .morning
  }

  /// Whether the zone's clocks skipped the whole date.
  package var isSkipped: Bool { zone.skips(date) }

  package func date(_ expression: DateExpression) -> LocalDate {
    expression.date(today: today, looking: direction)
  }
}
