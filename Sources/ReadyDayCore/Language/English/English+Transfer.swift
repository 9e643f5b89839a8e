extension English {
  package func fault(_ fault: TransferFault) -> String {
    switch fault {
    case .curlMissing: "curl not found"
    case .refusedAddress: "the address is not https, or leads to one that is not"
    case .unresolved: "no such server (or no network)"
    case .unreachable: "cannot reach the server"
    case .timedOut: "no answer in time"
    case .insecure: "the server's certificate is not trusted"
    case .tooManyRedirects: "too many redirects"
    case .tooLarge: "the answer is too large"
    case .cutShort: "the connection broke off"
    case .unreadableAnswer: "unreadable answer"
    case .interrupted: "interrupted"
    case .failed(let code): "curl failed (exit code \(code))"
    }
  }
}
