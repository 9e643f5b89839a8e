import ReadyDayCore

/// The data that shows where the user is. Most commands are about the same day and reuse it.
struct Whereabouts: Sendable {
  let request: Request
  let data: SourceData
  private let zone: Zone
  private let present: Instant

  /// `occasion` is in the configured or the computer's zone. Nil if nothing can be read twice.
  init?(
    on occasion: BriefingDate, _ options: CommonOptions, _ paths: InputPaths, _ zones: SystemZones
  ) {
    request = .day(occasion)
    (zone, present) = (occasion.zone, occasion.present)
    let clocks = WhoopClocks(zone: zone, zones: zones)
    guard (paths.whoop + paths.calendars).allSatisfy(\.canBeReadTwice),
      let data = try? SourceData(request, from: paths, options, clocks, at: present)
    else { return nil }
    self.data = data
  }

  /// Nil unless `request` asks for exactly the same data.
  func data(for request: Request, in zone: Zone) -> SourceData? {
    request == self.request && zone == self.zone ? data : nil
  }

  func places(_ options: CommonOptions) -> PlaceFinder {
    PlaceFinder(
      configured: options.zoneName == nil ? nil : zone, system: zone,
      journeys: data.agenda?.journeys(in: zone, options.preferences, hiding: options.redaction)
        ?? [],
      nights: data.health?.nightClocks(besides: zone) ?? [:], now: present)
  }
}

extension InputPath {
  /// False for standard input, pipes and devices.
  fileprivate var canBeReadTwice: Bool {
    path != "-" && FileIdentity(of: path).map { $0.isRegular || $0.isFolder } ?? true
  }
}
