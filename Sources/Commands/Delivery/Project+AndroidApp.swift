public import FCMClient
internal import FoundationEssentials
internal import HarmlessText
internal import LocalFiles
internal import ProjectStart
internal import Workspace

extension Project {
  /// How far above an app's string directories its google-services.json may be: `app/src/main/res`, or a flavor's.
  private static let levels = 5

  /// The Android app whose delivery data is read: the one that is named, the profile's, or google-services.json's.
  ///
  /// - Throws: ``CommandFailure`` if none is known.
  public func androidApp(named text: String? = nil) throws(CommandFailure) -> AndroidAppID {
    if let text {
      guard let id = AndroidAppID(text) else {
        throw CommandFailure(
          .usage,
          "‘\(VisibleText.of(text, limit: 80))’ isn't the ID of an Android app: copy it from "
            + "google-services.json, as in 1:1234567890:android:0a1b2c")
      }
      return id
    }
    if let id = profile.profile?.androidApp.flatMap(AndroidAppID.init) { return id }
    let files = googleServicesFiles()
    for path in files {
      guard let services = GoogleServices(try TextFile.read(path, as: .googleServices)),
        services.project == profile.profile?.project, let id = services.app(of: app?.package)
      else { continue }
      return id
    }
    let name = profile.profile?.name ?? "NAME"
    let found =
      files.isEmpty
      ? "the project has no google-services.json"
      : "\(ReportPath.relative(files[0])) is of another project or app"
    throw CommandFailure(
      .configuration,
      "the profile \(name) names no Android app, and \(found): add android-app = "
        + "\"1:1234567890:android:0a1b2c\" to it")
  }

  /// Those beside and above the app's Android directories, inside the project.
  private func googleServicesFiles() -> [String] {
    guard let root = file?.directory else { return [] }
    let home = ProcessInfo.processInfo.environment["HOME"]
    let real = RealPath.of(root.isEmpty ? "." : root)
    var found: [String] = []
    for directory in app?.android ?? [] {
      var folder = RealPath.of(file?.resolved(directory, home: home) ?? directory)
      for _ in 0..<Self.levels where folder == real || RealPath.isInside(folder, real) {
        let path = "\(folder)/google-services.json"
        if FileManager.default.fileExists(atPath: path), !found.contains(path) {
          found.append(path)
        }
        folder = RealPath.directory(of: folder)
      }
    }
    return found
  }
}
