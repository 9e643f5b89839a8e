import ReadyDayCore

extension Spanish {
  func whoop(_ message: WhoopMessage) -> String {
    switch message {
    case .notConnected: "readyday no está conectado a WHOOP"
    case .loginAgain:
      "la sesión de WHOOP ha caducado: inicia sesión de nuevo con readyday sync connect whoop"
    case .login(let fault): self.fault(fault)
    case .noAnswerInTime: "se ha agotado el tiempo para iniciar sesión en WHOOP"
    case .token(let fault): self.fault(fault)
    case .page(.unauthorized): "WHOOP no acepta la sesión"
    case .page(.tooManyRequests), .tooManyRequests(nil):
      "demasiadas peticiones a WHOOP: inténtalo más tarde"
    case .page(.refused(let status)): "WHOOP responde con un error (HTTP \(status))"
    case .page(.otherAnswer(let status)): strange(status)
    case .transfer(.curlMissing):
      "no se encuentra curl; readyday import whoop funciona sin él"
    case .transfer(let fault): "WHOOP: \(self.fault(fault))"
    case .tooManyRequests(let seconds?):
      "demasiadas peticiones a WHOOP: espera \(duration(minutes: (seconds + 59) / 60))"
    case .renewalLost:
      "WHOOP ha renovado la sesión, y la conexión se ha cortado antes de recibir la respuesta"
    case .otherAccount: "es otra cuenta de WHOOP, no la de los datos guardados"
    case .unsafeTokens(let file, let mending):
      "otros pueden acceder a \(file), que contiene la sesión de WHOOP: \(mending)"
    case .damagedTokens(let file):
      "no se puede leer \(file): lo ha modificado otro programa"
    case .noClient: "no hay una terminal en la que pedir el client ID de tu app de WHOOP"
    case .unusableClient: "no son un client ID y un secreto válidos"
    case .noSecret: "falta el secreto de tu app de WHOOP"
    case .noSecretPrinted: "sync_whoop.secret_command no ha escrito ningún secreto"
    case .portTaken(let port, let error):
      "no se puede escuchar en el puerto \(port): \(reason(error))"
    }
  }

  private func strange(_ status: Int) -> String {
    "ha llegado una respuesta que no es de WHOOP (HTTP \(status)): ¿pide esta red iniciar sesión?"
  }

  private func fault(_ fault: WhoopLoginFault) -> String {
    switch fault {
    case .noAnswer: "esto no es ni la dirección en la que ha acabado el navegador ni un código"
    case .otherState: "esto es de otro inicio de sesión: abre la dirección de arriba"
    case .declined: "se ha rechazado el acceso en WHOOP"
    case .refused(let word?): "WHOOP ha rechazado el inicio de sesión (\(word))"
    case .refused(nil): "WHOOP ha rechazado el inicio de sesión"
    }
  }

  private func fault(_ fault: WhoopTokenFault) -> String {
    switch fault {
    case .invalidGrant: "WHOOP no acepta el código: ya se ha usado o ha caducado"
    case .invalidClient:
      "WHOOP no conoce esta app: no coincide su client ID, su secreto o su dirección de retorno"
    case .noRefreshToken:
      "WHOOP ha dado una sesión de una sola hora: a la app le falta el permiso offline"
    case .tooManyRequests: whoop(.tooManyRequests(seconds: nil))
    case .refused(let word): "WHOOP ha rechazado el inicio de sesión (\(word))"
    case .otherAnswer(let status): strange(status)
    }
  }

  func advice(_ advice: WhoopAdvice) -> String {
    switch advice {
    case .registration: "compáralo con lo que muestra \(WhoopDialogue.dashboardAddress)"
    case .configureClient:
      "ejecútalo en una terminal, o pon sync_whoop en la configuración"
    case .otherFolder:
      "readyday data erase whoop borra lo guardado; XDG_DATA_HOME indica otra carpeta"
    case .loginLater: "si la próxima sincronización pide iniciar sesión, es por esto"
    }
  }

  func dialogue(_ line: WhoopDialogue) -> String {
    switch line {
    case .register:
      "WHOOP da tus datos a una app que registras una sola vez, solo para ti:"
    case .dashboard: "1. Inicia sesión en \(WhoopDialogue.dashboardAddress) y crea una app."
    case .enter: "2. Escribe allí, tal cual:"
    case .field(let field, let text): self.field(field, text)
    case .copy: "3. Copia el client ID y el secreto que muestra WHOOP."
    case .askForID(nil): "Client ID:"
    case .askForID(let known?): "Client ID (Intro para \(known), con su secreto):"
    case .askForSecret: "Secreto (no se muestra):"
    case .openPage: "Abre esta dirección en un navegador y acepta:"
    case .address(let address): address
    case .waiting: "Esperando hasta 5 minutos la respuesta de WHOOP."
    case .waitOrPaste:
      "readyday sigue solo. ¿Está el navegador en otro ordenador? Pega aquí la dirección en la que acaba, que no muestra ninguna página:"
    case .pasteOnly(let port):
      "El puerto \(port) está ocupado: pega aquí la dirección en la que acaba el navegador, que no muestra ninguna página:"
    case .complaint(let fault): self.fault(fault)
    case .connected: "conectado a WHOOP"
    case .records(1): "WHOOP: 1 registro"
    case .records(let count): "WHOOP: \(count) registros"
    case .askDisconnect(false): "¿Desconectar readyday de WHOOP?"
    case .askDisconnect(true):
      "¿Desconectar readyday de WHOOP y borrar los datos de WHOOP que ha guardado?"
    case .disconnected: "desconectado de WHOOP"
    case .notRevoked:
      "WHOOP no lo ha confirmado: si borras la app en \(WhoopDialogue.dashboardAddress), el acceso termina con seguridad"
    case .page(.done): "readyday está conectado a WHOOP. Puedes cerrar esta página."
    case .page(.refused): "WHOOP no ha aceptado. readyday dice por qué en la terminal."
    case .page(.stranger): "readyday no espera esta página."
    }
  }

  private func field(_ field: WhoopDialogue.Field, _ text: String) -> String {
    switch field {
    case .name: "     name            \(text)"
    case .contact: "     contacts        tu dirección de correo"
    case .privacyPolicy:
      "     privacy policy  \(text) (cualquier dirección: nadie más usa la app)"
    case .redirect: "     redirect URI    \(text)"
    case .scopes: "     scopes          \(text)"
    }
  }
}
