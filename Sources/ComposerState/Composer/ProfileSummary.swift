public import FCMClient

/// Where a message would go, as the header always shows it.
public struct ProfileSummary: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// An emulator on this machine.
    case local
    case test
    case production
    /// No profile is chosen: nothing can leave this machine.
    case none
  }

  public var name: String
  public var kind: Kind
  public var project: ProjectID?
  public var endpoint: FCMEndpoint?
  /// Why no dry-run can be made with it; `nil` where one can.
  public var obstacle: String?

  public init(
    name: String, kind: Kind, project: ProjectID?, endpoint: FCMEndpoint?, obstacle: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.project = project
    self.endpoint = endpoint
    self.obstacle = obstacle
  }
}
