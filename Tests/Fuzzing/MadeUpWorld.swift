@testable import ReadyDayCore

/// Where, and in which month of 2026, nearly all that is made up takes place.
let madrid = Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc
let march = LocalDate(dayNumber: 20_513)...LocalDate(dayNumber: 20_543)

/// 2026-03-10.
let tuesday = LocalDate(dayNumber: 20_522)

/// A system without any zone's file.
struct NoZones: ZoneDatabase {
  func zone(named name: String) -> Zone? { name == "UTC" ? .utc : nil }
}
