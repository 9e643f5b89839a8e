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

extension Message {
  package static let importedWhoop = Message(
    "WHOOP data: imported", es: "datos de WHOOP: los importados")
  package static func whoop(_ path: String) -> Message {
    Message("WHOOP data: \(path)", es: "datos de WHOOP: \(path)")
  }
  package static func zone(_ name: String, isOfNights: Bool) -> Message {
    isOfNights
      ? Message(
        "time zone: \(name), from your nights", es: "zona horaria: \(name), la de tus noches")
      : Message(
        "time zone: \(name), from this computer", es: "zona horaria: \(name), la de este ordenador")
  }
  package static func calendar(_ path: String) -> Message {
    Message("calendar: \(path)", es: "calendario: \(path)")
  }
  package static func useWhoop(_ path: String) -> Message {
    Message("Use the WHOOP data in \(path)?", es: "¿Uso los datos de WHOOP de \(path)?")
  }
  package static func useCalendar(_ path: String) -> Message {
    Message("Use the calendar \(path)?", es: "¿Uso el calendario \(path)?")
  }
  package static let askForWhoop = Message(
    "Where is your WHOOP data? A file or folder, or Enter for none:",
    es: "¿Dónde están tus datos de WHOOP? Un archivo o carpeta, o Intro si no hay:")
  package static let askForCalendar = Message(
    "Where is your calendar? A file or folder, or Enter for none:",
    es: "¿Dónde está tu calendario? Un archivo o carpeta, o Intro si no hay:")
  package static let askForAddresses = Message(
    "Your email addresses, to recognise invitations you declined, or Enter for none:",
    es:
      "Tus direcciones de correo, para saber qué invitaciones rechazaste, o Intro para omitirlas:")
  package static func useAddress(_ address: String) -> Message {
    Message(
      "Many events have the address \(address): is it yours?",
      es: "Muchos eventos tienen la dirección \(address): ¿es la tuya?")
  }
  /// Follows a question: yes is the default.
  package static let choices = Message("[Y/n]", es: "[S/n]")
  package static func completed(_ file: String) -> Message {
    Message("completed \(file)", es: "configuración completada: \(file)")
  }
  /// The next steps, also for a configuration without data.
  package static let next = Message(
    "next: readyday doctor, then readyday brief",
    es: "siguiente paso: readyday doctor y después readyday brief")
  package static let namesNoData = Message(
    "no data configured yet: readyday config edit to add some, readyday demo to see a sample",
    es: "aún no hay datos configurados: añádelos con readyday config edit, o mira readyday demo")

  package static let dashboardAddress = "https://developer-dashboard.whoop.com"

  /// What to enter on WHOOP's form, in its order and with its field names.
  package static func registrationForm(redirect: String) -> [Message] {
    [
      .register, .dashboard, .enter, .typed("     name            readyday"),
      Message(
        "     contacts        your email address", es: "     contacts        tu dirección de correo"
      ),
      Message(
        "     privacy policy  https://example.org/privacy (any address: nobody else uses the app)",
        es:
          "     privacy policy  https://example.org/privacy (cualquier dirección: nadie más usa la app)"
      ),
      .typed("     redirect URI    \(redirect)"),
      .typed("     scopes          \(WhoopLogin.scopes.joined(separator: " "))"), .copy,
    ]
  }

  /// Shows the known id; pressing Return accepts it.
  package static func askForID(known: String?) -> Message {
    known.map {
      Message(
        "Client ID (Enter for \($0), with its secret):",
        es: "Client ID (Intro para \($0), con su secreto):")
    } ?? .typed("Client ID:")
  }
  package static func records(_ count: Int) -> Message {
    count == 1
      ? Message("WHOOP: 1 record", es: "WHOOP: 1 registro")
      : Message("WHOOP: \(count) records", es: "WHOOP: \(count) registros")
  }
  package static func askDisconnect(withData: Bool) -> Message {
    withData
      ? Message(
        "Disconnect readyday from WHOOP and delete its stored WHOOP data?",
        es: "¿Desconectar readyday de WHOOP y borrar los datos de WHOOP que ha guardado?")
      : Message("Disconnect readyday from WHOOP?", es: "¿Desconectar readyday de WHOOP?")
  }
  package static let register = Message(
    "WHOOP gives your data to an app that you register once, just for yourself:",
    es: "WHOOP da tus datos a una app que registras una sola vez, solo para ti:")
  package static let dashboard = Message(
    "1. Log in at \(Message.dashboardAddress) and create an app.",
    es: "1. Inicia sesión en \(Message.dashboardAddress) y crea una app.")
  package static let enter = Message("2. Enter there, exactly:", es: "2. Escribe allí, tal cual:")
  package static let copy = Message(
    "3. Copy the client ID and the secret that WHOOP shows.",
    es: "3. Copia el client ID y el secreto que muestra WHOOP.")
  package static let openPage = Message(
    "Open this address in a browser and agree:", es: "Abre esta dirección en un navegador y acepta:"
  )
  package static let waiting = Message(
    "Waiting up to 5 minutes for WHOOP's answer.",
    es: "Esperando hasta 5 minutos la respuesta de WHOOP.")
  package static let waitOrPaste = Message(
    "readyday continues by itself. Browser on another computer? Paste the address it ends on (no page is shown there):",
    es:
      "readyday sigue solo. ¿Está el navegador en otro ordenador? Pega aquí la dirección en la que acaba, que no muestra ninguna página:"
  )
  package static let disconnected = Message("disconnected from WHOOP", es: "desconectado de WHOOP")
  package static let notRevoked = Message(
    "WHOOP has not confirmed it: delete the app at \(Message.dashboardAddress) to be sure its access ends",
    es:
      "WHOOP no lo ha confirmado: para asegurarte de que el acceso termina, borra la app en "
      + "\(Message.dashboardAddress)"
  )
  package static func page(_ page: LoginPage) -> Message {
    switch page {
    case .done:
      Message(
        "readyday is connected to WHOOP. You can close this page.",
        es: "readyday está conectado a WHOOP. Puedes cerrar esta página.")
    case .refused:
      Message(
        "WHOOP declined. The terminal says why.",
        es: "WHOOP no ha aceptado. readyday dice por qué en la terminal.")
    case .stranger:
      Message("readyday did not expect this page.", es: "readyday no espera esta página.")
    }
  }
}

/// What the browser shows after a login.
package enum LoginPage: Equatable, CaseIterable, Sendable { case done, refused, stranger }
