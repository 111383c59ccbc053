import AppProject
public import Resolver

extension AppLocalizations {
  /// The strings that the app's releases ship: without the languages that a list in its Gradle files leaves out, and the
  /// texts that the release build removes.
  public func shipped(by apps: AppProjects) -> AppLocalizations {
    guard let app = apps.android, var table = android else { return self }
    if let filter = app.build.locales {
      table = table.leavingOut({ !filter.ships(folder: $0) }, by: app.shown(filter.place))
    }
    var shipped = self
    shipped.android = table.shrinking(app.shrinking(of:))
    return shipped
  }
}

extension AndroidProject {
  /// What becomes of a text in the release build; `nil` if it stays, or if that isn't known.
  fileprivate func shrinking(of key: String) -> AndroidStringTable.Shrinking? {
    if released("string", key).isEmpty {
      guard gap(in: [.values]) == nil, let other = all("string", key).first else { return nil }
      return .removed(reason: "“\(key)” is only in \(shown(other.place)), which no release has")
    }
    guard case .there(.removed(let certainty, _, by: let place)) = removal(of: "string", key) else {
      return nil
    }
    switch certainty {
    case .certain:
      return .removed(
        reason:
          "the release build removes “\(key)”, because no code names it (\(shown(place)) shrinks resources)"
      )
    case .possible:
      return .doubted(
        reason:
          "the release build may remove “\(key)”, because no code names it (\(shown(place)) shrinks resources)"
      )
    }
  }
}

extension AndroidProject {
  /// A place of the sources, from the folder that reports start at.
  func shown(_ place: SourcePlace) -> String { top.isEmpty ? "\(place)" : "\(top)/\(place)" }
}
