// From the bytes of calendars to a day, for programs that have these at hand.

/// A calendar file.
public struct CalendarFile: Sendable {
  let bytes: [UInt8]
  let name: String

  /// - Parameters:
  ///   - bytes: all that is in it.
  ///   - name: what diagnostics call it, and the calendar where it has no name of its own.
  public init(_ bytes: [UInt8], named name: String = "calendar") {
    self.bytes = bytes
    self.name = name
  }
}

extension Agenda {
  /// Everything a ``Day`` needs to know about a date and the days around it.
  ///
  /// - Parameters:
  ///   - files: in any order. An event in several of them is listed as a duplicate.
  ///   - date: the day meant.
  ///   - zone: the clock the day is lived by; what is in no zone is read on it.
  ///   - zones: zones that events may name, besides `zone` and UTC. A file's own definitions are read as well.
  ///   - redaction: what of it is hidden; nothing by default.
  public init(
    of files: [CalendarFile], around date: LocalDate, in zone: Zone, zones: [Zone] = [],
    hiding redaction: Redaction = Redaction(placeholder: "")
  ) {
    let asked = Outlook.days(around: date, in: zone)
    var library = CalendarLibrary(on: asked, zones: ListedZones(zones: [zone, .utc] + zones))
    library.namesHolidays = { CalendarKind(named: $0) == .holidays }
    // Two files may have one name; the library tells them apart by it.
    let names = files.indices.map { index in
      let isFirst = !files[..<index].contains { $0.name == files[index].name }
      return files[index].name + (isFirst ? "" : " (\(index + 1))")
    }
    for (file, name) in zip(files, names) {
      library.scan(file.bytes.span.bytes, file: name, calendar: file.name)
    }
    for (file, name) in zip(files, names) { library.read(file.bytes.span.bytes, file: name) }
    self = library.agenda(hiding: redaction)
  }
}

extension Day {
  /// A day as calendars have it, taken whole: nothing is known of its morning.
  ///
  /// - Parameters:
  ///   - date: the day meant, from its first moment in `zone` to the next day's.
  ///   - zone: the clock the day is lived by.
  ///   - agenda: what the calendars say, made for this date.
  ///   - preferences: hours, thresholds and words that are the user's own.
  public init(
    _ date: LocalDate, in zone: Zone, _ agenda: Agenda, preferences: Preferences = Preferences()
  ) {
    let inputs = DayInputs(
      date: date, zone: zone, now: zone.start(of: date), occurrences: agenda.occurrences,
      morning: nil, preferences: preferences)
    self = inputs.day
  }
}

private struct ListedZones: ZoneDatabase {
  let zones: [Zone]

  func zone(named name: String) -> Zone? { zones.first { $0.name == name } }
}
