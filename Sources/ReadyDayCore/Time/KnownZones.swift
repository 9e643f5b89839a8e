/// Zones of a database, each looked for once: a folder of calendars, or years of records, name two
/// or three.
struct KnownZones {
  private let database: any ZoneDatabase
  private var known: [String: Zone?] = [:]
  private let most: Int
  /// The steps that the definitions in calendars may still take, those of all files together.
  var stepsForDefinitions = Int.max

  /// - Parameter most: how many names are looked for; there is no zone by any further one.
  init(_ database: any ZoneDatabase, most: Int = .max) {
    self.database = database
    self.most = most
  }

  /// Nil if there is none by that name.
  mutating func zone(named name: String) -> Zone? {
    if let zone = known[name] { return zone }
    guard known.count < most else { return nil }
    let zone = database.zone(named: name)
    known[name] = .some(zone)
    return zone
  }
}
