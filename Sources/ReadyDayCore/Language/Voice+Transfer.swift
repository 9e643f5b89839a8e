extension Voice {
  /// Why no response arrived; lower case, no full stop, and never an address.
  package func fault(_ fault: TransferFault) -> String {
    switch fault {
    case .curlMissing: say("curl not found", es: "no se ha encontrado curl")
    case .refusedAddress:
      say(
        "the address is not https, or leads to one that is not",
        es: "la dirección no es https, o lleva a otra que no lo es")
    case .unresolved:
      say("no such server (or no network)", es: "no existe ese servidor (o no hay red)")
    case .unreachable: say("cannot reach the server", es: "no se puede conectar con el servidor")
    case .timedOut: say("no answer in time", es: "no ha habido respuesta a tiempo")
    case .insecure:
      say(
        "the server's certificate is not trusted", es: "el certificado del servidor no es de fiar")
    case .tooManyRedirects: say("too many redirects", es: "demasiadas redirecciones")
    case .tooLarge: say("the answer is too large", es: "la respuesta es demasiado grande")
    case .cutShort: say("the connection broke off", es: "la conexión se ha cortado")
    case .unreadableAnswer: say("unreadable answer", es: "respuesta ilegible")
    case .interrupted: say("interrupted", es: "interrumpido")
    case .manyOpenFiles:
      say(
        "cannot start curl: too many open files",
        es: "no se puede ejecutar curl: hay demasiados archivos abiertos")
    case .notStarted: say("cannot start curl", es: "no se puede ejecutar curl")
    case .unsendable:
      say(
        "what would be sent has a line break",
        es: "lo que habría que enviar tiene un salto de línea"
      )
    case .failed(let code):
      say("curl failed (exit code \(code))", es: "curl ha fallado (código de salida \(code))")
    }
  }
}
