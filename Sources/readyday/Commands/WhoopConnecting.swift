import ReadyDayCore

struct WhoopConnecting {
  let sync: WhoopSync
  let phrases: Voice
  /// Nil without a terminal.
  let dialogue: Prompt?
  let opensBrowser: Bool
  /// How many seconds to wait for the browser.
  var patience = 5 * 60

  private var file: WhoopTokenFile { sync.file }

  /// Logs in and stores the tokens. Fails if the stored data is of another account.
  func run() throws {
    try Curl.checkInstalled()
    let (client, stored) = try client()
    // Checks before the login that tokens can be stored.
    try file.withLock {}
    let login = WhoopLogin(clientID: client.id, port: port, state: .state())
    let code = try code(of: login)
    let grant = try sync.service.grant(for: code, of: login, client)
    let tokens = WhoopTokens(grant, clientID: client.id, keeping: stored, at: sync.now)
    try file.withLock {
      try file.write(tokens)
      file.removeRecord()
    }
    try checkAccount(of: tokens)
  }

  private var port: Int { sync.settings.port }

  private func say(_ line: Message) {
    let text = phrases.text(line)
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
        try WhoopRecordStore(folder: sync.folder.whoop).archive(), WhoopArchive([]), account)
    } catch let failure as Failure where failure.kind == .whoopOtherAccount {
      _ = try? sync.service.revoke(tokens.access)
      try file.withLock { try file.remove() }
      throw failure
    }
    var session = try WhoopSession(sync.service, file, sync.settings, now: sync.clock)
    try session.note(account: account)
  }

  /// The user's app, and its secret if that must be stored.
  private func client() throws -> (client: WhoopClient, stored: Secret?) {
    let deadline = sync.service.curl.deadline
    if let client = try sync.settings.client(until: deadline) { return (client, nil) }
    guard let dialogue else {
      throw Failure(.noClient, .noClient, [.configureClient])
    }
    let before = (try? file.tokens()) ?? nil
    for line in Message.registrationForm(redirect: WhoopLogin.redirect(to: port)) { say(line) }
    let id = dialogue.ask(phrases.text(.askForID(known: before?.clientID)))
    if id.isEmpty, let before, let secret = before.clientSecret,
      let client = WhoopClient(id: before.clientID, secret: secret)
    {
      return (client, secret)
    }
    let text = dialogue.askHidden(
      phrases.say(
        "Client secret (not shown):", es: "Secreto (no se muestra):"))
    guard let secret = Secret(text), let client = WhoopClient(id: id, secret: secret) else {
      throw Failure(.noClient, status: .unreadableInput, .unusableClient)
    }
    return (client, secret)
  }

  private func code(of login: WhoopLogin) throws -> Secret {
    let listening = try listen(at: login.port)
    defer { listening?.close() }
    let address = login.address(at: sync.service.api)
    say(.openPage)
    say(.typed(address))
    say(
      listening == nil
        ? Message(
          "Port \(login.port) is in use: paste the address the browser ends on (no page is shown there):",
          es:
            "El puerto \(login.port) está ocupado: pega aquí la dirección en la que acaba el navegador, que no muestra ninguna página:"
        ) : dialogue == nil ? .waiting : .waitOrPaste)
    if opensBrowser { Browser.open(address) }
    var listener = LoginListener(
      login, at: listening, and: dialogue == nil ? nil : .input,
      page: { [phrases] in LoginPage.text(of: $0, phrases) })
    let code = try listener.code(within: patience * 1000) { fault in
      say(Message { $0.fault(fault) })
    }
    guard let code else {
      throw Failure(
        .whoopLoginFailed, "timed out waiting for the WHOOP login",
        es: "se ha agotado el tiempo para iniciar sesión en WHOOP")
    }
    return code
  }

  /// Nil if the port is in use, but the user can paste the address instead.
  private func listen(at port: Int) throws -> LoopbackPort? {
    do throws(SystemError) { return try LoopbackPort(port) } catch {
      guard dialogue == nil else { return nil }
      throw Failure(
        .portTaken,
        Message {
          $0.say(
            "cannot listen on port \(port): \($0.reason(error))",
            es: "no se puede escuchar en el puerto \(port): \($0.reason(error))")
        })
    }
  }
}

extension WhoopSync {
  /// Revokes WHOOP's access tokens, and deletes the stored ones; returns whether WHOOP confirmed it.
  func disconnect(erasingData: Bool) throws -> Bool {
    let session = try? WhoopSession(service, file, settings, now: clock)
    let isRevoked = (try? session.map { try service.revoke($0.tokens.access) }) == true
    try file.withLock(until: service.curl.deadline) {
      try file.remove()
      file.removeRecord()
    }
    if erasingData, OutputFile(path: folder.whoop).exists {
      try folder.withLock(on: folder.whoop) {
        try folder.removable(HealthOrigin.whoop.name).remove()
      }
    }
    return isRevoked
  }
}

extension LoginPage {
  /// A page that loads nothing else.
  fileprivate static func text(of page: LoginPage, _ phrases: Voice) -> String {
    """
    <!doctype html><html lang="\(phrases.language.code)"><meta charset="utf-8"><title>readyday</title>\
    <p>\(phrases.text(.page(page)))</p></html>
    """
  }
}

extension Secret {
  /// 32 random hexadecimal digits.
  fileprivate static func state() -> Secret {
    var random = SystemRandomNumberGenerator()
    let digits = (0..<32).map { _ in String(UInt8.random(in: 0..<16, using: &random), radix: 16) }
    // Digits always make a valid secret.
    return Secret(digits.joined()) ?? .state()
  }
}

extension Curl {
  /// Fails before a login that could not be completed without `curl`.
  fileprivate static func checkInstalled() throws {
    let input = try Descriptor("/dev/null", for: .reading)
    defer { input.close() }
    let tool = SystemTool(name: "curl", environment: nil)
    guard let running = try? tool.start(["-q", "--version"], reading: input) else {
      throw TransferFault.curlMissing
    }
    // The status of a shell for an unknown program.
    if case .failed(_, status: 127) = running.output(limit: 1 << 16).trouble {
      throw TransferFault.curlMissing
    }
  }
}
