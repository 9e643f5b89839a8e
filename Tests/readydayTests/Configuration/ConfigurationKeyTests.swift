import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("What there is to configure") struct ConfigurationKeyTests {
  /// What a file says that sets `keys`, each to its example.
  private static func file(_ keys: [ConfigurationKey]) -> String {
    var sections: [String: [String]] = [:]
    for key in keys where key.isSetOnce {
      sections[key.section ?? "", default: []].append("\(key.name): \(key.example)")
    }
    let top = sections.removeValue(forKey: "") ?? []
    let rest = sections.map { "\($0): {\($1.joined(separator: ", "))}" }
    return "{\((top + rest).joined(separator: ",\n"))}"
  }

  private func listed(_ text: String) throws -> [[String: Any]] {
    try TemporaryFolder.with { folder in
      try folder.file("config.json5", text)
      let result = try Program(
        ["config", "show", "--format", "json", "--config", folder.path("config.json5")],
        ["HOME": folder.url.path]
      ).runHere()
      #expect(result.status == 0, "\(result.errors)")
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      return try #require((object as? [String: Any])?["values"] as? [[String: Any]])
    }
  }

  @Test("every key can be set to its example, and is shown") func examples() throws {
    let values = try listed(Self.file(ConfigurationKey.all))
    let keys = ConfigurationKey.all.filter(\.isSetOnce)
    #expect(values.compactMap { $0["key"] as? String } == keys.map(\.path))
    for value in values {
      #expect((value["origin"] as? String)?.hasSuffix("config.json5") == true, "\(value)")
      #expect(!(value["value"] is NSNull), "\(value)")
    }
  }

  @Test("what is not set is shown with its default") func defaults() throws {
    for value in try listed("{}") { #expect(value["origin"] as? String == "default") }
  }

  @Test("the examples of lists' elements are taken as well") func elements() throws {
    for list in ["calendars", "rules"] {
      let keys = ConfigurationKey.all.filter { $0.section == "\(list)[]" }
      // A rule has one effect.
      for key in keys where !["demand", "ignore"].contains(key.name) {
        let needed = Self.needed(beside: key, in: list)
        let own = needed.contains("\(key.name): ") ? [] : ["\(key.name): \(key.example)"]
        let members = (needed.isEmpty ? [] : [needed]) + own
        _ = try listed("{\(list): [{\(members.joined(separator: ", "))}]}")
      }
    }
  }

  /// What an element has to say too.
  private static func needed(beside key: ConfigurationKey, in list: String) -> String {
    if list == "rules" { return "calendar: \"x\", points: 1" }
    return switch key.name {
    case "url", "url_command": ""
    case "user_agent": "url: \"https://example.test/a.ics\""
    default: "path: \"/x\""
    }
  }

  @Test("a section takes the names of its keys and no others") func names() {
    #expect(
      ConfigurationKey.names(in: "day") == ["waking", "work", "work_days", "region", "lunch"])
    #expect(
      ConfigurationKey.names(in: "calendars[]")
        == [
          "path", "url", "url_command", "allow_http", "user_agent", "name", "kind", "travel",
          "show",
        ])
    #expect(ConfigurationKey.names(in: "").prefix(3) == ["time_zone", "language", "units"])
    #expect(ConfigurationKey.names(in: "").suffix(2) == ["mail", "sync_whoop"])
  }
}
