extension Platform {
  /// The platform's name in sentences.
  package var name: String {
    switch self {
    case .android: "Android"
    case .apple: "Apple"
    case .web: "the web"
    }
  }
}
