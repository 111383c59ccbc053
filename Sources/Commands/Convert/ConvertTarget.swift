public import ArgumentParser

/// What `convert` writes.
public enum ConvertTarget: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// An FCM v1 request in strict JSON, a file that curl could send unchanged.
  case json
}
