public import ArgumentParser
internal import Resolver

/// A device as the command line names it.
public enum DeviceName: String, ExpressibleByArgument, CaseIterable, Sendable {
  case android
  case apple
  case web

  var platform: Platform {
    switch self {
    case .android: .android
    case .apple: .apple
    case .web: .web
    }
  }
}
