extension Program {
  /// The brief of a red and heavy day out of the fixtures, with more options behind it.
  static func brief(_ options: String...) -> Program {
    Program(
      [
        "brief", "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--whoop", "whoop",
        "--calendar", "calendars", "--me", "ana@example.test",
      ] + options)
  }
}
