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
}
