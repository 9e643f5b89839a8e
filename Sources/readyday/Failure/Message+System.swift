import ReadyDayCore

extension Message {
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
}
