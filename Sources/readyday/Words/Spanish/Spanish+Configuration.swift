import ReadyDayCore

extension Spanish {
  func configuration(_ message: ConfigurationMessage) -> String {
    switch message {
    case .noPlace: "no hay dónde guardar una configuración"
    case .alreadyThere(let file): "\(file) ya existe; no cambia"
    case .editorFailed(let name, .notInstalled): "el editor \(quoted(name)) no está instalado"
    case .editorFailed(let name, .failed(_, let status)):
      "el editor \(quoted(name)) ha terminado con el estado \(status)"
    case .editorFailed(let name, .system(let error)):
      "no se puede abrir el editor \(quoted(name)): \(reason(error))"
    case .namesNoData(let file): "\(file) aún no indica datos: ni de WHOOP ni un calendario"
    case .unreadableFile(let file, let error): "no se puede leer \(file): \(reason(error))"
    case .malformed(let reason): malformed(reason)
    case .fault(let problem): self.problem(problem)
    case .doubt(.noSuchPath(let path, _)): "no hay nada en \(path)"
    case .doubt(.noSuchCalendar(let name, let known, _)):
      "ningún calendario se llama \(quoted(name)); hay \(known.joined(separator: ", "))"
    }
  }

  private func problem(_ problem: ConfigurationFault.Problem) -> String {
    switch problem {
    case .unknownKey(let key): "clave desconocida \(quoted(key))"
    case .wrongKind(let found, let wanted): "se esperaba \(kind(wanted)) y hay \(kind(found))"
    case .unreadable(let text): "valor no válido \(quoted(text))"
    case .outOfRange(let number): "\(number) se sale de los límites"
    case .emptyText: "el texto está vacío"
    case .calendarWithoutPath: "un calendario necesita path, url o url_command, y solo una de ellas"
    case .refusedAddress: "no es una dirección que se pueda descargar"
    case .agentWithoutAddress: "user_agent necesita url o url_command: un archivo no se descarga"
    case .ruleWithoutMatch: "una regla necesita title o calendar"
    case .ruleWithoutEffect:
      "una regla necesita uno solo de estos: points, demand o ignore: true"
    }
  }

  private func malformed(_ reason: JSONFault.Reason) -> String {
    switch reason {
    case .expected(.value): "se esperaba un valor"
    case .expected(.name): "se esperaba una clave"
    case .expected(.colon): "se esperaba \":\""
    case .expected(.end): "se esperaba el fin del archivo"
    case .expected(.comma(let close)): "se esperaba \",\" o \"\(close)\""
    case .unclosedString: "texto sin cerrar"
    case .unclosedComment: "comentario sin cerrar"
    case .badEscape: "secuencia de escape no válida"
    case .notUTF8: "no es texto UTF-8"
    case .tooDeep: "demasiados niveles"
    case .tooLong: "el texto es demasiado largo"
    case .repeatedName(let name): "la clave \(quoted(name)) está dos veces"
    }
  }

  private func kind(_ kind: ConfigurationFault.Kind) -> String {
    switch kind {
    case .null: "null"
    case .bool: "true o false"
    case .number: "un número"
    case .wholeNumber: "un número entero"
    case .text: "texto"
    case .list: "una lista"
    case .object: "un objeto"
    }
  }
}
