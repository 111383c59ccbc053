public import DevicePreview
import Resolver

/// Whose notifications the preview draws.
public enum PreviewDevice: Hashable, Sendable, CaseIterable {
  /// Android and iPhone side by side, and the web in a line.
  case phones
  case android
  case iPhone
  case browser

  /// The states in which its notifications differ, or in which it is known that they do not appear.
  public var states: [DeviceState] {
    switch self {
    case .phones, .android, .iPhone: DeviceState.allCases
    case .browser: [.resting, .expanded, .foreground]
    }
  }

  /// The platforms that its state is about: one device alone says nothing of the others.
  var platformsInState: [Platform] {
    switch self {
    case .phones: Platform.allCases
    case .android: [.android]
    case .iPhone: [.apple]
    case .browser: [.web]
    }
  }

  /// Those that show nothing but these platforms; the first is what a preview begins with.
  static func all(on platforms: [Platform]) -> [PreviewDevice] {
    allCases.filter { device in
      switch device {
      case .phones: platforms.contains(.android) && platforms.contains(.apple)
      case .android: platforms.contains(.android)
      case .iPhone: platforms.contains(.apple)
      case .browser: platforms.contains(.web)
      }
    }
  }
}

extension Collection where Element: Equatable {
  /// The element that follows, or the first one behind the last.
  func next(after element: Element) -> Element? {
    guard let index = firstIndex(of: element) else { return first }
    let next = self.index(after: index)
    return next == endIndex ? first : self[next]
  }
}
