import ReadyDayCore
import TestSupport
import Testing

@Suite("Zone files") struct TZifReaderTests {
  private static let madrid = (try? Fixtures.bytes("zones/Europe/Madrid")) ?? []

  @Test("a file cut short at any byte is an error", arguments: ["Europe/Madrid", "UTC"])
  func cut(name: String) throws {
    let whole = try Fixtures.bytes("zones/\(name)")
    for length in 0..<whole.count {
      #expect(throws: length == 0 ? TZifError.notTZif : .cutShort, "\(length) bytes") {
        try Zone(named: name, tzif: Array(whole.prefix(length)))
      }
    }
  }

  @Test("any one byte may be wrong without a crash", arguments: [UInt8(0), 0x7F, 0x80, 0xFF])
  func corrupt(value: UInt8) throws {
    let local = LocalDateTime(wallSeconds: 1_774_749_600)
    for index in Self.madrid.indices {
      var bytes = Self.madrid
      bytes[index] = value
      guard let zone = try? Zone(named: "?", tzif: bytes) else { continue }
      let reading = zone.reading(at: zone.instant(of: local))
      #expect(abs(reading.wallSeconds - local.wallSeconds) <= 2 * UTCOffset.limit)
    }
  }

  /// A way to spoil a good file.
  struct Spoiled: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: TZifError
    let change: @Sendable (inout [UInt8]) -> Void
  }

  @Test(
    "what the format forbids is an error",
    arguments: [
      Spoiled(testDescription: "another magic", error: .notTZif) { $0[0] = UInt8(ascii: "X") },
      Spoiled(testDescription: "version 1 as a digit", error: .malformed) {
        $0[4] = UInt8(ascii: "1")
      },
      Spoiled(testDescription: "a negative count", error: .malformed) { $0[32] = 0xFF },
      Spoiled(testDescription: "a count beyond the file", error: .cutShort) { $0[32] = 0x7F },
      Spoiled(testDescription: "no second header", error: .notTZif) { bytes in
        if let second = bytes.ranges(of: "TZif".utf8).last { bytes[second.lowerBound] = 0 }
      },
      Spoiled(testDescription: "a rule that is none", error: .malformed) { bytes in
        bytes.replace("CET-1".utf8, with: "CET-x".utf8)
      },
      Spoiled(testDescription: "no newline before the rule", error: .malformed) { bytes in
        bytes.replace("\nCET-1".utf8, with: " CET-1".utf8)
      },
    ])
  func spoiled(row: Spoiled) {
    var bytes = Self.madrid
    row.change(&bytes)
    #expect(throws: row.error) { try Zone(named: "Europe/Madrid", tzif: bytes) }
  }

  /// A file written out by hand, as version `version`, with one change to +01:00 at `time`.
  private func file(
    version: String?, times: [Int64], types: [UInt8], offsets: [Int32], footer: String
  ) -> [UInt8] {
    func block(width: Int) -> [UInt8] {
      var bytes =
        Array("TZif".utf8) + Array((version ?? "\0").utf8) + Array(repeating: 0, count: 15)
      for count in [0, 0, 0, times.count, offsets.count, 4] { bytes += bigEndian(Int32(count)) }
      for time in times { bytes += width == 8 ? bigEndian(time) : bigEndian(Int32(time)) }
      bytes += types
      for offset in offsets { bytes += bigEndian(offset) + [0, 0] }
      return bytes + Array("XYZ\0".utf8)
    }
    return version == nil ? block(width: 4) : block(width: 4) + block(width: 8) + footer.utf8
  }

  private func bigEndian<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian, Array.init)
  }

  @Test("versions 1 to 4 are read", arguments: [nil, "2", "3", "4"])
  func versions(version: String?) throws {
    let bytes = file(
      version: version, times: [1000], types: [1], offsets: [0, 3600], footer: "\nXYZ-1\n")
    let zone = try Zone(named: "Made/Up", tzif: bytes)
    #expect(zone.name == "Made/Up")
    #expect(zone.offset(at: Instant(secondsSince1970: 999)) == .zero)
    #expect(zone.offset(at: Instant(secondsSince1970: 1000)).seconds == 3600)
  }

  @Test("without a rule the last offset stays") func noRule() throws {
    let bytes = file(version: "2", times: [1000], types: [1], offsets: [0, 3600], footer: "\n\n")
    let zone = try Zone(named: "Made/Up", tzif: bytes)
    #expect(zone.offset(at: Instant(secondsSince1970: 1 << 40)).seconds == 3600)
  }

  @Test("without changes the rule holds at all times") func onlyRule() throws {
    let bytes = file(version: "2", times: [], types: [], offsets: [0], footer: "\nXYZ-3\n")
    let zone = try Zone(named: "Made/Up", tzif: bytes)
    #expect(zone.offset(at: Instant(secondsSince1970: 0)).seconds == 3 * 3600)
  }

  @Test("changes out of order, unknown types and offsets of a day and more are errors")
  func malformed() {
    let files = [
      file(version: "2", times: [9, 9], types: [0, 0], offsets: [0], footer: "\n\n"),
      file(version: "2", times: [9, 8], types: [0, 0], offsets: [0], footer: "\n\n"),
      file(version: "2", times: [9], types: [1], offsets: [0], footer: "\n\n"),
      file(version: "2", times: [], types: [], offsets: [26 * 3600], footer: "\n\n"),
      file(version: "2", times: [], types: [], offsets: [.min], footer: "\n\n"),
      file(version: nil, times: [], types: [], offsets: [], footer: ""),
    ]
    for bytes in files {
      #expect(throws: TZifError.malformed) { try Zone(named: "Made/Up", tzif: bytes) }
    }
  }
}
