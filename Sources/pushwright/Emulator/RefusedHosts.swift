import Synchronization

/// Hosts to which programs wanted a connection that they didn't get: each is told once.
final class RefusedHosts: Sendable {
  /// A program can ask for any number of names.
  private static let most = 100

  private let hosts = Mutex(Set<String>())

  /// What people are told of a host; `nil` if they know already.
  func sentence(for host: String) -> String? {
    let host = String(host.prefix(255))
    let isNew = hosts.withLock { hosts in
      hosts.count < Self.most && hosts.insert(host).inserted
    }
    return isNew
      ? "refused a connection to \(host): the emulator connects to no other host. To let it "
        + "through, add the host to NO_PROXY"
      : nil
  }
}
