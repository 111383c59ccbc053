public import FCMClient

/// What is found out about a profile before it is used: where its paths lead, and whose credentials they are.
public struct ProfileFacts: Hashable, Sendable {
  /// The key that the profile names, behind all links, where it lies outside of the project.
  public var outsideKey: String?
  /// The journal that the profile names, likewise; `nil` if it is the user's own.
  public var outsideJournal: String?
  /// The same where it lies in the project: it doesn't know the earlier sends that a repeated one is held against.
  public var insideJournal: String?
  /// The profile's `token-command` as it is started: a program of the project by its whole path.
  public var command: [String] = []
  /// Hashes of the files of the project among its words: a change of the project changes what they do.
  public var commandContents: [String] = []
  /// Whose tokens are sent; `nil` until the credentials are read.
  public var account: String?
  /// What the key that the profile names is exchanged with; its path behind all links.
  public var proof: IdentityProof?
  /// Whether that proof is a file of the project.
  public var isProofInside = false
  /// The servers of this machine that the profile's key asks for a token, as scheme, host and port.
  public var localTokenServers: [String] = []

  /// Facts of a profile whose paths stay in the project, before its credentials are read.
  public init() {}
}
