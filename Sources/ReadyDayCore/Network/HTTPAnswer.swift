/// What a server answered.
package struct HTTPAnswer: Hashable, Sendable {
  package var status: Int
  package var headers: HTTPHeaders
  package var body: [UInt8]
  /// Where it redirects to, whole; nil if nowhere.
  package var redirect: String?

  package init(status: Int, headers: HTTPHeaders, body: [UInt8]) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }
}

/// The header lines of one answer.
package struct HTTPHeaders: Hashable, Sendable {
  private var fields: [HTTPHeader]

  package init(_ fields: [HTTPHeader] = []) { self.fields = fields }

  /// The value of the header called `name`, in capitals or not; the last where there are several.
  package subscript(name: String) -> String? {
    let name = name.lowercased()
    return fields.last { $0.name.lowercased() == name }?.value
  }
}

extension HTTPHeaders {
  /// - Parameter dump: what `dump-header` writes: the header lines of every answer on the way, redirections and
  ///   interim ones included. The last answer counts; lines behind its end are trailers, and ignored.
  package init(dump: [UInt8]) {
    var fields: [HTTPHeader] = []
    var isInside = false
    for line in dump.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.starts(with: "HTTP/".utf8) {
        (fields, isInside) = ([], true)
      } else if line.isEmpty {
        isInside = false
      } else if isInside {
        fields.take(line)
      }
    }
    self.init(fields)
  }
}

extension [HTTPHeader] {
  /// A line that begins with a blank goes on with the one before it (RFC 9112, 5.2).
  fileprivate mutating func take(_ line: ArraySlice<UInt8>) {
    if line.first?.isBlank == true, let last = popLast() {
      append(HTTPHeader(last.name, last.value + " " + line.withoutBlanks))
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      append(HTTPHeader(line[..<colon].withoutBlanks, line[(colon + 1)...].withoutBlanks))
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutBlanks: String {
    let front = drop(while: \.isBlank)
    let back = front.reversed().prefix(while: \.isBlank).count
    return String(decoding: front.dropLast(back), as: UTF8.self)
  }
}
