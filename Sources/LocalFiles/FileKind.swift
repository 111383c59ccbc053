/// What a name in a directory stands for.
public enum FileKind: Hashable, Sendable {
  case regular
  case directory
  /// A symbolic link itself, where it isn't followed.
  case link
  case namedPipe
  case socket
  case device
  case other

  /// With its article; `nil` for a regular file.
  public var words: String? {
    switch self {
    case .regular: nil
    case .directory: "a directory"
    case .link: "a symbolic link"
    case .namedPipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .other: "something else"
    }
  }
}
