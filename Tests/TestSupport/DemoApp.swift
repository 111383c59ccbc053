internal import AppProject
internal import AppStrings
internal import Commands
public import ComposerState
public import DevicePreview
public import Drafts
internal import Foundation
public import MessageLint
public import PushMessages
public import Resolver
internal import Synchronization
public import Workspace

/// The demo's app, its strings read from a temporary folder once for all tests.
public enum DemoApp {
  public static let locales = ["en-US", "fr-CA", "de-DE", "es-MX", "ar-EG", "ja-JP", "zh-Hans-CN"]

  public static let settings = Drafts.PreviewSettings(
    appName: "Demo Shop", locales: locales.map { Drafts.PreviewLocale($0) })

  /// The text of one of the demo's drafts, `fcm-example.json`.
  public static func draft(_ name: String) -> MessageDocument {
    MessageDocument(text: DemoProject.files.first { $0.path == "drafts/\(name)" }?.text ?? "")
  }

  /// The demo's profile, as `--demo` has it.
  public static let profile = ProfileChoice.chosen(
    Profile(name: "demo", project: "demo-shop", endpoint: "http://127.0.0.1:8123", kind: .local))

  /// A composer as `--demo` opens it, or with another profile.
  public static func composer(_ draft: String, profile: ProfileChoice = profile) -> Composer {
    let document = Self.draft(draft)
    var composer = Composer(
      document: document, file: DraftFile(path: "drafts/\(draft)", savedText: document.text),
      settings: settings, profile: ProfileSummary(profile))
    if let reviewer { composer.start(reviewer: reviewer) }
    return composer
  }

  /// Who marks translations.
  public static let reviewer = Reviewer(name: "Ada", email: "ada@example.com")

  public static func derived(_ composer: Composer) async throws -> Derived {
    let key = Derived.Key(composer, stringsRevision: 1)
    let origin = Origin(key: key, settings: composer.previewSettings)
    if let known = known.withLock({ $0[origin] }) { return known }
    let derived = Derived(
      key, previewer: try await previewer(), settings: origin.settings, apps: apps)
    known.withLock { $0[origin] = derived }
    return derived
  }

  private struct Origin: Hashable {
    var key: Derived.Key
    var settings: Drafts.PreviewSettings
  }

  /// What was worked out: the same drafts are on many screens.
  private static let known = Mutex<[Origin: Derived]>([:])

  public static func previewer(
    releases: [ReleasedStrings] = []
  ) async throws -> NotificationPreviewer {
    let strings = try await strings.value
    return NotificationPreviewer(
      strings: strings.localizations.shipped(by: apps), appName: "Demo Shop", releases: releases,
      behavior: apps.behavior(listing: []))
  }

  /// What the demo's sources tell beside its strings.
  public static let apps: AppProjects = {
    let files = { (folder: String) in
      let own = DemoProject.files.filter { $0.path.hasPrefix("\(folder)/") }.map {
        (String($0.path.dropFirst(folder.count + 1)), Array($0.text.utf8))
      }
      return Dictionary(own) { first, _ in first }
    }
    var apps = AppProjects(
      android: AndroidProject(files("android"), resFolders: ["app/src/main/res"]),
      apple: AppleProject(files("ios"), tableFolders: ["DemoShop"]))
    apps.android?.top = "android"
    apps.apple?.top = "ios"
    // Screens also show it sent to another project.
    apps.android?.firebase = []
    return apps
  }()

  /// The app before it had a key, which is `order_shipped_body` on Android and in capitals on Apple.
  public static func release(
    _ name: String, without key: String
  ) async -> ReleasedStrings {
    let lacking = ["\"\(key)\"", "\"\(key.uppercased())\""]
    let files = DemoProject.files.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { line in !lacking.contains { line.contains($0) } }
      return ("app/\(file.path)", Array(lines.joined(separator: "\n").utf8))
    }
    let strings = await AppStrings.reading(
      AppSources(android: ["app/android/app/src/main/res"], apple: ["app/ios/DemoShop"]),
      from: .memory(Dictionary(uniqueKeysWithValues: files)))
    return ReleasedStrings(name: name, strings: strings.localizations)
  }

  private static let strings = Task {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-tests-\(UUID().uuidString)")
    for file in DemoProject.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    return await AppStrings.reading(
      AppSources(
        android: ["\(path)/android/app/src/main/res"], apple: ["\(path)/ios/DemoShop"]))
  }
}
