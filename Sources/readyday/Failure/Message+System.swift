import ReadyDayCore

extension Message {
  static func read(_ file: String) -> Message {
    Message { $0.say("read \($0.name(of: file))", es: "leído: \($0.name(of: file))") }
  }
  static func editorFailed(_ name: String, _ trouble: SystemTool.Trouble) -> Message {
    switch trouble {
    case .notInstalled:
      Message(
        "the editor \"\(name)\" is not installed", es: "el editor «\(name)» no está instalado")
    case .failed(_, let status):
      Message(
        "the editor \"\(name)\" exited with status \(status)",
        es: "el editor «\(name)» ha terminado con el estado \(status)")
    case .system(let error):
      Message {
        $0.say(
          "cannot start the editor \"\(name)\": \($0.reason(error))",
          es: "no se puede abrir el editor «\(name)»: \($0.reason(error))")
      }
    }
  }
  static func nothing(_ kind: DataKind, in paths: [String]) -> Message {
    Message { voice in
      let places = paths.map(voice.name(of:)).joined(separator: ", ")
      return voice.say(
        "no \(voice.kind(kind)) in \(places)", es: "no hay \(voice.kind(kind)) en \(places)")
    }
  }
  /// `name` is nil for standard output; `change` is what had been changed before the output failed.
  static func cannotWrite(_ name: String?, _ error: SystemError, after change: Message?) -> Message
  {
    Message { voice in
      let reason = voice.reason(error)
      let trouble = voice.say(
        "cannot write to \(name ?? "standard output"): \(reason)",
        es: "no se puede escribir en \(name ?? "la salida estándar"): \(reason)")
      return ([trouble] + [change].compactMap { $0.map(voice.text) }).joined(separator: "; ")
    }
  }
  static func page(_ page: LoginPage) -> Message {
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

enum LoginPage: Equatable, CaseIterable, Sendable { case done, refused, stranger }
