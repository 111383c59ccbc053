public import ArgumentParser
internal import PushMessages

/// What `convert` writes.
public enum ConvertTarget: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// An FCM v1 request in strict JSON, a file that curl could send unchanged.
  case json
  /// The same with what is Android's in `android`.
  case v1
  /// The same with what is Android's in `android_v2`, a preview under Google's Pre-GA terms.
  case v2

  /// The block to which Android's part is rewritten; `nil` if it stays.
  var androidBlock: AndroidBlock? {
    switch self {
    case .json: nil
    case .v1: .v1
    case .v2: .v2
    }
  }
}
