import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The doctor") struct DoctorTests {
  private static func run(_ words: [String], at home: TemporaryFolder) throws -> Program.Result {
    var program = Program("doctor", at: home)
    program.arguments += words
    return try program.runHere()
  }

  @Test("whose a calendar may be is suggested with counts, and which address is likely the user's")
  func suggestions() throws {
    try TemporaryFolder.with { home in
      try home.file("club.ics", GuestCalendar.text(naming: 3, of: 20))
      try home.file("team.ics", GuestCalendar.text(naming: 4, of: 20))
      try home.file("work.ics", GuestCalendar.text(naming: 0, of: 20, haveGuests: false))
      let words = ["club", "team", "work"].flatMap { ["--calendar", home.path("\($0).ics")] }
      let named = try Self.run(words + ["--me", "ana@acme.test", "--width", "200"], at: home).output
      #expect(named.contains(Voice(.english).finding(.othersCalendar("club", own: 3, events: 20))))
      #expect(!named.contains("of \"team\"") && !named.contains("config set me"))
      #expect(named.contains(Voice(.english).finding(.guestless(["work"]))))
      let spanish = try Self.run(
        words + ["--me", "ana@acme.test", "--width", "200", "--lang", "es"], at: home
      ).output
      #expect(
        spanish.contains(Voice(.spanish).finding(.othersCalendar("club", own: 3, events: 20))))
      try home.file("mine.ics", GuestCalendar.text(naming: 20, of: 20))
      let unnamed = try Self.run(["--calendar", home.path("mine.ics"), "--width", "200"], at: home)
        .output
      #expect(
        unnamed.contains(
          /ana@acme\.test [^\n]* 20 [^\n]* 20 [^\n]*: readyday config set me ana@acme\.test/))
      #expect(!unnamed.contains("it is other people's"))
    }
  }
}
