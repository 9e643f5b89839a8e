import Testing

@testable import ReadyDayCore

@Suite struct WindowsZoneNamesTests {
  struct Name: Sendable, CustomTestStringConvertible {
    let windows: String
    let iana: String?
    var testDescription: String { windows }

    init(_ windows: String, _ iana: String?) {
      self.windows = windows
      self.iana = iana
    }
  }

  static let names = [
    Name("W. Europe Standard Time", "Europe/Berlin"),
    Name("Romance Standard Time", "Europe/Paris"),
    Name("Central Standard Time (Mexico)", "America/Mexico_City"),
    Name("gmt standard time", "Europe/London"),
    Name("GMT Standard Time 1", "Europe/London"),
    Name("Eastern Standard Time 12", "America/New_York"),
    Name("Russia Time Zone 11", "Asia/Kamchatka"),
    Name("tzone://Microsoft/Utc", "UTC"),
    Name("UTC-11", "Etc/GMT+11"),
    Name("Mitteleuropäische Sommerzeit", "Europe/Berlin"),
    Name("(UTC+00:00) Westeuropäische Zeit", "Europe/London"),
    Name("Western Standard Time", nil),
    Name("12", nil),
    Name("", nil),
  ]

  @Test(
    "a Windows name stands for an IANA zone, in any case and as a numbered copy", arguments: names)
  func iana(row: Name) { #expect(WindowsZoneNames.ianaName(for: row.windows) == row.iana) }
}
