internal import Resolver

extension Platform {
  /// As people call the device.
  var device: String {
    switch self {
    case .android: "Android"
    case .apple: "iPhone"
    case .web: "Browser"
    }
  }
}
