/// What makes two paths the same file.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
  let kind: FileStatus.Kind

  var isFolder: Bool { kind == .folder }
  /// Neither a folder nor a pipe, a device or a socket.
  var isRegular: Bool { kind == .file }

  /// What no other file has.
  var key: String { "\(device) \(node)" }
}

extension FileIdentity {
  /// Links are followed. Nil, with the reason in ``SystemError/last``, when there is nothing.
  init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    self = status.identity
  }

  init?(ofOpen file: Descriptor) {
    guard let status = FileStatus(of: file) else { return nil }
    self = status.identity
  }
}
