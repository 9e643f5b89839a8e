/// Calendar files written in a test, and what is read from them.
package struct WrittenCalendar: Sendable {
  package struct File: Sendable {
    package let name: String
    package var calendar = "work"
    package let bytes: [UInt8]

    package init(_ name: String, calendar: String = "work", _ bytes: [UInt8]) {
      self.name = name
      self.calendar = calendar
      self.bytes = bytes
    }

    /// `text` is a whole file; its lines end as RFC 5545 asks.
    package init(_ name: String, calendar: String = "work", _ text: String) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      self.init(name, calendar: calendar, Array((lines.joined(separator: "\r\n") + "\r\n").utf8))
    }
  }

  package let files: [File]

  package init(_ files: [File]) { self.files = files }

  /// One file, `team.ics`, with these components in a VCALENDAR.
  package init(_ components: String...) {
    files = [File("team.ics", Self.wrap(components.joined(separator: "\n")))]
  }

  package static func wrap(_ components: String) -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\n\(components)\nEND:VCALENDAR"
  }

  /// A VEVENT that is called by its UID unless `properties` give a SUMMARY.
  package static func event(_ uid: String, _ properties: String) -> String {
    "BEGIN:VEVENT\nUID:\(uid)\n\(properties)\nSUMMARY:\(uid)\nEND:VEVENT"
  }
}
