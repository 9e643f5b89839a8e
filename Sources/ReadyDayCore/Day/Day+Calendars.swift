/// A calendar file, not yet parsed.
public struct CalendarFile: Sendable {
  let bytes: [UInt8]
  let name: String

  /// `name` appears in diagnostics, and names a calendar that has no name of its own.
  public init(_ bytes: [UInt8], named name: String = "calendar") {
    (self.bytes, self.name) = (bytes, name)
  }
}

extension Agenda {
  /// Everything a ``Day`` needs to know about a date and the days around it.
  ///
  /// - Parameters:
  ///   - files: in any order; an event that several contain is listed as a duplicate.
  ///   - date: the day's date.
  ///   - zone: the user's zone, in which floating times are read.
  ///   - zones: zones that events may name, besides UTC and those the files define.
  ///   - redaction: what is hidden; nothing by default.
  public init(
    of files: [CalendarFile], around date: LocalDate, in zone: Zone, zones: [Zone] = [],
    hiding redaction: Redaction = Redaction(placeholder: "")
  ) {
    let requested = RequestedDays.around(date, in: zone)
    var library = CalendarLibrary(on: requested, zones: ListedZones(zones: [zone, .utc] + zones))
    library.holdsHolidays = { CalendarKind(named: $0) == .holidays }
    // The library needs distinct names.
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

extension Diary {
  /// Days from calendars, without mornings.
  ///
  /// - Parameters:
  ///   - agenda: the agenda made for the dates to be asked for.
  ///   - preferences: the user's hours, limits and words.
  ///   - date: the date asked about first.
  ///   - zone: the user's zone.
  public convenience init(
    _ agenda: Agenda, of preferences: Preferences = Preferences(), on date: LocalDate, in zone: Zone
  ) {
    var reading = Reading(hiding: Redaction(placeholder: ""))
    reading.agenda = agenda
    reading.sources.gaps = agenda.gaps
    self.init(
      reading, of: preferences, on: BriefingDate(date, seenAt: zone.start(of: date), in: zone))
  }
}

extension Day {
  /// A whole day from calendars, without a morning.
  ///
  /// - Parameters:
  ///   - date: the day's date; the day counts in full.
  ///   - zone: the user's zone.
  ///   - agenda: the agenda made for this date.
  ///   - preferences: the user's hours, limits and words.
  public convenience init(
    _ date: LocalDate, in zone: Zone, _ agenda: Agenda, preferences: Preferences = Preferences()
  ) {
    let diary = Diary(agenda, of: preferences, on: date, in: zone)
    self.init(date, in: zone, seenAt: zone.start(of: date), of: diary)
  }
}

private struct ListedZones: ZoneDatabase {
  let zones: [Zone]

  func zone(named name: String) -> Zone? { zones.first { $0.name == name } }
}
