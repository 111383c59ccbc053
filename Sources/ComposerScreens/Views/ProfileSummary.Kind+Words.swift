internal import Drafts
internal import TerminalUI

extension ProfileSummary.Kind {
  /// Its color in the header.
  var style: Style {
    switch self {
    case .local: .headerLocal
    case .test: .headerTest
    case .production: .headerProduction
    case .none: .header
    }
  }

  var badge: String {
    switch self {
    case .local: "LOCAL"
    case .test: "TEST"
    case .production: "PROD"
    case .none: "NO PROFILE"
    }
  }
}
