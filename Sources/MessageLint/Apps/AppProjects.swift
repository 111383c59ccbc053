public import AppProject
public import Resolver

/// What the sources of the project's app tell, for each platform whose sources are known.
public struct AppProjects: Hashable, Sendable {
  public var android: AndroidProject?
  public var apple: AppleProject?
  public var web: WebProject?

  public init(
    android: AndroidProject? = nil, apple: AppleProject? = nil, web: WebProject? = nil
  ) {
    (self.android, self.apple, self.web) = (android, apple, web)
  }

  /// The platforms whose sources are known.
  public var platforms: Set<Platform> {
    let known: [Platform?] = [
      android.map { _ in .android }, apple.map { _ in .apple }, web.map { _ in .web },
    ]
    return Set(known.compactMap(\.self))
  }
}
