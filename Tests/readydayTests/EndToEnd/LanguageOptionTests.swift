import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("--lang, wherever it is typed")
struct LanguageOptionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    /// How the answer begins.
    let start: String
    var status: Int32 = 0
    var testDescription: String { line }
  }

  private static let overview = "readyday lee tu recuperación y tus calendarios"
  private static let brief = "uso: readyday brief [opciones] [FECHA]\n"

  private static let rows = [
    Row(line: "help --lang es", start: overview), Row(line: "--lang es help", start: overview),
    Row(line: "--lang=es help", start: overview), Row(line: "--help --lang es", start: overview),
    Row(line: "--lang es --help", start: overview), Row(line: "-h --lang es", start: overview),
    Row(line: "--lang es", start: overview, status: 5),
    Row(line: "--lang=es", start: overview, status: 5),
    Row(line: "help brief --lang es", start: brief),
    Row(line: "help --lang es brief", start: brief),
    Row(line: "--lang es help brief", start: brief),
    Row(line: "brief --help --lang es", start: brief),
    Row(line: "brief --lang es --help", start: brief),
    Row(line: "--lang es brief -h", start: brief),
    Row(line: "help options --lang es", start: "Opciones que admiten varios comandos"),
    Row(line: "man --lang es", start: ".TH READYDAY 1"), Row(line: "--lang es man", start: ".TH"),
    Row(line: "--lang es --version", start: "readyday "),
    Row(line: "completions bash --lang es", start: "# "),
    Row(line: "schema brief --lang es", start: "{"),
    Row(line: "config path --lang es", start: "/"),
  ]

  private static func program(_ line: String, in home: TemporaryFolder) -> Program {
    var program = Program(line.split(separator: " ").map(String.init))
    program.environment["HOME"] = home.url.path
    return program
  }

  @Test("before a command, after it, and without one", arguments: rows)
  func anywhere(row: Row) throws {
    try TemporaryFolder.with { home in
      let result = try Self.program(row.line, in: home).run()
      #expect(result.status == row.status && result.errors.isEmpty, "\(result.errors)")
      #expect(result.output.hasPrefix(row.start), "\(result.output.prefix(100))")
      #expect(row.status == 5 || !result.output.contains("usage:"))
    }
  }

  @Test("every command takes it", arguments: Commands.names)
  func everyCommand(name: String) throws {
    try TemporaryFolder.with { home in
      for line in ["\(name) --nonsense --lang es", "--lang es \(name) --nonsense"] {
        let result = try Self.program(line, in: home).run()
        #expect(result.status == 2 && result.errors.contains("opción desconocida --nonsense"))
      }
    }
  }

  @Test("without it, the variable, the configuration and the locale choose, in this order")
  func sources() throws {
    try TemporaryFolder.with { home in
      var program = Self.program("help brief", in: home)
      program.environment["LANG"] = "es_ES.UTF-8"
      #expect(try program.run().output.hasPrefix("uso: "))
      try home.file(".config/readyday/config.json5", "{language: \"en\"}")
      #expect(try program.run().output.hasPrefix("usage: "))
      program.environment["READYDAY_LANG"] = "es"
      #expect(try program.run().output.hasPrefix("uso: "))
      program.arguments += ["--lang", "en"]
      #expect(try program.run().output.hasPrefix("usage: "))
    }
  }

  @Test("help is there whatever is wrong with the configuration, in ASCII where it has to be")
  func robust() throws {
    try TemporaryFolder.with { home in
      try home.file(".config/readyday/config.json5", "{language: ")
      var program = Self.program("help --lang es", in: home)
      program.environment["LC_ALL"] = "C"
      let result = try program.run()
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output.utf8.allSatisfy { $0 < 0x80 } && result.output.contains("recuperacion"))
    }
  }

  @Test("config show names defaults in it, and as a code for programs")
  func defaults() throws {
    try TemporaryFolder.with { home in
      let line = "config show --origin --lang es"
      let text = try Self.program(line, in: home).run().output
      #expect(text.contains("(por defecto)") && !text.contains("(default)"))
      let json = try Self.program(line + " --format json", in: home).run().output
      #expect(json.contains("\"default\"") && !json.contains("por defecto"))
    }
  }

  @Test("a terminal is asked in it")
  func dialogue() throws {
    try TemporaryFolder.with { home in
      let shown = try PseudoTerminal().run(
        Self.program("init --lang es", in: home), typing: "nada\n\n\n\nMarte\n\n")
      #expect(shown.status == 0)
      for part in [
        "¿Dónde están tus datos de WHOOP? Un archivo o carpeta, o Intro si no hay:",
        "no existe el archivo o carpeta: nada", "¿Dónde está tu calendario?",
        "Tus direcciones de correo", "Tu zona horaria, como Europe/Madrid, o Intro para UTC:",
        "el nombre de una zona horaria, Europe/Madrid\nTu zona",
      ] {
        #expect(shown.screen.contains(part), "\(part)")
      }
    }
  }

  @Test("a new configuration is explained in it")
  func template() throws {
    try TemporaryFolder.with { home in
      let result = try Self.program("--lang es init --yes", in: home).run()
      #expect(result.status == 0)
      #expect(
        result.output == """
          he buscado en ~/.calendars: no existe la carpeta
          he buscado en ~/.local/share/vdirsyncer: no existe la carpeta
          he buscado en ~/Downloads: no existe la carpeta
          zona horaria: UTC, la de este ordenador
          configuración escrita: ~/.config/readyday/config.json5
          aún no hay datos configurados: añádelos con readyday config edit, o mira readyday demo

          """)
      let text = try String(
        contentsOfFile: home.path(".config/readyday/config.json5"), encoding: .utf8)
      #expect(text.hasPrefix("// Configuración de readyday (JSON5)."))
      #expect(text.contains("\n  language: \"es\","))
      #expect(try Self.program("config check", in: home).run().status == 0)
    }
  }
}
