import Testing

@testable import ReadyDayCore

@Suite("What curl is told") struct CurlConfigurationTests {
  private static func request(_ url: String) -> HTTPRequest {
    HTTPRequest(.get, url, agent: "readyday/1.0", bodyLimit: 100)
  }

  @Test("all of a request stands in the configuration") func whole() throws {
    var request = Self.request("https://api.example.test/oauth/token")
    request.method = .post
    request.headers = [HTTPField("Accept", "application/json")]
    request.form = [HTTPField("client_secret", "a\"b\\c&d=e"), HTTPField("scope", "offline")]
    #expect(
      try CurlConfiguration(request).text == """
        url = "https://api.example.test/oauth/token"
        globoff
        proto = "=https"
        request = "POST"
        data-urlencode = "client_secret=a\\"b\\\\c&d=e"
        data-urlencode = "scope=offline"
        header = "Accept: application/json"
        user-agent = "readyday/1.0"
        connect-timeout = 10
        max-time = 30
        dump-header = "/dev/fd/3"
        write-out = "\\n%{http_code} %{url_effective} %{redirect_url}"

        """)
  }

  @Test("curl follows no redirect by itself") func calendar() throws {
    var request = Self.request("webcal://cal.example.test/a.ics")
    request.redirects = 5
    request.usesNetrc = true
    let text = try CurlConfiguration(request).text
    #expect(text.hasPrefix("url = \"https://cal.example.test/a.ics\"\n"))
    #expect(text.contains("\nnetrc-optional\n"))
    #expect(!text.contains("location") && !text.contains("noproxy"))
  }

  private static func redirected(from url: String, to target: String) throws -> HTTPRequest? {
    var request = request(url)
    (request.redirects, request.usesNetrc) = (1, true)
    let answer = HTTPResponse(status: 302, headers: HTTPHeaders(), body: [], redirect: target)
    return try request.following(answer)
  }

  @Test(
    "the login of netrc stays with the server that the user named",
    arguments: [
      ("https://a.test/1", "https://a.test/2", true),
      ("https://a.test/1", "https://b.test/", false),
      ("http://localhost/1", "https://localhost/", true),
      ("http://localhost/1", "http://127.0.0.1/", false),
    ])
  func logins(url: String, target: String, keeps: Bool) throws {
    let next = try #require(try Self.redirected(from: url, to: target))
    #expect(next.url == target && next.usesNetrc == keeps)
    #expect(throws: TransferFault.tooManyRedirects) {
      try next.following(
        HTTPResponse(status: 302, headers: HTTPHeaders(), body: [], redirect: target))
    }
  }

  @Test(
    "https never leads to http, nor to another protocol",
    arguments: ["http://localhost/", "ftp://a.test/"])
  func downgrades(target: String) {
    #expect(throws: TransferFault.refusedAddress) {
      try Self.redirected(from: "https://a.test/", to: target)
    }
  }

  @Test("an address with two readings is none") func readings() {
    #expect(WebAddress(#"http://127.0.0.1\@evil.example.test/a.ics"#) == nil)
    #expect(WebAddress(#"https://example.test/a\b.ics"#) == nil)
  }

  @Test("calendars are offered under two more names for https", arguments: ["webcal", "webcals"])
  func calendars(scheme: String) {
    #expect(WebAddress("\(scheme)://example.test/a.ics")?.url == "https://example.test/a.ics")
  }

  @Test("a server of this computer is asked without encryption, and without a proxy")
  func loopback() throws {
    let text = try CurlConfiguration(Self.request("http://127.0.0.1:8080/a")).text
    #expect(text.contains("proto = \"=http\"\n") && text.contains("noproxy = \"*\"\n"))
  }

  @Test(
    "other addresses are refused",
    arguments: [
      "http://example.test/a", "ftp://example.test/a", "file:///etc/passwd", "example.test",
      "https://", "https:///a", "http://127.0.0.1.example.test/", "http://127.0.0.1@example.test/",
      "http://localhost:80@example.test/", "https://exa mple.test/", "https://example.test/a\nb",
      "http://[::1", "http://127.0.0.1:x/", "-o/tmp/x", "",
    ])
  func refused(url: String) {
    #expect(throws: TransferFault.refusedAddress) { try CurlConfiguration(Self.request(url)) }
  }

  @Test("http is allowed to whom the user allows it, and never instead of https")
  func plain() throws {
    var request = Self.request("http://192.168.1.9/a.ics")
    request.allowsPlain = true
    #expect(try CurlConfiguration(request).text.contains("proto = \"=http\"\n"))
    request.url = "ftp://192.168.1.9/a.ics"
    #expect(throws: TransferFault.refusedAddress) { try CurlConfiguration(request) }
    request = Self.request("https://example.test/a.ics")
    (request.allowsPlain, request.redirects) = (true, 5)
    let output = "\n302 https://example.test/a.ics http://example.test/b.ics"
    let answer = try HTTPResponse(output: Array(output.utf8), headers: [], limit: 10)
    #expect(throws: TransferFault.refusedAddress) { try request.following(answer) }
  }

  @Test(
    "addresses of this computer may be http",
    arguments: [
      "http://127.0.0.1:1/", "http://localhost", "http://[::1]:80/", "HTTP://LOCALHOST:8/a",
      "http://ana:secret@127.0.0.1:80/a",
    ])
  func allowed(url: String) {
    #expect(throws: Never.self) { try CurlConfiguration(Self.request(url)) }
  }

  @Test(
    "a value that would end its line is refused: what follows is another option",
    arguments: ["a\nb", "a\rb", "a\u{0}b", "a\r\noutput = \"/tmp/x\""])
  func lines(value: String) {
    var request = Self.request("https://example.test/")
    request.headers = [HTTPField("Authorization", value)]
    #expect(throws: TransferFault.unsendable) { try CurlConfiguration(request) }
    request.headers = []
    request.form = [HTTPField("a", value)]
    #expect(throws: TransferFault.unsendable) { try CurlConfiguration(request) }
    request.form = []
    request.agent = value
    #expect(throws: TransferFault.unsendable) { try CurlConfiguration(request) }
  }
}

@Suite("What curl writes") struct HTTPAnswerTests {
  private static func answer(_ output: String, _ headers: String = "") throws -> HTTPResponse {
    try HTTPResponse(output: Array(output.utf8), headers: Array(headers.utf8), limit: 10)
  }

  @Test("the status stands behind the body, which may end in a line feed itself")
  func body() throws {
    let answer = try Self.answer("one\ntwo\n\n200 https://example.test/a")
    #expect(answer.status == 200 && answer.body == Array("one\ntwo\n".utf8))
    #expect(try Self.answer("\n304 https://example.test/").body.isEmpty)
  }

  @Test("the headers of the last answer count, whatever their capitals") func headers() throws {
    let headers = try Self.answer(
      "\n200 https://example.test/",
      "HTTP/1.1 200 Connection established\r\nETag: \"proxy\"\r\n\r\n"
        + "HTTP/1.1 302 Found\r\nLocation: /b\r\nRetry-After: 3\r\n\r\n"
        + "HTTP/2 200 \r\netag: \"v1\"\r\nX-Long: one\r\n two\r\nno colon\r\nEmpty:\r\n"
        + "etag:   \"v2\" \r\n\r\nX-Trailer: late\r\n"
    ).headers
    #expect(headers["ETag"] == "\"v2\"")
    #expect(headers["x-long"] == "one two")
    #expect(headers["empty"] == "")
    #expect(headers["location"] == nil && headers["retry-after"] == nil)
    #expect(headers["x-trailer"] == nil)
  }

  @Test(
    "what is no answer is none",
    arguments: [
      ("", TransferFault.unreadableAnswer), ("body", .unreadableAnswer),
      ("\n000 https://example.test/", .unreadableAnswer), ("\n200", .unreadableAnswer),
      ("\n200 http://example.test/", .refusedAddress),
      ("12345678901\n200 https://example.test/", .tooLarge),
    ])
  func faults(output: String, fault: TransferFault) {
    #expect(throws: fault) { try Self.answer(output) }
  }

  @Test("each exit status of curl has a meaning, and every fault its words in both languages")
  func words() {
    let codes = [1, 3, 5, 6, 7, 8, 18, 28, 35, 47, 52, 56, 60, 63, 2]
    let others: [TransferFault] = [
      .curlMissing, .interrupted, .manyOpenFiles, .notStarted, .unsendable,
    ]
    let faults = Set(codes.map { TransferFault(curlCode: $0) } + others)
    #expect(faults.count == 15)
    for phrases in [Voice(.english), Voice(.spanish)] as [Voice] {
      #expect(Set(faults.map(phrases.fault)).count == faults.count)
    }
  }
}
