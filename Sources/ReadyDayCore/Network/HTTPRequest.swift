package struct HTTPRequest: Hashable, Sendable {
  package enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  package var method: Method
  package var url: String
  package var headers: [HTTPHeader] = []
  /// Before encoding.
  package var form: [FormField] = []
  package var agent: String
  /// How many to follow; with 0 the redirect itself is the response.
  package var redirects = 0
  /// How many were followed so far.
  var followed = 0
  package var connectSeconds = 10
  package var totalSeconds = 30
  /// In bytes; a longer body is an error.
  package var bodyLimit: Int
  /// Whether `~/.netrc` may supply user and password.
  package var usesNetrc = false

  package init(_ method: Method = .get, _ url: String, agent: String, bodyLimit: Int) {
    (self.method, self.url, self.agent, self.bodyLimit) = (method, url, agent, bodyLimit)
  }
}

package struct HTTPHeader: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

package struct FormField: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}
