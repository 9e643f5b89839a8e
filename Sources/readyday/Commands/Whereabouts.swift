import ReadyDayCore

/// Reads the calendars and nights that show where the user is.
struct Whereabouts {
  let options: CommonOptions
  let paths: InputPaths
  let zones: SystemZones
  /// The configured one, else this computer's.
  let zone: Zone
  let present: Instant

  /// Days read before and after the one in question: for the journey that began a stay, and the next one.
  private static let (daysBefore, daysAfter) = (45, 10)
  /// A past day that is further away is looked at alone.
  private static let far = 60

  /// Nil if a zone was given, places are hidden, or there is nothing to read.
  var places: PlaceFinder? {
    guard options.givenZone == nil, !PrivacyOptions.hidesPlace(options.arguments), !paths.isEmpty
    else { return nil }
    return PlaceFinder(
      configured: options.zoneName == nil ? nil : zone, system: zone, journeys: journeys,
      nights: nights, now: present)
  }

  private var today: LocalDate { options.preferences.date(of: present, in: zone) }

  private var date: LocalDate {
    options.date.date(today: today, looking: options.arguments.direction)
  }

  /// What is wrong with the files is reported when they are read for the command.
  private var journeys: [Journey] {
    let named = paths.calendars.filter(\.canBeReadTwice)
    var room = ZipRoom()
    guard !named.isEmpty,
      let files = try? CalendarFiles(
        named, within: &room, configured: options.configuration.calendars,
        me: options.preferences.me)
    else { return [] }
    let (first, last) =
      today.distance(to: date) < -Self.far ? (date, date) : (min(date, today), today)
    let days = RequestedDays(
      first.advanced(by: -Self.daysBefore)...last.advanced(by: Self.daysAfter), in: zone)
    return files.read(on: days, zones: zones, hiding: options.redaction).agenda
      .journeys(in: zone, options.preferences, hiding: options.redaction)
  }

  private var nights: NightClocks {
    let days = min(date, today)...today
    var health = HealthData(days: days, sleepTarget: 0, order: options.configuration.sourceOrder)
    let named = paths.whoop.filter(\.canBeReadTwice)
    var room = ZipRoom()
    if !named.isEmpty, let files = try? WhoopFiles(named, within: &room) {
      var wanted = WhoopArchive(mornings: days, earlier: .baselines)
      wanted.clocks = WhoopClocks(zone: zone, zones: zones)
      health.archive = files.read(into: wanted, hiding: options.redaction).archive
    }
    let dates = Measurements.days(neededFor: days)
    health.imported = paths.imported.map {
      $0.store.history(in: dates).history.measurements(by: $0.origin, on: dates)
    }
    return health.nightClocks(besides: zone)
  }
}

extension InputPath {
  /// Not standard input, and no pipe.
  fileprivate var canBeReadTwice: Bool {
    path != "-" && FileIdentity(of: path).map { $0.isRegular || $0.isFolder } ?? true
  }
}
