import Foundation
import ReadyDayCore
import Testing

@testable import readyday

/// All of this system's zones held against Python's zoneinfo, which reads the same files: run by
/// `.ci/run`, which has the answers written first (`.ci/zone_answers.py`).
@Suite("The system's zones agree with zoneinfo", .enabled(if: ZoneAnswers.folder != nil))
struct SystemZoneAgreementTests {
  @Test("every zone there is has been answered for")
  func enough() { #expect(ZoneAnswers.names.count > 400) }

  @Test("offsets are the same from 1970 to 2099", arguments: ZoneAnswers.names)
  func offsets(name: String) throws {
    let zone = try #require(ZoneAnswers.zones.zone(named: name))
    let answers = try ZoneAnswers.pairs("\(name).offsets")
    let wrong = answers.filter { second, offset in
      zone.offset(at: Instant(secondsSince1970: second)).seconds != offset
    }
    #expect(answers.count >= 1000)
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test("readings name the same moments from 1970 to 2099", arguments: ZoneAnswers.names)
  func moments(name: String) throws {
    let zone = try #require(ZoneAnswers.zones.zone(named: name))
    let answers = try ZoneAnswers.pairs("\(name).moments")
    let wrong = answers.filter { wall, moment in
      zone.instant(of: LocalDateTime(wallSeconds: wall)).secondsSince1970 != moment
    }
    #expect(answers.count >= 1000)
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }
}

/// What zoneinfo said, in the folder that `READYDAY_ZONE_ANSWERS` names.
private enum ZoneAnswers {
  static let zones = SystemZones(Environment(ProcessInfo.processInfo.environment))
  static let folder = ProcessInfo.processInfo.environment["READYDAY_ZONE_ANSWERS"]
    .map { URL(filePath: $0) }

  static let names: [String] = {
    guard let folder else { return [] }
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".offsets") }.map { String($0.dropLast(8)) }.sorted()
  }()

  static func pairs(_ path: String) throws -> [(Int, Int)] {
    guard let folder else { return [] }
    return try Data(contentsOf: folder.appending(path: path)).withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 16).map { start in
        let first = bytes.loadUnaligned(fromByteOffset: start, as: Int64.self)
        let second = bytes.loadUnaligned(fromByteOffset: start + 8, as: Int64.self)
        return (Int(Int64(littleEndian: first)), Int(Int64(littleEndian: second)))
      }
    }
  }
}
