@testable import ReadyDayCore
@testable import readyday

/// A mail read back as its receiver's program would read it.
struct ReadMail {
  let headers: [(name: String, value: String)]
  /// Decoded, in their order.
  let parts: [String]

  private static let names = [
    "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "MIME-Version",
    "Content-Language", "Content-Type",
  ]

  /// Traps unless it is one mail with the headers readyday gives it, and no others.
  init(_ text: String) {
    promise(text.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) }, "not ASCII")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    promise(
      lines.allSatisfy { $0.utf8.count <= 998 && $0 != "." && !$0.hasPrefix("From ") },
      "a line that acts")
    let (headers, body) = Self.block(lines[...])
    promise(headers.map(\.name) == Self.names, "other headers: \(headers.map(\.name))")
    self.headers = headers
    let mark = "--\(headers.last?.value.split(separator: "boundary=\"").last?.dropLast() ?? "")"
    promise(body.suffix(2) == ["\(mark)--", ""], "no end")
    let pieces = body.dropLast(2).split(separator: mark[...], omittingEmptySubsequences: false)
    promise(pieces.count == 3 && pieces[0].isEmpty, "\(pieces.count) parts")
    parts = pieces.dropFirst().map { piece in
      let (headers, body) = Self.block(piece)
      promise(headers.map(\.name) == ["Content-Type", "Content-Transfer-Encoding"], "other parts")
      // The last line feed belongs to the boundary behind it (RFC 2046 §5.1.1).
      promise(body.last == "", "no line feed of the boundary's own")
      return Self.decoded(body.dropLast())
    }
  }

  /// The headers in front of `lines`, unfolded, and what stands behind the empty line after them.
  private static func block(
    _ lines: ArraySlice<Substring>
  ) -> (headers: [(name: String, value: String)], body: ArraySlice<Substring>) {
    var headers: [(name: String, value: String)] = []
    var rest = lines
    while let line = rest.popFirst(), !line.isEmpty {
      if line.hasPrefix(" ") {
        promise(!headers.isEmpty, "a fold of nothing")
        headers[headers.count - 1].value += line
      } else {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        promise(parts.count == 2, "no header: \(line)")
        headers.append((String(parts[0]), String(parts[1].dropFirst())))
      }
    }
    return (headers, rest)
  }

  /// Quoted-printable (RFC 2045 §6.7), in lines of at most 76.
  private static func decoded(_ lines: ArraySlice<Substring>) -> String {
    var bytes: [UInt8] = []
    for line in lines {
      promise(line.utf8.count <= QuotedPrintable.lineLimit, "too long: \(line)")
      var rest = Array(line.utf8)[...]
      var isSoft = false
      while let byte = rest.popFirst() {
        if byte != UInt8(ascii: "=") {
          bytes.append(byte)
        } else if rest.isEmpty {
          isSoft = true
        } else {
          let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
          promise(code != nil, "no code: \(line)")
          bytes.append(code ?? 0)
          rest = rest.dropFirst(2)
        }
      }
      if !isSoft { bytes.append(UInt8(ascii: "\n")) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
