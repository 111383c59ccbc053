internal import FCMClient
internal import SendPolicy

extension SendAccess {
  /// With whose rights a message goes, or why there are none.
  var words: String {
    switch self {
    case .notNeeded: "no account: a local FCM accepts any token"
    case .account(let name, let source, _): name == source ? name : "\(name), \(source)"
    case .notAllowed: "not looked up: the project file needs your permission first"
    case .failed(let failure): "✗ \(failure)"
    }
  }
}
