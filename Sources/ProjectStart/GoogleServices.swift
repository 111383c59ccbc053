public import FCMClient
internal import PushMessages

/// What `google-services.json` says about the Android apps of a Firebase project.
public struct GoogleServices: Hashable, Sendable {
  public struct App: Hashable, Sendable {
    public var id: AndroidAppID
    public var package: String?
  }

  /// The Firebase project's ID; `nil` if the file doesn't tell.
  public var project: String?
  public var apps: [App]

  /// `nil` for any other file.
  public init?(_ text: String) {
    guard let node = try? JSONNode(strict: text), let clients = node["client"]?.elements else {
      return nil
    }
    project = node["project_info"]?["project_id"]?.string
    apps = clients.compactMap { client in
      let info = client["client_info"]
      guard let id = info?["mobilesdk_app_id"]?.string.flatMap(AndroidAppID.init) else {
        return nil
      }
      return App(id: id, package: info?["android_client_info"]?["package_name"]?.string)
    }
  }

  /// The app of that package; without one the only app.
  public func app(of package: String?) -> AndroidAppID? {
    guard let package else { return apps.count == 1 ? apps.first?.id : nil }
    return apps.first { $0.package == package }?.id
  }
}
