import AppProject
public import Resolver

extension AppLocalizations {
  /// The strings that the app's builds ship: without the languages that a list in its Gradle files leaves out.
  public func shipped(by apps: AppProjects) -> AppLocalizations {
    guard let app = apps.android, let filter = app.build.locales, let table = android else {
      return self
    }
    var shipped = self
    shipped.android = table.leavingOut({ !filter.ships(folder: $0) }, by: app.shown(filter.place))
    return shipped
  }
}

extension AndroidProject {
  /// A place of the sources, from the folder that reports start at.
  func shown(_ place: SourcePlace) -> String { top.isEmpty ? "\(place)" : "\(top)/\(place)" }
}
