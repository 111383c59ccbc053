internal import AppProject
internal import AppStrings
internal import LocalFiles
public import MessageLint
public import NotificationPage

extension Project {
  /// Gives the drafts of a page the icon and the color that Android draws, from the files of the app's sources.
  ///
  /// It reads files.
  public func addIcons(of apps: AppProjects, to page: inout SignOffPage) {
    guard let android = apps.android, sources.revision == nil, sources.pack == nil,
      let last = sources.android.last, let top = Self.top(of: RealPath.of(last))
    else { return }
    let icon = AppIcon(app: android, folder: .disk(top))
    for index in page.drafts.indices { icon.add(to: &page.drafts[index]) }
  }
}
