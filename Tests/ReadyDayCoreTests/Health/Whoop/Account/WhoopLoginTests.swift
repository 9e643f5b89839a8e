import Testing

@testable import ReadyDayCore

@Suite("A login at WHOOP") struct WhoopLoginTests {
  private static let state = "0123456789abcdef0123456789abcdef"

  private static func login() throws -> WhoopLogin {
    WhoopLogin(clientID: "c id&1", port: 8371, state: try #require(Secret(state)))
  }

  @Test("the page to agree on asks for all that is read, and for the days after")
  func address() throws {
    #expect(
      try Self.login().address(at: "https://api.prod.whoop.com")
        == "https://api.prod.whoop.com/oauth/oauth2/auth?response_type=code&client_id=c%20id%261"
        + "&redirect_uri=http%3A%2F%2Flocalhost%3A8371%2Freadyday"
        + "&scope=read%3Arecovery%20read%3Acycles%20read%3Asleep%20read%3Aworkout%20read%3Aprofile"
        + "%20offline&state=\(Self.state)")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let code: String?
    var fault: WhoopLoginFault?

    init(_ text: String, _ code: String) { (self.text, self.code) = (text, code) }

    init(_ text: String, _ fault: WhoopLoginFault?) {
      (self.text, code, self.fault) = (text, nil, fault)
    }

    var testDescription: String { text }
  }

  private static let answer = "code=AC1.sig&scope=offline+read%3Asleep&state=\(state)"

  @Test(
    "what a person pastes",
    arguments: [
      Case("http://localhost:8371/readyday?\(answer)", "AC1.sig"),
      Case("  \"http://localhost:8371/readyday?\(answer)#_=_\" ", "AC1.sig"),
      Case(answer, "AC1.sig"), Case("?\(answer)", "AC1.sig"), Case("AC1.sig", "AC1.sig"),
      Case("state=\(state)&code=A%2D1", "A-1"),
      Case("http://localhost:8371/readyday?code=AC1.sig", .otherState),
      Case("code=AC1.sig&state=0123456789abcdef0123456789abcdeF", .otherState),
      Case("code=AC1.sig&state=0123", .otherState),
      Case("code=AC1.sig&code=AC2.sig&state=\(state)", .noAnswer),
      Case("code=&state=\(state)", .noAnswer), Case("code=%4&state=\(state)", .noAnswer),
      Case("code=%0d%0a&state=\(state)", .noAnswer), Case("code=a%22b&state=\(state)", .noAnswer),
      Case("http://localhost:8371/readyday", .noAnswer), Case("", .noAnswer),
      Case("AC1 sig", "AC1"), Case("señal", .noAnswer),
      Case("error=access_denied&error_description=no&state=\(state)", .declined),
      Case("error=access_denied&state=1", .otherState),
      Case("error=invalid_scope&state=\(state)", .refused("invalid_scope")),
      Case("error=%1B%5B31m&state=\(state)", .refused(nil)),
      Case("error=invalid_state", .otherState),
    ])
  func pasting(_ row: Case) throws {
    let login = try Self.login()
    do {
      #expect(try login.code(pasted: row.text).exposed == row.code)
    } catch {
      #expect(error == row.fault)
    }
  }

  @Test(
    "what the browser asks for, and whoever else comes",
    arguments: [
      Case("/readyday?\(answer)", "AC1.sig"), Case("/readyday", nil), Case("/favicon.ico", nil),
      Case("/readydays?\(answer)", nil), Case("//evil/readyday?\(answer)", nil),
      Case("/readyday?code=AC1.sig", nil), Case("/readyday?code=AC1.sig&state=1", nil),
      Case("/readyday?error=access_denied", nil),
      Case("/readyday?error=access_denied&state=x", nil),
      Case("/readyday?error=access_denied&state=\(state)", .declined),
    ])
  func requests(_ row: Case) throws {
    let login = try Self.login()
    do {
      #expect(try login.code(requested: row.text)?.exposed == row.code)
      #expect(row.fault == nil)
    } catch {
      #expect(error == row.fault)
    }
  }

  @Test("a secret shows itself to nobody who does not ask for it by name") func secrets() throws {
    let secret = try #require(Secret("hunter2"))
    var dumped = ""
    dump(["a": secret], to: &dumped)
    let client = try #require(WhoopClient(id: "cid", secret: secret))
    for text in ["\(secret)", "\(client)", String(reflecting: secret), dumped, "\([secret])"] {
      #expect(!text.contains("hunter2"))
    }
    for bad in ["", "a b", "a\nb", "ñ", "a\u{0}", String(repeating: "x", count: 8193)] {
      #expect(Secret(bad) == nil)
    }
    #expect(try secret.matches(#require(Secret("hunter2"))))
    #expect(try !secret.matches(#require(Secret("hunter3"))))
    #expect(try !secret.matches(#require(Secret("hunter22"))))
  }
}
