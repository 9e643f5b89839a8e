/// What a search for calendars and exports found in a folder.
package enum DiscoveryFinding: Equatable, Sendable {
  case noFolder
  case calendars(Int)
  case exports(Int)
  /// A zip with the name of an export that cannot be unpacked.
  case damagedExport(String)
}

extension Message {
  package static func looked(in folder: String, _ findings: [DiscoveryFinding]) -> Message {
    Message { voice in
      let found = findings.map { voice.text($0.words) }.joined(separator: ", ")
      return voice.say("looked in \(folder): \(found)", es: "he buscado en \(folder): \(found)")
    }
  }
}

extension DiscoveryFinding {
  fileprivate var words: Message {
    switch self {
    case .noFolder: Message("no such folder", es: "no existe la carpeta")
    case .calendars(0): Message("no calendars", es: "ningún calendario")
    case .calendars(1): Message("1 calendar", es: "1 calendario")
    case .calendars(let count): Message("\(count) calendars", es: "\(count) calendarios")
    case .exports(0): Message("no WHOOP exports", es: "ninguna exportación de WHOOP")
    case .exports(1): Message("1 WHOOP export", es: "1 exportación de WHOOP")
    case .exports(let count):
      Message("\(count) WHOOP exports", es: "\(count) exportaciones de WHOOP")
    case .damagedExport(let name): Message("\(name) is damaged", es: "\(name) está dañado")
    }
  }
}
