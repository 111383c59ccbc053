import AppProject
import TestPacing
import Testing

@testable import Diagnosis

/// The push set-up of an Android app, as `pushwright doctor --app` shows it.
@Suite(.takingTurns)
struct AndroidSetupTests {
  private static let sources = [
    "app/build.gradle.kts": """
    plugins { id("com.android.application") }
    android {
      defaultConfig { applicationId = "com.example.shop" }
      androidResources { localeFilters += listOf("de") }
      buildTypes { release { isShrinkResources = true } }
    }
    dependencies { implementation("com.google.firebase:firebase-messaging") }
    """,
    "app/google-services.json": "{\n\"project_id\": \"shop-1\"}",
    "app/src/main/AndroidManifest.xml": """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android"
      xmlns:tools="http://schemas.android.com/tools">
      <application android:icon="@mipmap/ic_launcher">
        <meta-data android:name="com.google.firebase.messaging.default_notification_icon"
          android:resource="@drawable/ic_push"/>
        <meta-data android:name="com.google.firebase.messaging.default_notification_channel_id"
          android:value="orders"/>
      </application>
    </manifest>
    """,
    "app/src/main/java/Push.kt": """
    NotificationChannel("orders", name, NotificationManager.IMPORTANCE_HIGH)
    ask(Manifest.permission.POST_NOTIFICATIONS)
    """,
    "app/src/main/res/drawable/ic_push.xml": "<vector/>",
    "app/src/main/res/values/strings.xml": "<resources/>",
    "app/src/main/res/values-de/strings.xml": "<resources/>",
    "app/src/main/res/values-fr/strings.xml": "<resources/>",
  ]

  private func lines(
    _ changes: [String: String?] = [:], setup: PushSetup = PushSetup()
  ) throws -> [String] {
    var files = Self.sources
    for (path, text) in changes { files[path] = text }
    let app = try #require(
      AndroidProject(files.mapValues { Array($0.utf8) }, resFolders: ["app/src/main/res"]))
    return app.checks(of: setup).map { "\($0.mark.sign) \($0.finding)" }
  }

  @Test func `Each part of the set-up has its place and its verdict`() throws {
    #expect(
      try lines() == [
        "✓ project: shop-1 (app/google-services.json:2)",
        "✓ package: com.example.shop (app/build.gradle.kts:3)",
        "✓ messages: FCM's SDK shows them (app/build.gradle.kts:7)",
        "✓ icon: @drawable/ic_push (app/src/main/AndroidManifest.xml:4)",
        "✓ color: no default, so Android uses its own",
        "✓ channel: orders (app/src/main/AndroidManifest.xml:6), made at app/src/main/java/Push.kt:1",
        "✓ channels: 1 in the code: orders (app/src/main/java/Push.kt:1, HIGH)",
        "✓ permission: the app asks for it (app/src/main/java/Push.kt:2)",
        "⚠ languages: the release ships 2 of 3, without values-fr (app/build.gradle.kts:4)",
        "⚠ keys: the release removes texts that no code names (app/build.gradle.kts:5)",
      ])
  }

  @Test(
    arguments: [
      (["prod": "shop-1"], "✓ project: shop-1 (app/google-services.json:2), as prod sends"),
      (
        ["prod": "shop-2"],
        "✗ project: shop-1 (app/google-services.json:2), but the profile prod sends to shop-2"
      ),
    ])
  func `The profiles have to send to the app's project`(
    senders: [String: String], expected: String
  ) throws {
    var setup = PushSetup()
    setup.senders = senders.map { PushSetup.Sender(profile: $0.key, project: $0.value) }
    #expect(try lines(setup: setup).first == expected)
  }

  @Test(
    arguments: [
      ("app/google-services.json", "⚠ project: the sources have no google-services.json"),
      ("app/src/main/java/Push.kt", "⚠ channels: no code of the app makes one"),
      (
        "app/src/main/res/drawable/ic_push.xml",
        "⚠ icon: @drawable/ic_push (app/src/main/AndroidManifest.xml:4), which no source has"
      ),
    ])
  func `A part that isn't there is a warning`(path: String, expected: String) throws {
    #expect(try lines([path: nil]).contains(expected))
  }

  @Test func `A manifest that removes the permission fails`() throws {
    let manifest = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:tools="http://schemas.android.com/tools">
        <uses-permission android:name="android.permission.POST_NOTIFICATIONS" tools:node="remove"/>
        <application/>
      </manifest>
      """
    let found = try lines(["app/src/main/AndroidManifest.xml": manifest])
    #expect(
      found.contains(
        "✗ permission: the manifest removes POST_NOTIFICATIONS (app/src/main/AndroidManifest.xml:3), so Android 13 and later show nothing"
      ))
    #expect(
      found.contains(
        "⚠ channel: no default, so messages without one go to Miscellaneous"))
  }

  @Test func `Of several apps each finding has its app's name`() throws {
    #expect(
      try lines(setup: PushSetup(app: "Shop")).allSatisfy { $0.dropFirst(2).hasPrefix("Shop: ") })
  }
}
