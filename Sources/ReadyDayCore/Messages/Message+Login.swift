extension Message {
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
      "WHOOP no lo ha confirmado: si borras la app en \(Message.dashboardAddress), el acceso termina con seguridad"
  )
}
