import Foundation
import TestSupport

@testable import ReadyDayCore

/// The made-up member's files under `Fixtures/whoop`, and archives made of them.
enum WhoopFixture {
  static let kinds = ["cycle", "recovery", "sleep", "workout"]
  static let mornings = date("2026-01-10")...date("2026-03-11")

  static let folder = Fixtures.url("whoop")

  static func bytes(_ kind: String) -> [UInt8] {
    let data = try? Data(contentsOf: folder.appending(path: "\(kind).json"))
    return data.map { Array($0) } ?? []
  }

  /// The records of one kind as a JSON library reads them.
  static func objects(_ kind: String) -> [[String: Any]] {
    let page = try? JSONSerialization.jsonObject(with: Data(bytes(kind))) as? [String: Any]
    return page?["records"] as? [[String: Any]] ?? []
  }

  /// All of it, read once.
  static func archive() -> WhoopArchive { whole }

  private static let whole = archive(mornings)

  static func archive(_ mornings: ClosedRange<LocalDate>) -> WhoopArchive {
    var archive = WhoopArchive(mornings: mornings)
    for kind in kinds { archive.add(bytes(kind), from: "\(kind).json") }
    return archive
  }
}

/// The date that `text`, `2026-03-10`, names.
func date(_ text: String) -> LocalDate {
  let parts = text.split(separator: "-").compactMap { Int(written: $0) }
  return LocalDate(year: parts[0], month: parts[1], day: parts[2])!
}

extension WhoopArchive {
  /// What one file of this text comes to.
  init(
    reading text: String, from file: String = "whoop.json",
    mornings: ClosedRange<LocalDate> = date("2026-03-01")...date("2026-03-31")
  ) {
    self.init(mornings: mornings)
    add(Array(text.utf8), from: file)
  }
}
