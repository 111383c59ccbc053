/// Credentials that use a service account's rights (`"type": "impersonated_service_account"`).
public struct ImpersonatedServiceAccount: Hashable, Sendable {
  public var impersonation: Impersonation
  /// Who asks for the rights.
  public var source: Credentials
  public var quotaProject: String?
}
