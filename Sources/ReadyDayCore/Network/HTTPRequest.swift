package struct HTTPRequest: Equatable, Sendable {
  package enum Method: String, Equatable, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  package var method: Method
  package var url: String
  package var headers: [HTTPField] = []
  /// The fields of the form, not yet encoded.
  package var form: [HTTPField] = []
  package var agent: String
  /// The most redirects to follow; at 0, the redirect itself is the response.
  package var redirects = 0
  var followed = 0
  package var connectSeconds = 10
  package var totalSeconds = 30
  /// Bytes; a longer body is an error.
  package var bodyLimit: Int
  /// Whether the user accepts an address that is not encrypted.
  package var allowsPlain = false
  /// Whether `~/.netrc` may supply a user name and a password.
  package var usesNetrc = false

  package init(_ method: Method = .get, _ url: String, agent: String, bodyLimit: Int) {
    (self.method, self.url, self.agent, self.bodyLimit) = (method, url, agent, bodyLimit)
  }
}

/// A header, or a field of a form.
package struct HTTPField: Equatable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

package struct HTTPResponse: Equatable, Sendable {
  package var status: Int
  package var headers: HTTPHeaders
  package var body: [UInt8]
  /// The full address that the response redirects to; nil if it does not.
  package var redirect: String?
}

package struct HTTPHeaders: Equatable, Sendable {
  private var fields: [HTTPField]

  package init(_ fields: [HTTPField] = []) { self.fields = fields }

  /// Ignores case; of several headers with the name, returns the last.
  package subscript(name: String) -> String? {
    let name = name.lowercased()
    return fields.last { $0.name.lowercased() == name }?.value
  }

  /// Reads the output of `dump-header` for all responses; uses the last one, without its trailers.
  package init(dump: [UInt8]) {
    var fields: [HTTPField] = []
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

extension [HTTPField] {
  /// A line that begins with a blank continues the previous one (RFC 9112, 5.2).
  fileprivate mutating func take(_ line: ArraySlice<UInt8>) {
    if line.first?.isBlank == true, let last = popLast() {
      append(HTTPField(last.name, last.value + " " + line.withoutBlanks))
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      append(HTTPField(line[..<colon].withoutBlanks, line[(colon + 1)...].withoutBlanks))
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

package enum HTTPDate {
  /// Reads `Tue, 10 Mar 2026 06:30:00 GMT` (RFC 9110, 5.6.7); nil for other and obsolete forms.
  package static func instant(_ text: String) -> Instant? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int(written: parts[1]),
      let year = Int(written: parts[3]), let month = months.firstIndex(of: String(parts[2]))
    else { return nil }
    let date = "\(year)-\(padded(month + 1, to: 2))-\(padded(day, to: 2))"
    return Timestamp("\(date)T\(parts[4])Z")?.instant
  }

  /// Reads `Retry-After`: seconds or a date (RFC 9110, 10.2.3).
  package static func retry(after text: String, at now: Instant) -> Instant? {
    if let seconds = Int(written: text), seconds >= 0 { return now.adding(seconds: seconds) }
    return instant(text)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
