import Commands
import Resolver

/// Why a project has no strings of a platform, so that what its devices show for keys isn't known.
struct StringsGaps {
  /// By platform; lower-case and without a full stop.
  let reasons: [Platform: String]

  init(of project: Project, _ strings: AppLocalizations) {
    var reasons: [Platform: String] = [:]
    let platforms = [
      (Platform.android, "Android", "android = [\"res\"]", strings.android == nil),
      (.apple, "Apple", "apple = [\"ios\"]", strings.apple == nil),
    ]
    for (platform, name, setting, isMissing) in platforms where isMissing {
      reasons[platform] =
        if project.objection != nil {
          "the project file isn't used, so no \(name) strings are known"
        } else if project.file == nil {
          "no project file names the app's \(name) strings: run pushwright init, or use --\(platform.rawValue)"
        } else {
          "the project file names no \(name) strings: add \(setting) below [[apps]]"
        }
    }
    self.reasons = reasons
  }
}
