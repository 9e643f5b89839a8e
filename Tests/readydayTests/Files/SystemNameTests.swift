import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Names of files") struct SystemNameTests {
  static let names: [[UInt8]] = [
    Array("plain.ics".utf8), Array("Ñandú 🦜.ics".utf8), [0x63, 0xE9, 0x2E, 0x69, 0x63, 0x73],
    [0xFF, 0xFE, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF],
    [0xF4, 0x90, 0x80, 0x80],
    // A name that has the stand-in of another byte in it.
    [0xF4, 0x8F, 0xBF, 0xA9], Array("e\u{301}/\u{301}x".utf8), Array("\u{FFFD}".utf8),
  ]

  @Test("are bytes, and come back as they were", arguments: names) func roundTrip(bytes: [UInt8]) {
    let text = SystemName.text(of: bytes)
    #expect(SystemName.bytes(of: text) == bytes)
    #expect(text.systemName.dropLast().map { UInt8(bitPattern: $0) } == bytes)
  }

  @Test("are different names where they are different bytes") func different() {
    #expect(Set(Self.names.map { SystemName.text(of: $0) }).count == Self.names.count)
  }

  @Test("show the bytes that are no letter") func shown() {
    #expect(SystemName.text(of: [0x63, 0xE9, 0x2E]).shownName == "c\\xE9.")
    #expect(SafeText(SystemName.text(of: [0x9B, 0x33])).string == "\\x9B3")
  }

  @Test("are taken apart as the system does it") func parts() {
    let path = "folder/\u{301}x.ICS"
    #expect(path.folderPart == "folder/" && path.lastPart == "\u{301}x.ICS")
    #expect(path.isPath(endingIn: [".ics"]) && "\u{600}.ics".isPath(endingIn: [".ics"]))
    #expect(".\u{301}x".isHiddenName && !"x".isHiddenName)
    #expect("x".parentFolder == "." && "/x".parentFolder == "/" && "a/b".parentFolder == "a")
  }
}
