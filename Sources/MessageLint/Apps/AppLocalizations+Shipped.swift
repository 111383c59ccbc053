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
    switch absence(ofKey: key) {
    case nil: nil
    case .onlyForDevelopers(let place):
      .removed(reason: "“\(key)” is only in \(shown(place)), which no release has")
    case .removed(.certain, by: let place):
      .removed(
        reason:
          "the release build removes “\(key)”, because no code names it (\(shown(place)) shrinks resources)"
      )
    case .removed(.possible, by: let place):
      .doubted(
        reason:
          "the release build may remove “\(key)”, because no code names it (\(shown(place)) shrinks resources)"
      )
    }
  }

  /// Why a release may lack a text that the sources have.
  enum KeyAbsence {
    /// It is at this place alone.
    case onlyForDevelopers(SourcePlace)
    /// No code names it, and the place makes the build remove such texts.
    case removed(Removal.Certainty, by: SourcePlace)
  }

  /// `nil` if a release has the text of a key, or if that isn't known.
  func absence(ofKey key: String) -> KeyAbsence? {
    if released("string", key).isEmpty {
      guard gap(in: [.values]) == nil else { return nil }
      return all("string", key).first.map { .onlyForDevelopers($0.place) }
    }
    guard case .there(.removed(let certainty, _, by: let place)) = removal(of: "string", key) else {
      return nil
    }
    return .removed(certainty, by: place)
  }
}

extension AndroidProject {
  /// A place of the sources, from the folder that reports start at.
  func shown(_ place: SourcePlace) -> String { top.isEmpty ? "\(place)" : "\(top)/\(place)" }
}
