/// Each command takes some of them.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, html, markdown, mail, csv, jsonl, ics, vdir, waybar
}

extension Option<OutputFormat> {
  package static var page: Option { format([.text, .json, .html]) }

  package static func format(
    _ formats: [OutputFormat], help: String = "output format (default: text)",
    es: String = "formato de salida (por defecto: text)"
  ) -> Option { Option("format", .oneOf(formats) { $0.rawValue }, help: help, es: es) }
}
