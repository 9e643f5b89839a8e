import Foundation
import TestSupport
import Testing

/// What is passed on to other programs and files: alerts to a program, the brief into a note.
struct PassedOnTests {
  private func calendar(_ title: String) -> String {
    [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VEVENT", "UID:1",
      "DTSTAMP:20260301T000000Z", "DTSTART;TZID=Europe/Madrid:20260310T110000",
      "DTEND;TZID=Europe/Madrid:20260310T110000", "SUMMARY:\(title)", "END:VEVENT", "END:VCALENDAR",
      "",
    ].joined(separator: "\r\n")
  }

  private func program(_ words: [String], in folder: TemporaryFolder, _ title: String) throws
    -> Program
  {
    let file = try folder.file("work.ics", calendar(title))
    return Program(
      [
        words[0], "--tz", "Europe/Madrid", "--now", "2026-03-10T10:50:00+01:00", "--calendar",
        file.path,
      ] + words.dropFirst(), ["HOME": folder.url.path])
  }

  @Test(
    "an alert reaches its program as words, whatever its title",
    arguments: ["Call `id` $(id) ; | > x 'y'", "-u critical", "@/etc/passwd", "a & b \\ c"])
  func words(title: String) throws {
    try TemporaryFolder.with { folder in
      let escaped = title.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: ";", with: "\\;")
      let words = ["alerts", "--exec", "printf", "%s\\n", "-u", "critical", "{title}", "{body}"]
      let script = try folder.file(
        "tell",
        "#!/bin/sh\nfor word; do printf '<%s>\\n' \"$word\"; done >>\"$HOME/told\"\ncat >>\"$HOME/told\"\n"
      )
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      var program = try program(
        words.map { $0 == "printf" ? script.path : $0 }, in: folder, escaped)
      program.environment["PATH"] = "/usr/bin:/bin"
      let result = try program.run()
      #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
      let told = try String(contentsOf: folder.url.appendingPathComponent("told"), encoding: .utf8)
      #expect(told.hasPrefix("<%s\\n>\n<-u>\n<critical>\n<Reminder>\n<11:00"), "\(told)")
      #expect(told.split(separator: "\n").count == 6 && told.contains(title), "\(told)")
    }
  }
}
