import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("What a configuration cannot say") struct ConfigurationFaultTests {
  @Test(
    "what cannot be followed is said, with what could",
    arguments: WrittenCase.all(in: "configuration-faults.txt"))
  func refusal(row: WrittenCase) {
    let fault = #expect(throws: ConfigurationFault.self) {
      try Configuration(reading: row.description)
    }
    let said = fault.map { [$0.placed.inEnglish] + $0.hints.map(\.inEnglish) } ?? []
    #expect(said.joined(separator: "\n") == row.text)
    #expect(fault?.placed.text(in: .spanish) != fault?.placed.inEnglish)
  }

  @Test("options take what the file says") func options() throws {
    let found = try Configuration(
      reading: """
        {
          privacy: {hide: ["hrv"], private_events: "busy", mail_subject: "none"},
          mail: {to: "ana@example.test"},
        }
        """)
    let hide = try #require(PrivacyOptions.options.first { $0.name == "hide" })
    #expect(hide.values(in: found) == ["hrv", "private_events"])
    #expect(
      MailOptions.group.options.map { $0.values(in: found) } == [
        ["ana@example.test"], [], ["none"],
      ])
  }
}
