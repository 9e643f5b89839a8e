import ReadyDayCore

extension English {
  func whoop(_ message: WhoopMessage) -> String {
    switch message {
    case .notConnected: "readyday is not connected to WHOOP"
    case .loginAgain:
      "WHOOP's login has expired: log in again with readyday sync connect whoop"
    case .login(let fault): self.fault(fault)
    case .noAnswerInTime: "timed out waiting for the WHOOP login"
    case .token(let fault): self.fault(fault)
    case .page(.unauthorized): "WHOOP does not accept the login"
    case .page(.tooManyRequests), .tooManyRequests(nil):
      "too many requests to WHOOP: try again later"
    case .page(.refused(let status)): "WHOOP answers with an error (HTTP \(status))"
    case .page(.otherAnswer(let status)): strange(status)
    case .transfer(.curlMissing): "curl not found; readyday import whoop works without it"
    case .transfer(let fault): "WHOOP: \(self.fault(fault))"
    case .tooManyRequests(let seconds?):
      "too many requests to WHOOP: wait \(duration(minutes: (seconds + 59) / 60))"
    case .renewalLost:
      "WHOOP renewed the login, but the connection broke before the answer arrived"
    case .otherAccount: "this is not the WHOOP account of the stored data"
    case .unsafeTokens(let file, let mending):
      "other users can get at \(file), which holds the WHOOP login: \(mending)"
    case .damagedTokens(let file): "cannot read \(file): it was modified by another program"
    case .noClient: "no terminal to ask for the client ID of your WHOOP app"
    case .unusableClient: "not a valid client ID and secret"
    case .noSecret: "the secret of your WHOOP app is missing"
    case .noSecretPrinted: "sync_whoop.secret_command printed no secret"
    case .portTaken(let port, let error): "cannot listen on port \(port): \(reason(error))"
    }
  }

  private func strange(_ status: Int) -> String {
    "the answer did not come from WHOOP (HTTP \(status)): does this network ask you to log in?"
  }

  private func fault(_ fault: WhoopLoginFault) -> String {
    switch fault {
    case .noAnswer: "neither the address the browser ended on nor a code"
    case .otherState: "this belongs to another login: open the address above"
    case .declined: "access was declined at WHOOP"
    case .refused(let word?): "WHOOP refused the login (\(word))"
    case .refused(nil): "WHOOP refused the login"
    }
  }

  private func fault(_ fault: WhoopTokenFault) -> String {
    switch fault {
    case .invalidGrant: "WHOOP rejected the code: it was used or has expired"
    case .invalidClient:
      "WHOOP does not recognise this app: check its client ID, secret and redirect URI"
    case .noRefreshToken: "the WHOOP login lasts only an hour: the app lacks the offline scope"
    case .tooManyRequests: whoop(.tooManyRequests(seconds: nil))
    case .refused(let word): "WHOOP refused the login (\(word))"
    case .otherAnswer(let status): strange(status)
    }
  }

  func advice(_ advice: WhoopAdvice) -> String {
    switch advice {
    case .registration: "compare with what \(WhoopDialogue.dashboardAddress) shows"
    case .configureClient: "run it in a terminal, or set sync_whoop in the configuration"
    case .otherFolder:
      "readyday data erase whoop deletes the stored data; XDG_DATA_HOME sets another folder"
    case .loginLater: "if the next sync asks to log in again, this is why"
    }
  }

  func dialogue(_ line: WhoopDialogue) -> String {
    switch line {
    case .register: "WHOOP gives your data to an app that you register once, just for yourself:"
    case .dashboard: "1. Log in at \(WhoopDialogue.dashboardAddress) and create an app."
    case .enter: "2. Enter there, exactly:"
    case .field(let field, let text): self.field(field, text)
    case .copy: "3. Copy the client ID and the secret that WHOOP shows."
    case .askForID(nil): "Client ID:"
    case .askForID(let known?): "Client ID (Enter for \(known), with its secret):"
    case .askForSecret: "Client secret (not shown):"
    case .openPage: "Open this address in a browser and agree:"
    case .address(let address): address
    case .waiting: "Waiting up to 5 minutes for WHOOP's answer."
    case .waitOrPaste:
      "readyday continues by itself. Browser on another computer? Paste the address it ends on (no page is shown there):"
    case .pasteOnly(let port):
      "Port \(port) is in use: paste the address the browser ends on (no page is shown there):"
    case .complaint(let fault): self.fault(fault)
    case .connected: "connected to WHOOP"
    case .records(1): "WHOOP: 1 record"
    case .records(let count): "WHOOP: \(count) records"
    case .askDisconnect(false): "Disconnect readyday from WHOOP?"
    case .askDisconnect(true):
      "Disconnect readyday from WHOOP and delete its stored WHOOP data?"
    case .disconnected: "disconnected from WHOOP"
    case .notRevoked:
      "WHOOP has not confirmed it: delete the app at \(WhoopDialogue.dashboardAddress) to be sure its access ends"
    case .page(.done): "readyday is connected to WHOOP. You can close this page."
    case .page(.refused): "WHOOP declined. The terminal says why."
    case .page(.stranger): "readyday did not expect this page."
    }
  }

  private func field(_ field: WhoopDialogue.Field, _ text: String) -> String {
    switch field {
    case .name: "     name            \(text)"
    case .contact: "     contacts        your email address"
    case .privacyPolicy: "     privacy policy  \(text) (any address: nobody else uses the app)"
    case .redirect: "     redirect URI    \(text)"
    case .scopes: "     scopes          \(text)"
    }
  }
}
