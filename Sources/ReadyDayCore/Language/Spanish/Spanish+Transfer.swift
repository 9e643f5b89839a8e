extension Spanish {
  package func fault(_ fault: TransferFault) -> String {
    switch fault {
    case .curlMissing: "no se ha encontrado curl"
    case .refusedAddress: "la dirección no es https, o lleva a otra que no lo es"
    case .unresolved: "no existe ese servidor (o no hay red)"
    case .unreachable: "no se puede conectar con el servidor"
    case .timedOut: "no ha habido respuesta a tiempo"
    case .insecure: "el certificado del servidor no es de fiar"
    case .tooManyRedirects: "demasiadas redirecciones"
    case .tooLarge: "la respuesta es demasiado grande"
    case .cutShort: "la conexión se ha cortado"
    case .unreadableAnswer: "respuesta ilegible"
    case .interrupted: "interrumpido"
    case .failed(let code): "curl ha fallado (código de salida \(code))"
    }
  }
}
