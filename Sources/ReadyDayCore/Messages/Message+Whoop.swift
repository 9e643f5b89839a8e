extension Message {
  /// `seconds`: nil if WHOOP does not say how long to wait.
  package static func tooManyRequests(seconds: Int?) -> Message {
    guard let seconds else {
      return Message(
        "too many requests to WHOOP: try again later",
        es: "demasiadas peticiones a WHOOP: inténtalo más tarde")
    }
    let minutes = (seconds + 59) / 60
    return Message {
      $0.say(
        "too many requests to WHOOP: wait \($0.duration(minutes: minutes))",
        es: "demasiadas peticiones a WHOOP: espera \($0.duration(minutes: minutes))")
    }
  }
  package static func transfer(_ fault: TransferFault) -> Message {
    fault == .curlMissing
      ? Message(
        "curl not found; readyday import whoop works without it",
        es: "no se encuentra curl; readyday import whoop funciona sin él")
      : Message { "WHOOP: \($0.fault(fault))" }
  }
  package static let loginAgain = Message(
    "WHOOP's login has expired: log in again with readyday sync connect whoop",
    es: "la sesión de WHOOP ha caducado: inicia sesión de nuevo con readyday sync connect whoop")
  package static let renewalLost = Message(
    "WHOOP renewed the login, but the connection broke before the answer arrived",
    es: "WHOOP ha renovado la sesión, y la conexión se ha cortado antes de recibir la respuesta")
  /// Other users can read or replace the file; the command `mending` fixes that.
  package static func unsafeTokens(_ file: String, mending: String) -> Message {
    Message(
      "other users can get at \(file), which holds the WHOOP login: \(mending)",
      es: "otros pueden acceder a \(file), que contiene la sesión de WHOOP: \(mending)")
  }
  package static let noClient = Message(
    "no terminal to ask for the client ID of your WHOOP app",
    es: "no hay una terminal en la que pedir el client ID de tu app de WHOOP")
  package static let unusableClient = Message(
    "not a valid client ID and secret", es: "no son un client ID y un secreto válidos")
}

extension Voice {
  package func fault(_ fault: WhoopLoginFault) -> String {
    switch fault {
    case .noAnswer:
      say(
        "neither the address the browser ended on nor a code",
        es: "esto no es ni la dirección en la que ha acabado el navegador ni un código")
    case .otherState:
      say(
        "this belongs to another login: open the address above",
        es: "esto es de otro inicio de sesión: abre la dirección de arriba")
    case .declined: say("access was declined at WHOOP", es: "se ha rechazado el acceso en WHOOP")
    case .refused(let word?):
      say(
        "WHOOP refused the login (\(word))", es: "WHOOP ha rechazado el inicio de sesión (\(word))")
    case .refused(nil): say("WHOOP refused the login", es: "WHOOP ha rechazado el inicio de sesión")
    }
  }

  package func fault(_ fault: WhoopTokenFault) -> String {
    switch fault {
    case .invalidGrant:
      say(
        "WHOOP rejected the code: it was used or has expired",
        es: "WHOOP no acepta el código: ya se ha usado o ha caducado")
    case .invalidClient:
      say(
        "WHOOP does not recognise this app: check its client ID, secret and redirect URI",
        es:
          "WHOOP no conoce esta app: no coincide su client ID, su secreto o su dirección de retorno"
      )
    case .noRefreshToken:
      say(
        "the WHOOP login lasts only an hour: the app lacks the offline scope",
        es: "WHOOP ha dado una sesión de una sola hora: a la app le falta el permiso offline")
    case .refused(let word):
      say(
        "WHOOP refused the login (\(word))", es: "WHOOP ha rechazado el inicio de sesión (\(word))")
    case .otherAnswer(let status): strange(status)
    case .tooManyRequests: text(.tooManyRequests(seconds: nil))
    }
  }

  package func fault(_ fault: WhoopPageFault) -> String {
    switch fault {
    case .unauthorized: say("WHOOP does not accept the login", es: "WHOOP no acepta la sesión")
    case .tooManyRequests: text(.tooManyRequests(seconds: nil))
    case .refused(let status):
      say(
        "WHOOP answers with an error (HTTP \(status))",
        es: "WHOOP responde con un error (HTTP \(status))")
    case .otherAnswer(let status): strange(status)
    }
  }

  private func strange(_ status: Int) -> String {
    say(
      "the answer did not come from WHOOP (HTTP \(status)): does this network ask you to log in?",
      es:
        "ha llegado una respuesta que no es de WHOOP (HTTP \(status)): ¿pide esta red iniciar sesión?"
    )
  }
}
