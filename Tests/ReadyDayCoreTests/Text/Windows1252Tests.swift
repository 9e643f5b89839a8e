import Testing

@testable import ReadyDayCore

@Suite("Text that is not UTF-8") struct Windows1252Tests {
  @Test("bytes that are no UTF-8 are Windows-1252, one character each") func decoded() {
    let bytes: [UInt8] = [0x93, 0x63, 0x61, 0x66, 0xE9, 0x94, 0x20, 0x80, 0x35, 0x96, 0x81]
    #expect(String(utf8OrWindows1252: bytes) == "“café” €5–\u{81}")
    #expect(String(utf8OrWindows1252: Array("café €".utf8)) == "café €")
    #expect(
      String(windows1252: (0...255).map(UInt8.init(truncatingIfNeeded:))).unicodeScalars.count
        == 256)
  }

  @Test("a table's cells, too") func cells() {
    let bytes: [UInt8] = Array("a;b\n".utf8) + [0x45, 0x73, 0x66, 0xFC, 0x72, 0x80, 0x3B, 0x31]
    let span = bytes.span.bytes
    guard var table = CSVTable(span), case .row(let row)? = table.next(in: span) else {
      return unexpected("no table")
    }
    #expect(span.cell(row[0]) == "Esfür€")
  }
}
