import Foundation
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Requests by curl", .enabled(if: Tool.has("curl"))) struct CurlTests {
  private static func request(_ server: LoopbackServer, _ path: String = "/") -> HTTPRequest {
    HTTPRequest(.get, server.url(path), agent: "readyday/test", bodyLimit: 1000)
  }

  @Test("a form is posted with its headers, and all of the answer comes back") func post() throws {
    let server = try LoopbackServer { request in
      LoopbackServer.Answer(201, [("ETag", "\"v1\"")], body: "\(request.method)\n")
    }
    defer { server.stop() }
    var request = Self.request(server, "/token?a=1")
    request.method = .post
    request.headers = [HTTPField("Authorization", "Bearer \"x\\y\"")]
    request.form = [HTTPField("secret", "a+b&c=d\"e\\f ñ"), HTTPField("empty", "")]
    let answer = try Curl().answer(to: request)
    #expect(answer.status == 201 && answer.headers["etag"] == "\"v1\"")
    #expect(answer.body == Array("POST\n".utf8))
    let asked = try #require(server.requests.first)
    #expect(asked.method == "POST" && asked.target == "/token?a=1")
    #expect(asked.form == ["secret": "a+b&c=d\"e\\f ñ", "empty": ""])
    #expect(asked.header("authorization") == "Bearer \"x\\y\"")
    #expect(asked.header("user-agent") == "readyday/test")
  }

  @Test("methods without a body") func methods() throws {
    let server = try LoopbackServer { _ in LoopbackServer.Answer(204) }
    defer { server.stop() }
    var request = Self.request(server)
    for method in [HTTPRequest.Method.get, .delete, .post] {
      request.method = method
      let status = try Curl().answer(to: request).status
      #expect(status == 204)
    }
    #expect(server.requests.map(\.method) == ["GET", "DELETE", "POST"])
  }

  @Test("an answer of any status is one, and a redirect is followed only when asked for")
  func statuses() throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? .redirect(to: "/new") : .html("sorry", status: 503)
    }
    defer { server.stop() }
    var request = Self.request(server, "/old")
    let first = try Curl().answer(to: request)
    #expect(first.status == 302 && first.headers["location"] == "/new")
    request.redirects = 1
    let second = try Curl().answer(to: request)
    #expect(second.status == 503 && second.body == Array("sorry".utf8))
    #expect(second.headers["location"] == nil)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer
    let fault: TransferFault
  }

  @Test(
    "what goes wrong on the way",
    arguments: [
      Fault(
        testDescription: "closed at once", answer: LoopbackServer.Answer().failing(.silence),
        fault: .cutShort),
      Fault(
        testDescription: "a body without end", answer: LoopbackServer.Answer().failing(.endless),
        fault: .tooLarge),
      Fault(
        testDescription: "a body beyond the limit",
        answer: LoopbackServer.Answer(body: String(repeating: "a", count: 1001)), fault: .tooLarge),
      Fault(
        testDescription: "redirects in a circle", answer: .redirect(to: "/"),
        fault: .tooManyRedirects),
      Fault(
        testDescription: "to another protocol", answer: .redirect(to: "file:///etc/passwd"),
        fault: .refusedAddress),
    ])
  func faults(row: Fault) throws {
    let server = try LoopbackServer { _ in row.answer }
    defer { server.stop() }
    var request = Self.request(server)
    request.redirects = 3
    #expect(throws: row.fault) { try Curl().answer(to: request) }
  }

  @Test("an answer that ends before it should is none") func cut() throws {
    let server = try LoopbackServer { _ in
      var answer = LoopbackServer.Answer(body: "BEGIN:VCALENDAR")
      answer.announced = 100
      return answer
    }
    defer { server.stop() }
    #expect(throws: TransferFault.cutShort) { try Curl().answer(to: Self.request(server)) }
  }

  @Test("where nobody listens") func unreachable() throws {
    let server = try LoopbackServer { _ in LoopbackServer.Answer() }
    server.stop()
    #expect(throws: TransferFault.unreachable) { try Curl().answer(to: Self.request(server)) }
  }

  @Test("what is asked together is asked side by side, and answered in order")
  func sideBySide() throws {
    // The first is not answered before the last was asked.
    let all = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { request in
      if request.path == "/9" { all.signal() }
      if request.path == "/0" { _ = all.wait(timeout: .now() + 10) }
      return LoopbackServer.Answer(body: request.path)
    }
    defer { server.stop() }
    let requests = (0..<10).map { Self.request(server, "/\($0)") }
    let bodies = try Curl().answers(to: requests).map { try $0.get().body }
    #expect(bodies == (0..<10).map { Array("/\($0)".utf8) })
  }

  @Test("time that is over asks for nothing more") func over() throws {
    let server = try LoopbackServer { _ in LoopbackServer.Answer() }
    defer { server.stop() }
    let curl = Curl(until: .within(seconds: 0))
    #expect(throws: TransferFault.timedOut) { try curl.answer(to: Self.request(server)) }
    #expect(server.requests.isEmpty)
  }
}
