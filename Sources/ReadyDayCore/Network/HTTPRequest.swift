/// What is asked of a server.
package struct HTTPRequest: Hashable, Sendable {
  package enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  package var method: Method
  package var url: String
  package var headers: [HTTPHeader] = []
  /// The fields of a form, as they are before they are encoded.
  package var form: [FormField] = []
  package var agent: String
  /// How many are followed; none where 0, and the answer is the redirection itself.
  package var redirects = 0
  /// How many were followed to get here.
  var followed = 0
  package var connectSeconds = 10
  package var totalSeconds = 30
  /// Bytes of the body; a longer one is not an answer.
  package var bodyLimit: Int
  /// Whether user and password may come from `~/.netrc`.
  package var usesNetrc = false

  package init(_ method: Method = .get, _ url: String, agent: String, bodyLimit: Int) {
    (self.method, self.url, self.agent, self.bodyLimit) = (method, url, agent, bodyLimit)
  }
}

package struct HTTPHeader: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}

package struct FormField: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}
