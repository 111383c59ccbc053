import AppProject
import AppSupport
import MessageLint
import Resolver

/// The sources of an app in which a plain message has no fault, and one source more that a test adds.
struct ShopApp {
  private var files: [String: String] = [
    "settings.gradle.kts": "include(\":app\")",
    "gradle/libs.versions.toml": "agp = \"9.3.0\"",
    "app/src/main/res/drawable/ic_push.xml": "<vector/>",
    "app/src/main/res/raw/ding.ogg": "",
    "app/src/main/res/values/strings.xml":
      "<resources><string name=\"fits\">Hi</string></resources>",
    "app/google-services.json": "{\"project_id\": \"shop-1\"}",
  ]
  private var appleFiles = PhoneSources.files
  private var webFiles = PhoneSources.webFiles
  var channels: [String] = []

  /// What it is says where it goes.
  ///
  /// Code, elements of the manifest's application, a script's block, a file in `res`, or the text of the app's Firebase
  /// file. A path that begins with `ios/` is of the Apple app: what follows it is the file, and without anything the app
  /// lacks it; `ios/OLD -> NEW` changes its project. One that begins with `web/` is of the web app.
  init(_ source: String = "") {
    var (code, application, script) = ("", Self.defaults, "")
    switch source {
    case _ where source.contains(" -> "):
      let parts = source.dropFirst(4).split(separator: " -> ").map(String.init)
      let project = "ios/Shop.xcodeproj/project.pbxproj"
      appleFiles[project] = appleFiles[project]?.replacing(parts[0], with: parts.last ?? "")
    case _ where source.hasPrefix("web/"):
      let parts = source.split(separator: ": ", maxSplits: 1).map(String.init)
      webFiles[parts[0]] = parts.count > 1 ? parts[1] : ""
    case _ where source.hasPrefix("ios/"):
      let parts = source.split(separator: ": ", maxSplits: 1).map(String.init)
      appleFiles[parts[0]] = parts.count > 1 ? parts[1] : nil
    case _ where source.hasPrefix("<"): application = source
    case _ where source.hasPrefix("res/"):
      files["app/src/main/\(source.prefix { $0 != ":" })"] =
        source.contains(": ") ? String(source.split(separator: ": ", maxSplits: 1)[1]) : "<vector/>"
    case _ where source.hasPrefix("{"): files["app/google-services.json"] = source
    case _ where source.contains("{") && !source.contains("class "): script = source
    case _ where source.hasPrefix("debug: "):
      files["app/src/main/res/values/strings.xml"] = "<resources/>"
      files["app/src/debug/res/values/strings.xml"] = String(source.dropFirst(7))
    default: code = source
    }
    files["app/src/main/AndroidManifest.xml"] = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
        <application>\(application)</application>
      </manifest>
      """
    files["app/build.gradle.kts"] = """
      plugins { id("com.android.application") }
      android { defaultConfig { minSdk = 24 }
        \(script)
      }
      android { defaultConfig { applicationId = "com.example.shop" } }
      dependencies { implementation("com.google.firebase:firebase-messaging:25.0.0") }
      """
    files["app/src/main/java/Push.kt"] =
      "NotificationChannel(\"orders\", n, 3)\nNotificationChannel(\"news\", n, 3)\n\(code)"
  }

  /// The same app with code that makes no channel.
  static var withoutChannels: ShopApp {
    var app = ShopApp(
      setting("default_notification_icon", "android:resource=\"@drawable/ic_push\""))
    app.files["app/src/main/java/Push.kt"] = "class Push\n"
    return app
  }

  static let defaults = [
    setting("default_notification_icon", "android:resource=\"@drawable/ic_push\""),
    setting("default_notification_channel_id", "android:value=\"orders\""),
  ].joined()

  static func setting(_ name: String, _ value: String) -> String {
    "<meta-data android:name=\"com.google.firebase.messaging.\(name)\" \(value)/>"
  }

  var apps: AppProjects {
    let (inAndroid, inApple) = (UnreadSources(), UnreadSources())
    var apps = AppProjects(
      android: AndroidProject(
        files.mapValues { Array($0.utf8) }, resFolders: ["app/src/main/res"], noting: inAndroid),
      apple: AppleProject(
        appleFiles.mapValues { Array($0.utf8) }, tableFolders: ["ios/Shop"], noting: inApple),
      web: web)
    apps.note(inAndroid, on: .android)
    apps.note(inApple, on: .apple)
    return apps
  }

  var project: AndroidProject? { apps.android }

  var apple: AppleProject? { apps.apple }

  var web: WebProject? { WebProject(.memory(webFiles.mapValues { Array($0.utf8) })) }

  func findings(_ message: String, firebaseProject: String? = "shop-1") -> [Finding] {
    Lint.findings(
      message, apps: apps, channels: channels,
      firebaseProject: firebaseProject)
  }

  /// `severity statement` of one rule's findings about Android's part of a message.
  func summary(_ notification: String, rule: String) -> [String] {
    let message = "{\"topic\": \"a\", \"android\": {\"notification\": {\(notification)}}}"
    return findings(message).filter { $0.rule == rule }.map { "\($0.severity) \($0.statement)" }
  }
}
