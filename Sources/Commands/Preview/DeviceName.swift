internal import AppStrings
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

extension AppStrings {
  /// The devices whose strings are given; both where none are.
  var platforms: [DeviceName] {
    let given: [DeviceName] =
      (sources.android.isEmpty ? [] : [.android]) + (sources.apple.isEmpty ? [] : [.apple])
    return given.isEmpty ? [.android, .apple] : given
  }
}
