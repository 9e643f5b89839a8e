import ReadyDayCore

struct CalendarFiles {
  static let endings = [".ics", ".ical", ".icalendar"]

  private let input: InputFiles
  private let paths: [String]
  private var givenNames: [ExactText: String] = [:]
  /// The files of calendars that the configuration names and that nobody fetches.
  private var own: Set<ExactText> = []
  private let holidayCalendars: Set<String>
  private let me: Set<String>
  private var configured: Set<String> = []
  private var contents: Unpacking
  private var reading: (library: CalendarLibrary, outcome: ReadResult)?

  /// `room` is how much may still be unpacked from zips.
  init(
    _ named: [InputPath], within room: inout ZipRoom,
    configured calendars: [Configuration.Calendar] = [], me: Set<String> = []
  ) throws(FileProblem) {
    self.me = me
    paths = named.map(\.path)
    holidayCalendars = Set(calendars.filter { $0.kind == .holidays }.compactMap(\.name))
    input = try InputFiles(named, endings: Self.endings, within: &room)
    contents = Unpacking(input.files)
    var names = CalendarNames(calendars)
    for file in input.files {
      guard let calendar = names.calendar(of: file) else { continue }
      givenNames[ExactText(file.shown)] = calendar.name
      if calendar.feed == nil { own.insert(ExactText(file.shown)) }
    }
    configured = Set(paths.filter(names.isNamed))
  }

  /// Only for use without other files, because the limit on zips applies to a whole run.
  init(_ paths: [String], configured calendars: [Configuration.Calendar] = []) throws(FileProblem) {
    var room = ZipRoom()
    try self.init(paths.paths(.given), within: &room, configured: calendars)
  }

  init(sample: String) {
    (paths, holidayCalendars, me) = ([], [], [])
    input = InputFiles(sample: sample, named: "sample.ics")
    contents = Unpacking(input.files)
  }

  struct Survey {
    let events: Int
    let upcoming: Int
    /// How many files end too early.
    let cutFiles: Int
    /// People in events on the requested days; `allGuests` includes the days before.
    let (guests, allGuests): (GuestCensus, GuestCensus)
    let outcome: ReadResult
    let names: DiscreetNames
    /// When the newest file was written; nil if no file is on disk.
    let lastChange: Instant?
  }

  mutating func survey(
    on days: RequestedDays, zones: any ZoneDatabase, hiding redaction: Redaction
  ) -> Survey {
    let (agenda, outcome, names) = read(on: days, zones: zones, hiding: redaction)
    return Survey(
      events: reading?.library.eventCount ?? 0, upcoming: agenda.occurrences.count,
      cutFiles: agenda.gaps.cutFiles, guests: GuestCensus(agenda.occurrences),
      allGuests: GuestCensus((agenda.before ?? []) + agenda.occurrences), outcome: outcome,
      names: names, lastChange: lastChange)
  }

  /// The week from `today`, and the people in events of the two months before it.
  mutating func survey(
    weekFrom today: LocalDate, in zone: Zone, zones: any ZoneDatabase,
    hiding redaction: Redaction = Redaction(placeholder: "")
  ) -> Survey {
    survey(
      on: RequestedDays(today...today.advanced(by: 6), in: zone).lookingBack(from: today),
      zones: zones, hiding: redaction)
  }

  /// When the newest file was written; nil if no file is on disk.
  var lastChange: Instant? { input.files.compactMap(\.lastChange).max() }

  /// The number of events; a series counts once.
  mutating func eventCount(zones: any ZoneDatabase) -> Int {
    let day = LocalDate(dayNumber: 0)
    return survey(
      on: RequestedDays(day...day, in: .utc), zones: zones, hiding: Redaction(placeholder: "")
    ).events
  }

  /// Reads all that the run is going to need, so that it is not read again.
  mutating func prepare(for days: RequestedDays, zones: any ZoneDatabase) {
    reading = parse(on: days, zones: zones)
  }

  /// What was read first is enough for the days that it covers, perhaps in another zone.
  mutating func read(
    on days: RequestedDays, zones: any ZoneDatabase, hiding redaction: Redaction
  ) -> (agenda: Agenda, outcome: ReadResult, names: DiscreetNames) {
    var (library, outcome) = reading ?? parse(on: days, zones: zones)
    if !library.covers(days) { (library, outcome) = parse(on: days, zones: zones) }
    reading = (library, outcome)
    let agenda = library.agenda(on: days, hiding: redaction)
    outcome.note(agenda.diagnostics)
    return (agenda, outcome, discreetNames(in: library))
  }

  /// Reads all files again if one was replaced meanwhile, which invalidates the offsets into it.
  private mutating func parse(
    on days: RequestedDays, zones: any ZoneDatabase
  ) -> (CalendarLibrary, ReadResult) {
    var attempts = 1
    while true {
      var library = CalendarLibrary(on: days, zones: zones)
      library.holdsHolidays = { [holidayCalendars] name in
        holidayCalendars.contains(name) || CalendarKind(named: name) == .holidays
      }
      library.me = me
      var outcome = ReadResult(input)
      let changed = read(into: &library, &outcome)
      guard changed.isEmpty || attempts == Self.mostAttempts else {
        attempts += 1
        for file in changed { contents.forget(file) }
        continue
      }
      for file in changed { outcome.lose(FileProblem(.changing, file.shown)) }
      return (library, outcome)
    }
  }

  private static let mostAttempts = 4

  private mutating func read(
    into library: inout CalendarLibrary, _ outcome: inout ReadResult
  ) -> [InputFile] {
    // In a single file, what to read is known while it is still open.
    input.files.count == 1
      ? passOnce(into: &library, &outcome) : passTwice(into: &library, &outcome)
  }

  /// A file replaced while open has been read whole; one that was written to may not have been.
  private mutating func passOnce(
    into library: inout CalendarLibrary, _ outcome: inout ReadResult
  ) -> [InputFile] {
    let versions = input.files.map(\.version)
    contents.restart(input.files)
    let scan = scan
    outcome.read(input.files, with: &contents) { file, bytes in
      scan(bytes, file, &library)
      library.read(bytes, file: file.shown)
    }
    return input.files.indices.compactMap { index in
      let file = input.files[index]
      return file.version?.isRewritten(versions[index]) == true ? file : nil
    }
  }

  /// Captures the names alone, since contents are kept while files are scanned.
  private var scan: (RawSpan, InputFile, inout CalendarLibrary) -> Void {
    { [givenNames, own] bytes, file, library in
      library.scan(
        bytes, file: file.shown, calendar: file.calendarName,
        givenName: givenNames[ExactText(file.shown)], folder: file.folderOfEvents,
        isOwn: own.contains(ExactText(file.shown)))
    }
  }

  private mutating func passTwice(
    into library: inout CalendarLibrary, _ outcome: inout ReadResult
  ) -> [InputFile] {
    let versions = input.files.map(\.version)
    contents.restart(input.files)
    let scan = scan
    outcome.read(input.files, with: &contents) { scan($1, $0, &library) }
    var changed: [InputFile] = []
    let wanted = Set(library.filesToRead.map(ExactText.init))
    contents.restart(input.files.filter { wanted.contains(ExactText($0.shown)) })
    for (file, version) in zip(input.files, versions) where wanted.contains(ExactText(file.shown)) {
      // Skips a file that could not be read the first time.
      try? contents.withBytes(of: file) { library.read($0, file: file.shown) }
      if file.version != version { changed.append(file) }
    }
    return changed
  }

  /// A file name may be shown if it is configured, or if the file has several events. A path from
  /// the user is not enough: a shell's `*` names the files of a folder one by one.
  private func discreetNames(in library: CalendarLibrary) -> DiscreetNames {
    let single = input.files.map(\.shown).filter { library.eventCount(of: $0) < 2 }
    let open = configured.union(paths).subtracting(Set(single).subtracting(configured))
    return DiscreetNames(
      given: paths, open: open.union([FileProblem.standardInput]), files: input.files)
  }
}

extension InputFile {
  /// The file's name without its extension or, if each event has a file (vdir), the folder's name.
  var calendarName: String {
    guard let folder = folderOfEvents else { return shown.lastPart.stem }
    return folder.split(separator: "/").last?.shownName ?? folder.shownName
  }

  /// The folder, if it has a file for each event (vdir).
  var folderOfEvents: String? { Self.looksLikeUID(shown.lastPart.stem) ? folder : nil }

  /// Generated names have an `@`, or are long and have a digit.
  private static func looksLikeUID(_ name: String) -> Bool {
    name.contains("@") || (name.utf8.count >= 16 && name.contains(where: \.isNumber))
  }
}
