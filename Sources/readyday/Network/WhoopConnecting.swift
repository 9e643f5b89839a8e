import ReadyDayCore

/// The WHOOP login, from the first question to the first tokens.
struct WhoopConnecting {
  let sync: WhoopSync
  let phrases: any ProgramPhrases
  /// Nil without a terminal.
  let dialogue: Prompt?
  /// Whether to open the browser.
  let opensBrowser: Bool
  /// How long the browser is waited for.
  var patience = 5 * 60

  private var file: WhoopTokenFile { sync.file }
}

extension WhoopConnecting {
  /// Logs in and stores the tokens. Fails if the stored data is another account's.
  func run() throws {
    try Curl.checkInstalled()
    let (client, kept) = try client()
    // Find out before the login whether it can be stored.
    try file.withLock {}
    let login = WhoopLogin(clientID: client.id, port: port, state: .state())
    let code = try code(of: login)
    let grant = try sync.service.grant(for: code, of: login, client)
    let tokens = WhoopTokens(grant, clientID: client.id, keeping: kept, at: sync.now)
    try file.withLock {
      try file.write(tokens)
      file.removeRecord()
    }
    try checkAccount(of: tokens)
  }

  private var port: Int { sync.settings.port }

  private func say(_ line: WhoopDialogue) {
    let text = phrases.dialogue(line)
    if let dialogue {
      dialogue.say(text)
    } else {
      try? Descriptor.output.write(SafeText(text).string + "\n")
    }
  }

  private func checkAccount(of tokens: WhoopTokens) throws {
    guard let account = try sync.service.account(with: tokens.access) else { return }
    do {
      try WhoopSync.checkAccounts(
        try WhoopStore(folder: sync.folder.whoop).archive(), WhoopArchive([]), account)
    } catch let failure as Failure where failure.code == "whoop_other_account" {
      _ = try? sync.service.revoke(tokens.access)
      try file.withLock { try file.remove() }
      throw failure
    }
    var session = try WhoopSession(sync.service, file, sync.settings, now: sync.clock)
    try session.note(account: account)
  }
}

// The app.
extension WhoopConnecting {
  /// The app, and its secret if it is to be stored.
  private func client() throws -> (client: WhoopClient, kept: Secret?) {
    if let client = try sync.settings.client() { return (client, nil) }
    guard let dialogue else {
      throw Failure(
        .configuration, code: "no_client", .whoop(.noClient), [.whoop(.configureClient)])
    }
    let before = (try? file.tokens()) ?? nil
    for line in WhoopDialogue.registration(redirect: WhoopLogin.redirect(to: port)) { say(line) }
    let id = dialogue.ask(phrases.dialogue(.askForID(known: before?.clientID)))
    if id.isEmpty, let before, let secret = before.clientSecret,
      let client = WhoopClient(id: before.clientID, secret: secret)
    {
      return (client, secret)
    }
    let text = dialogue.askHidden(phrases.dialogue(.askForSecret))
    guard let secret = Secret(text), let client = WhoopClient(id: id, secret: secret) else {
      throw Failure(.unreadableInput, code: "no_client", .whoop(.unusableClient))
    }
    return (client, secret)
  }
}

// The browser.
extension WhoopConnecting {
  private func code(of login: WhoopLogin) throws -> Secret {
    let listening = try listen(at: login.port)
    defer { listening?.close() }
    let address = login.address(at: sync.service.api)
    say(.openPage)
    say(.address(address))
    say(listening == nil ? .pasteOnly(port: login.port) : dialogue == nil ? .waiting : .waitOrPaste)
    if opensBrowser { Browser.open(address) }
    var listener = LoginListener(
      login, at: listening, and: dialogue == nil ? nil : .input,
      page: { [phrases] in LoginPage.text(of: $0, phrases) })
    let code = try listener.code(within: patience * 1000) { fault in
      say(.complaint(fault))
    }
    guard let code else {
      throw Failure(.unreadableInput, code: "whoop_login_failed", .whoop(.noAnswerInTime))
    }
    return code
  }

  /// Nil if the port is taken and the address can be pasted instead.
  private func listen(at port: Int) throws -> LoopbackPort? {
    do throws(SystemError) {
      return try LoopbackPort(port)
    } catch {
      guard dialogue == nil else { return nil }
      throw Failure(.unreadableInput, code: "port_taken", .whoop(.portTaken(port, error)))
    }
  }
}

extension LoginPage {
  /// A page without anything to fetch.
  fileprivate static func text(of page: LoginPage, _ phrases: any ProgramPhrases) -> String {
    """
    <!doctype html><html lang="\(phrases.language.code)"><meta charset="utf-8"><title>readyday</title>\
    <p>\(phrases.dialogue(.page(page)))</p></html>
    """
  }
}

extension Secret {
  /// 32 random hexadecimal digits.
  fileprivate static func state() -> Secret {
    var random = SystemRandomNumberGenerator()
    let digits = (0..<32).map { _ in
      String(UInt8.random(in: 0..<16, using: &random), radix: 16)
    }
    // Digits are always a secret.
    return Secret(digits.joined()) ?? .state()
  }
}

extension Curl {
  /// Fails if there is none, before a login that would be useless.
  fileprivate static func checkInstalled() throws {
    let input = try Descriptor("/dev/null", for: .reading)
    defer { input.close() }
    let tool = SystemTool(name: "curl", environment: nil)
    guard let running = try? tool.start(["-q", "--version"], reading: input) else {
      throw TransferFault.curlMissing
    }
    // So a shell says that there is no such program.
    if case .failed(_, status: 127) = running.output(limit: 1 << 16).trouble {
      throw TransferFault.curlMissing
    }
  }
}
