import ReadyDayCore

extension English {
  func whoop(_ message: WhoopMessage) -> String {
    switch message {
    case .notConnected: "readyday is not connected to WHOOP"
    case .loginAgain:
      "WHOOP's login has expired: log in again with readyday sync connect whoop"
    case .login(let fault): self.fault(fault)
    case .noAnswerInTime: "nobody has logged in at WHOOP in time"
    case .token(let fault): self.fault(fault)
    case .page(.unauthorized): "WHOOP does not accept the login"
    case .page(.tooManyRequests), .tooManyRequests(nil):
      "WHOOP wants no more requests for now: try again later"
    case .page(.refused(let status)): "WHOOP answers with an error (HTTP \(status))"
    case .page(.otherAnswer(let status)): strange(status)
    case .transfer(.curlMissing): "curl not found; readyday import whoop works without it"
    case .transfer(let fault): "WHOOP: \(self.fault(fault))"
    case .tooManyRequests(let seconds?):
      "WHOOP wants no more requests for \(duration(minutes: (seconds + 59) / 60))"
    case .renewalLost:
      "WHOOP has renewed the login, and the connection broke off before it said how"
    case .otherAccount: "this is another WHOOP account than the one whose data are kept"
    case .unsafeTokens(let file, let mending):
      "others can get at \(file), which holds the login at WHOOP: \(mending)"
    case .damagedTokens(let file): "cannot read \(file): it is not as readyday wrote it"
    case .noClient: "there is nobody to ask for the client ID of your WHOOP app"
    case .unusableClient: "this cannot be a client ID and its secret"
    case .noSecret: "the secret of your WHOOP app is missing"
    case .noSecretPrinted: "sync_whoop.secret_command printed no secret"
    case .portTaken(let port, let error): "cannot listen on port \(port): \(reason(error))"
    }
  }

  private func strange(_ status: Int) -> String {
    "an answer came that is not WHOOP's (HTTP \(status)): does this network want a login?"
  }

  private func fault(_ fault: WhoopLoginFault) -> String {
    switch fault {
    case .noAnswer: "this is neither the address that the browser ended on nor a code"
    case .otherState: "this belongs to another login: open the address above"
    case .declined: "access was declined at WHOOP"
    case .refused(let word?): "WHOOP refused the login (\(word))"
    case .refused(nil): "WHOOP refused the login"
    }
  }

  private func fault(_ fault: WhoopTokenFault) -> String {
    switch fault {
    case .invalidGrant: "WHOOP does not accept the code: it is used or expired"
    case .invalidClient:
      "WHOOP does not know this app: its client ID, secret or redirect URI differs"
    case .noRefreshToken: "WHOOP gave a login for an hour only: the app lacks the scope offline"
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
      "readyday data erase whoop removes what is kept; XDG_DATA_HOME names another folder"
    case .loginLater: "if the next sync asks to log in again, this is why"
    }
  }

  func dialogue(_ line: WhoopDialogue) -> String {
    switch line {
    case .register: "WHOOP gives your data to an app that you register once, for yourself alone:"
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
      "readyday goes on by itself. Is the browser on another computer? Paste here the address it ends on, which shows no page:"
    case .pasteOnly(let port):
      "Port \(port) is taken: paste here the address the browser ends on, which shows no page:"
    case .complaint(let fault): self.fault(fault)
    case .connected: "connected to WHOOP"
    case .records(let count): "WHOOP: \(count) records"
    case .askDisconnect(false): "Disconnect readyday from WHOOP?"
    case .askDisconnect(true):
      "Disconnect readyday from WHOOP, and remove what it has kept of WHOOP's data?"
    case .disconnected: "disconnected from WHOOP"
    case .notRevoked:
      "WHOOP has not confirmed it: deleting the app at \(WhoopDialogue.dashboardAddress) ends its access for certain"
    case .page(.done): "readyday is connected to WHOOP. You can close this page."
    case .page(.refused): "WHOOP has not agreed. readyday says why in the terminal."
    case .page(.stranger): "readyday does not expect this page."
    }
  }

  private func field(_ field: WhoopDialogue.Field, _ text: String) -> String {
    switch field {
    case .name: "     name            \(text)"
    case .contact: "     contacts        your e-mail address"
    case .privacyPolicy: "     privacy policy  \(text) (any address: nobody else uses the app)"
    case .redirect: "     redirect URI    \(text)"
    case .scopes: "     scopes          \(text)"
    }
  }
}
