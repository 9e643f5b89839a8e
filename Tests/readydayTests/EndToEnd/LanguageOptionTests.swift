import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("--lang, wherever it is typed") struct LanguageOptionTests {
  private let home = try! TemporaryFolder()

  private static func program(_ line: String, in home: TemporaryFolder) -> Program {
    return Program(line.split(separator: " ").map(String.init), ["HOME": home.url.path])
  }

  @Test("every command takes it", arguments: Commands.names)
  func everyCommand(name: String) throws {
    for line in ["\(name) --nonsense --lang es", "--lang es \(name) --nonsense"] {
      let result = try Self.program(line, in: home).runHere()
      #expect(result.status == 2 && result.errors.contains("opción desconocida --nonsense"))
    }
  }

  @Test("a terminal is asked in it") func dialogue() throws {
    let shown = try PseudoTerminal().run(
      Self.program("init --lang es", in: home), typing: "nada\n\n\n\nMarte\n\n")
    #expect(shown.status == 0)
    for part in [
      "¿Dónde están tus datos de WHOOP? Un archivo o carpeta, o Intro si no hay:",
      "no existe el archivo o carpeta: nada", "¿Dónde está tu calendario?",
      "Tus direcciones de correo", "Tu zona horaria, como Europe/Madrid, o Intro para UTC:",
      "el nombre de una zona horaria, como Europe/Madrid\nTu zona",
    ] { #expect(shown.screen.contains(part), "\(part)") }
  }
}
