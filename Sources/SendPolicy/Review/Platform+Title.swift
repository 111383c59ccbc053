import Resolver

extension Platform {
  /// For the label of a row.
  var title: String {
    switch self {
    case .android: "Android"
    case .apple: "Apple"
    case .web: "Web"
    }
  }
}
