import ArgumentParser
import Foundation
import MessageLint
import TestPacing
import Testing

@testable import Commands

/// What `lint` finds of an app whose sources are on the disk.
@Suite(.takingTurns)
struct LintAppTests {
  private static let files = [
    "settings.gradle": "include ':app'",
    "app/build.gradle":
      "plugins { id 'com.android.application' }\nandroid { defaultConfig { resConfigs 'en' } }\ndependencies { implementation 'com.google.firebase:firebase-messaging:25.0.0' }",
    "app/src/main/AndroidManifest.xml": """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application/></manifest>
    """,
    "app/src/main/java/Push.kt": "NotificationChannel(\"orders\", name, 3)",
    "app/src/main/res/values/strings.xml":
      "<resources><string name=\"hi\">Hi</string></resources>",
    "app/src/main/res/values-fr/strings.xml":
      "<resources><string name=\"hi\">Salut</string></resources>",
    "app/google-services.json": "{\"project_info\": {\"project_id\": \"shop-1\"}}",
    "pushwright.toml": """
    [[apps]]
    name = "Shop"
    android = ["app/src/main/res"]
    [preview]
    locales = ["en-US", "fr-FR"]
    [profiles.main]
    project = "shop-2"
    """,
    "a.json": """
    {"message": {"topic": "a", "android": {"notification": {"title_loc_key": "hi", "icon": "ic_no",
      "channel_id": "offers", "click_action": "OPEN"}}}}
    """,
  ]

  /// `severity rule statement` of the findings about the app; `at` is a revision that has the files, of which the disk has
  /// only the project's own by then.
  private func findings(
    _ more: [String: String] = [:], at revision: String? = nil
  ) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in Self.files.merging(more, uniquingKeysWith: { $1 }) {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let path = folder.path(percentEncoded: false)
    if let revision {
      try git(path, "init", "--quiet")
      try git(path, "add", ".")
      try git(path, "commit", "--quiet", "-m", "one")
      try git(path, "tag", revision)
      try FileManager.default.removeItem(atPath: "\(path)/settings.gradle")
    }
    let options = try LintOptions.parse(
      ["\(path)/a.json", "--project", "\(path)/pushwright.toml"]
        + (revision.map { ["--at", $0] } ?? []))
    let report = try await LintRun(options, now: 0) { _ in [:] }.report()
    let needing = Set(Linter.rules.filter { $0.needsApp }.map { $0.id })
    return report.drafts.flatMap(\.judgement.kept).filter { needing.contains($0.rule) }
      .map { "\($0.severity) \($0.rule)" }
  }

  @Test func `The sources around the strings are read`() async throws {
    #expect(
      try await findings() == [
        "error project-mismatch", "warning android-locale-not-shipped",
        "warning android-channel-not-found", "warning android-click-action-unmatched",
        "warning android-icon-not-found",
      ])
  }

  private func git(_ folder: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=Mia", "-c", "user.email=mia@example.com"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test func `Of a revision its own sources are read`() async throws {
    #expect(try await findings(at: "v1") == findings())
  }

  @Test(arguments: [true, false])
  func `Without a Gradle build around the strings, or Android in the preview, nothing is said`(
    isElsewhere: Bool
  ) async throws {
    let text = (Self.files["pushwright.toml"] ?? "").replacing(
      "[preview]", with: isElsewhere ? "[preview]" : "[preview]\ndevices = [\"apple\"]")
    let files = [
      "pushwright.toml":
        isElsewhere
        ? text.replacing("app/src/main/res", with: "elsewhere/res") : text,
      "elsewhere/.git/HEAD": "",
      "elsewhere/res/values/strings.xml":
        "<resources><string name=\"hi\">Hi</string></resources>",
    ]
    #expect(try await findings(files) == [])
  }

  @Test func `A channel that the project lists is there`() async throws {
    let text = Self.files["pushwright.toml"] ?? ""
    let listed = text.replacing("android = [", with: "channels = [\"offers\"]\nandroid = [")
    let found = try await findings(["pushwright.toml": listed])
    #expect(!found.contains("warning android-channel-not-found"))
  }

  @Test func `A finding about the app is accepted as all others are`() async throws {
    let text =
      (Self.files["pushwright.toml"] ?? "") + """

        [[lint.suppress]]
        rule = "android-icon-not-found"
        reason = "from a library"
        """
    let found = try await findings(["pushwright.toml": text])
    #expect(!found.contains("warning android-icon-not-found"))
  }

  @Test func `A broken file among the sources hides no other finding`() async throws {
    let before = try await findings()
    let after = try await findings(["app/src/main/res/raw/keep.xml": "<x"])
    #expect(before.count == 5)
    #expect(before.filter { !after.contains($0) } == [])
    #expect(after.filter { !before.contains($0) } == ["error app-source-unread"])
  }
}
