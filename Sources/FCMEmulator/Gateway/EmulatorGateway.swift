/// What makes an emulator a proxy that answers for Google's hosts.
public struct EmulatorGateway: Sendable {
  /// Who vouches that the emulator is those hosts.
  public var authority: EmulatorAuthority
  /// Hears the host and port of each connection that the emulator doesn't let through; must not wait.
  ///
  /// A client chose the text.
  public var refused: @Sendable (String) -> Void

  public init(
    authority: EmulatorAuthority, refused: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.authority = authority
    self.refused = refused
  }
}
