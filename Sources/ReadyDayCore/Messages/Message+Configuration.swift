extension Message {
  package static func doubt(_ doubt: ConfigurationDoubt) -> Message {
    switch doubt {
    case .noSuchPath(let path, _): Message("nothing is at \(path)", es: "no hay nada en \(path)")
    case .noSuchCalendar(let name, let known, _):
      Message(
        "no calendar is called \"\(name)\"; known names: \(known.joined(separator: ", "))",
        es: "ningún calendario se llama «\(name)»; hay \(known.joined(separator: ", "))")
    case .halfAPlace:
      Message(
        "a place needs its latitude and longitude",
        es: "un lugar necesita su latitud y su longitud (latitude y longitude)")
    }
  }
  /// `hasDefault`: whether the default is shown too; if not, the message has the key's description.
  package static func isNotSet(_ key: ConfigurationKey, hasDefault: Bool) -> Message {
    Message {
      let meaning = key.meaning.text(in: $0.language)
      return $0.say("\(key.path) is not set", es: "\(key.path) no está en el archivo")
        + (hasDefault
          ? $0.say("; this is its default", es: "; este es su valor por defecto") : ": \(meaning)")
    }
  }
  package static let noPlace = Message(
    "nowhere to store a configuration", es: "no hay dónde guardar una configuración")
  package static func namesNoData(_ file: String) -> Message {
    Message(
      "\(file) names no data yet: neither WHOOP nor a calendar",
      es: "\(file) aún no indica datos: ni de WHOOP ni un calendario")
  }
}

extension Voice {
  package func problem(_ problem: ConfigurationFault.Problem) -> String {
    switch problem {
    case .unknownKey(let key): say("unknown key \"\(key)\"", es: "clave desconocida «\(key)»")
    case .wrongKind(let found, let wanted):
      say(
        "expected \(kind(wanted)), found \(kind(found))",
        es: "se esperaba \(kind(wanted)) y hay \(kind(found))")
    case .unreadable(let text): say("invalid value \"\(text)\"", es: "valor no válido «\(text)»")
    case .outOfRange(let number):
      say("\(number) is out of range", es: "\(number) se sale de los límites")
    case .emptyText: say("the text is empty", es: "el texto está vacío")
    case .calendarWithoutPath:
      say(
        "a calendar needs one of path, url and url_command",
        es: "un calendario necesita path, url o url_command, y solo una de ellas")
    case .refusedAddress:
      say("not an address that can be fetched", es: "no es una dirección que se pueda descargar")
    case .plainAddress:
      say(
        "http is not encrypted: anyone on the network can read this calendar",
        es: "http no va cifrado: cualquiera en la red puede leer este calendario")
    case .agentWithoutAddress:
      say(
        "user_agent needs url or url_command",
        es: "user_agent necesita url o url_command: un archivo no se descarga")
    case .ruleWithoutMatch:
      say("a rule needs a title or a calendar", es: "una regla necesita title o calendar")
    case .ruleWithoutEffect:
      say(
        "a rule needs kind, owner, or one of points, demand and ignore: true",
        es: "una regla necesita kind, owner o uno solo de estos: points, demand o ignore: true")
    }
  }

  package func malformed(_ reason: JSONFault.Reason) -> String {
    switch reason {
    case .expected(.value): say("expected a value", es: "se esperaba un valor")
    case .expected(.name): say("expected a key", es: "se esperaba una clave")
    case .expected(.colon): say("expected \":\"", es: "se esperaba \":\"")
    case .expected(.end): say("expected the end of the file", es: "se esperaba el fin del archivo")
    case .expected(.comma(let close)):
      say("expected \",\" or \"\(close)\"", es: "se esperaba \",\" o \"\(close)\"")
    case .unclosedString: say("unterminated string", es: "texto sin cerrar")
    case .unclosedComment: say("unterminated comment", es: "comentario sin cerrar")
    case .badEscape: say("invalid escape sequence", es: "secuencia de escape no válida")
    case .notUTF8: say("not UTF-8 text", es: "no es texto UTF-8")
    case .tooDeep: say("nested too deeply", es: "demasiados niveles")
    case .tooLong: say("string too long", es: "el texto es demasiado largo")
    case .repeatedName(let name):
      say("the key \"\(name)\" is set twice", es: "la clave «\(name)» está dos veces")
    }
  }

  private func kind(_ kind: ConfigurationFault.Kind) -> String {
    switch kind {
    case .null: "null"
    case .bool: say("true or false", es: "true o false")
    case .number: say("a number", es: "un número")
    case .wholeNumber: say("a whole number", es: "un número entero")
    case .text: say("text", es: "texto")
    case .list: say("a list", es: "una lista")
    case .object: say("an object", es: "un objeto")
    }
  }
}
