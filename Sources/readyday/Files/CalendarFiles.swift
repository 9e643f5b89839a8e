import ReadyDayCore

/// The calendars a user named, read for certain days.
struct CalendarFiles {
  private let input: InputFiles
  private let paths: [String]
  /// The names the configuration gives to the calendars of files.
  private var givenNames: [ExactText: String] = [:]
  /// The names of the calendars that hold public holidays.
  private let holidayCalendars: Set<String>
  /// The user's own addresses.
  private let me: Set<String>
  /// The paths of ``paths`` that the configuration has too.
  private var configured: Set<String> = []

  /// - Parameters:
  ///   - room: how much may still be unpacked from zips.
  ///   - calendars: the configured ones.
  ///   - me: the user's own addresses.
  init(
    _ named: [InputPath], within room: inout ZipRoom,
    configured calendars: [Configuration.Calendar] = [], me: Set<String> = []
  ) throws(FileProblem) {
    self.me = me
    paths = named.map(\.path)
    holidayCalendars = Set(calendars.filter { $0.kind == .holidays }.compactMap(\.name))
    input = try InputFiles(named, endings: [".ics", ".ical", ".icalendar"], within: &room)
    var names = CalendarNames(calendars)
    for file in input.files { givenNames[ExactText(file.shown)] = names.calendar(of: file)?.name }
    configured = Set(paths.filter(names.isNamed))
  }

  /// The same if no other files are read.
  init(
    _ paths: [String], configured calendars: [Configuration.Calendar] = []
  ) throws(FileProblem) {
    var room = ZipRoom()
    try self.init(paths.paths(.asked), within: &room, configured: calendars)
  }

  /// - Parameter sample: a calendar that is not in a file.
  init(sample: String) {
    (paths, holidayCalendars, me) = ([], [], [])
    input = InputFiles(sample: sample, named: "sample.ics")
  }

  /// How much there is, and how much of it takes place on certain days.
  struct Survey {
    let events: Int
    let upcoming: Int
    /// Who is named by what takes place.
    let guests: GuestCensus
    let outcome: ReadResult
    let names: DiscreetNames
    /// When the newest file was written; nil if none is on disk.
    let lastChange: Instant?
  }

  func survey(
    on days: RequestedDays, zones: any ZoneDatabase, hiding redaction: Redaction
  ) -> Survey {
    let (library, agenda, outcome) = library(on: days, zones: zones, hiding: redaction)
    return Survey(
      events: library.eventCount, upcoming: agenda.occurrences.count,
      guests: GuestCensus(agenda.occurrences),
      outcome: outcome,
      names: discreetNames(in: library), lastChange: lastChange)
  }

  /// Who is named by what took place in two months, this week included.
  func guests(on today: LocalDate, in zone: Zone, zones: any ZoneDatabase) -> GuestCensus {
    let days = RequestedDays(today.advanced(by: -53)...today.advanced(by: 6), in: zone)
    return survey(on: days, zones: zones, hiding: Redaction(placeholder: "")).guests
  }

  /// When the newest file was written; nil if none is on disk.
  var lastChange: Instant? { input.files.compactMap(\.lastChange).max() }

  /// How many events there are, a series being one.
  func eventCount(zones: any ZoneDatabase) -> Int {
    let day = LocalDate(dayNumber: 0)
    return survey(
      on: RequestedDays(day...day, in: .utc), zones: zones, hiding: Redaction(placeholder: "")
    ).events
  }

  func read(
    on days: RequestedDays, zones: any ZoneDatabase, hiding redaction: Redaction
  ) -> (agenda: Agenda, outcome: ReadResult, names: DiscreetNames) {
    let (library, agenda, outcome) = library(on: days, zones: zones, hiding: redaction)
    return (agenda, outcome, discreetNames(in: library))
  }

  /// If a file was replaced meanwhile, everything is read again: positions in it are no longer valid.
  private func library(
    on days: RequestedDays, zones: any ZoneDatabase, hiding redaction: Redaction
  ) -> (CalendarLibrary, Agenda, ReadResult) {
    var attempts = 1
    while true {
      var library = CalendarLibrary(on: days, zones: zones)
      library.holidayCalendars = holidayCalendars
      library.namesHolidays = { CalendarKind(named: $0) == .holidays }
      library.me = me
      var outcome = ReadResult(input)
      let changed = read(into: &library, &outcome)
      guard changed.isEmpty || attempts == Self.mostAttempts else {
        attempts += 1
        continue
      }
      for file in changed { outcome.lose(FileProblem(.changing, file.shown)) }
      let agenda = library.agenda(hiding: redaction)
      outcome.note(agenda.diagnostics)
      return (library, agenda, outcome)
    }
  }

  private static let mostAttempts = 4

  /// The files that changed meanwhile.
  private func read(
    into library: inout CalendarLibrary, _ outcome: inout ReadResult
  ) -> [InputFile] {
    // With a single file, what to read from it is known while it is open.
    input.files.count == 1
      ? passOnce(into: &library, &outcome) : passTwice(into: &library, &outcome)
  }

  /// A file replaced while open was still read whole; one written to may not have been.
  private func passOnce(
    into library: inout CalendarLibrary, _ outcome: inout ReadResult
  ) -> [InputFile] {
    let versions = input.files.map(\.version)
    outcome.read(input.files) { file, bytes in
      scan(bytes, of: file, into: &library)
      library.read(bytes, file: file.shown)
    }
    return input.files.indices.compactMap { index in
      let file = input.files[index]
      return file.version?.isRewritten(versions[index]) == true ? file : nil
    }
  }

  private func passTwice(
    into library: inout CalendarLibrary, _ outcome: inout ReadResult
  ) -> [InputFile] {
    let versions = input.files.map(\.version)
    var unpacking = Unpacking(input.files)
    outcome.read(input.files, with: &unpacking) { scan($1, of: $0, into: &library) }
    var changed: [InputFile] = []
    let wanted = Set(library.filesToRead.map(ExactText.init))
    unpacking.restart(input.files.filter { wanted.contains(ExactText($0.shown)) })
    for (file, version) in zip(input.files, versions) where wanted.contains(ExactText(file.shown)) {
      // Skip what could not be read the first time.
      try? unpacking.withBytes(of: file) { library.read($0, file: file.shown) }
      if file.version != version { changed.append(file) }
    }
    return changed
  }

  private func scan(_ bytes: RawSpan, of file: InputFile, into library: inout CalendarLibrary) {
    library.scan(
      bytes, file: file.shown, calendar: file.calendarName,
      givenName: givenNames[ExactText(file.shown)])
  }
}

extension CalendarFiles {
  /// A name may be shown if it is in the configuration, or if the file holds more than
  /// one event: a shell's `*` names the files of a folder one by one.
  private func discreetNames(in library: CalendarLibrary) -> DiscreetNames {
    let single = input.files.map(\.shown).filter { library.eventCount(of: $0) < 2 }
    let open = configured.union(paths).subtracting(Set(single).subtracting(configured))
    return DiscreetNames(
      given: paths, open: open.union([InputFile.nameOfStandardInput]), files: input.files)
  }
}

extension InputFile {
  /// The file's name without its ending; the folder's for one event among many, as vdir folders have them.
  var calendarName: String {
    let stem = shown.lastPart.stem
    guard let folder, Self.looksLikeUID(stem) else { return stem }
    return folder.split(separator: "/").last?.shownName ?? folder.shownName
  }

  /// Names that programs give: with an `@`, or long and with digits in them.
  private static func looksLikeUID(_ name: String) -> Bool {
    name.contains("@") || (name.utf8.count >= 16 && name.contains(where: \.isNumber))
  }
}
