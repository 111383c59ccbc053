import AppProject
import PushMessages
import Resolver
import Spelling

/// The message names an icon that the app doesn't have.
///
/// The FCM SDK looks `icon` up among the app's drawables, then among its mipmaps, by a name without extension; upper and
/// lower case differ. `mipmap/ic_launcher` is only looked for among mipmaps. What it doesn't find it replaces with the default icon of the manifest, or with the launcher icon.
/// Icons of debug builds and tests don't count, and neither do those of libraries that aren't in the sources.
enum AndroidIconRule: LintRule {
  static let id = "android-icon-not-found"
  static let severity = Finding.Severity.warning
  static let summary = "The app has no icon of this name."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp, let (path, name) = subject.androidField("icon"),
      AndroidResourceNameRule.isIcon(name), case .notThere = app.icon(name)
    else { return [] }
    let names = app.names("drawable") + app.names("mipmap")
    let nearest = NearestName.suggestion(for: name, among: names)
    let own = name.split { ":/@".contains($0) }.last.map(String.init) ?? name
    let place = (app.all("drawable", own) + app.all("mipmap", own)).first?.place
    let elsewhere = place.map { ": it is only in \($0)" } ?? ""
    return [
      appFinding(
        "\(path.description): no drawable or mipmap is called ‘\(name.excerpt)’\(elsewhere); Android shows the default icon",
        headline: "\(path.description): no icon ‘\(name.excerpt)’ in the app",
        remedy: nearest.map { "write \($0), or leave icon out" }
          ?? "name an icon of the app, or leave icon out",
        appRemedy: "add the icon to res/drawable", at: path,
        fix: nearest.map { Fix("write \($0)", .set(path, .string($0))) })
    ]
  }
}
