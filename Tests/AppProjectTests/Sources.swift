import AppProject

/// The sources of a small app, with what a test adds or replaces.
enum Sources {
  static let base: [String: String] = [
    "settings.gradle.kts": "include(\":app\", \":ui\")",
    "gradle/libs.versions.toml": "[versions]\nagp = \"9.3.0\"\n",
    "app/build.gradle.kts": """
    plugins { id("com.android.application") }
    android {
      defaultConfig {
        applicationId = "com.example.shop"
        minSdk = 26
      }
    }
    """,
    "app/src/main/AndroidManifest.xml": """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application android:icon="@mipmap/ic_launcher">
        <activity android:name=".MainActivity">
          <intent-filter>
            <action android:name="android.intent.action.MAIN"/>
            <category android:name="android.intent.category.LAUNCHER"/>
          </intent-filter>
        </activity>
      </application>
    </manifest>
    """,
    "app/src/main/res/values/strings.xml":
      "<resources>\n<string name=\"order_shipped\">Shipped</string>\n</resources>",
  ]

  static func project(
    _ added: [String: String] = [:], resFolders: [String] = ["app/src/main/res"],
    limits: ReadingLimits = ReadingLimits()
  ) async -> AndroidProject? {
    let files = base.merging(added) { _, new in new }.mapValues { Array($0.utf8) }
    return await AndroidProject.reading(
      .memory(files), resFolders: resFolders, limits: limits)
  }

  /// Activities in a manifest of their own.
  static func manifest(_ application: String) -> [String: String] {
    [
      "ui/src/main/AndroidManifest.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:tools="http://schemas.android.com/tools">
        <application>\(application)</application>
      </manifest>
      """
    ]
  }

  /// What a release script says in a block of `android`.
  static func script(_ android: String) -> [String: String] {
    [
      "app/build.gradle.kts": """
      plugins { alias(libs.plugins.android.application) }
      android {
      \(android)
      }
      """
    ]
  }
}
