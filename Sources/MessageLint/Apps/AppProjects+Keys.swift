import AppProject
public import Resolver

extension AppProjects {
  /// What a release does to a text that only messages name, by its key: `the release build removes it: no code names it`.
  ///
  /// `nil` if it keeps the text, or if that isn't known.
  public func fate(ofKey key: String, on platform: Platform) -> String? {
    switch platform {
    case .android: android.flatMap { Self.removalWords($0.removal(of: "string", key)) }
    case .apple: apple.flatMap { Self.fate(ofKey: key, in: $0) }
    case .web: nil
    }
  }

  private static func fate(ofKey key: String, in app: AppleProject) -> String? {
    guard app.gap == nil, let entry = app.keys[key], !entry.isInCode else { return nil }
    return switch entry.state {
    case .manual: nil
    case .automatic: "Xcode manages it and finds it in no code: a later release may lack it"
    case .stale: "Xcode has marked it as stale: a later release may lack it"
    }
  }
}
