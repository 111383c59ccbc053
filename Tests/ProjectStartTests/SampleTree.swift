import AppStrings

@testable import ProjectStart

/// A working tree with an Android app of several modules, an Apple app and Firebase's files.
enum SampleTree {
  static let files: [String: String] = [
    "settings.gradle.kts": "include(\":app\")",
    "build.gradle.kts": "plugins { alias(libs.plugins.android.application) apply false }",
    "app/build.gradle.kts": """
    plugins { alias(libs.plugins.android.application) }
    android {
      defaultConfig {
        applicationId = "com.example.shop"
      }
      buildTypes { debug { applicationIdSuffix = ".debug" } }
    }
    dependencies {
      implementation(projects.core.uiKit)
      // implementation(projects.unused)
    }
    """,
    "app/src/main/res/values/strings.xml": texts(
      ("app_name", "Demo Shop"), ("order_push_title", "Your order is on its way"),
      ("order_push_body", "It comes this afternoon"), ("settings_title", "All the settings"),
      ("settings_body", "Change them as you like")),
    "app/src/main/res/values-de/strings.xml": texts(
      ("order_push_title", "Deine Bestellung kommt"), ("order_push_body", "Heute am Nachmittag")),
    "app/src/beta/res/values/strings.xml": texts(("app_name", "Demo Shop Beta")),
    "app/src/debug/res/values/strings.xml": texts(("app_name", "Debug")),
    "app/src/androidTest/res/values/strings.xml": texts(("app_name", "Test")),
    "app/src/main/res/drawable/a.xml": "<vector/>",
    "app/build/generated/res/values/strings.xml": texts(("generated", "Generated")),
    "core/ui-kit/build.gradle": "implementation project(':core:base')",
    "core/ui-kit/src/main/res/values/strings.xml": texts(("ok_button", "All right then")),
    "core/base/build.gradle": "",
    "core/base/src/main/res/values/strings.xml": texts(("base", "The base of it")),
    "core/colors/build.gradle": "",
    "core/colors/src/main/res/values/colors.xml":
      "<resources><color name=\"a\">#fff</color></resources>",
    "unused/build.gradle": "",
    "unused/src/main/res/values/strings.xml": texts(("unused", "Not in the app")),
    "app/google-services.json": services("shop-prod"),
    "app/src/debug/google-services.json": services("shop-dev"),
    "ios/Shop/en.lproj/Localizable.strings": """
    "ORDER_PUSH_TITLE" = "Your order is on its way";
    "ORDER_PUSH_BODY" = "It comes this afternoon";
    """,
    "ios/Shop/GoogleService-Info.plist": """
    <plist><dict>
      <key>PROJECT_ID</key>
      <string>shop-prod</string>
    </dict></plist>
    """,
    "ios/Shop.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = en;\n",
    "ios/ShareExtension/en.lproj/Localizable.strings": "\"A\" = \"B\";",
    "ios/Pods/Other/Localizable.xcstrings": "{}",
  ]

  static func texts(_ pairs: (String, String)...) -> String {
    let lines = pairs.map { "  <string name=\"\($0.0)\">\($0.1)</string>" }
    return "<resources>\n\(lines.joined(separator: "\n"))\n</resources>\n"
  }

  static func services(_ project: String) -> String {
    """
    {"project_info": {"project_id": "\(project)"}, "client": [{"client_info": {
      "mobilesdk_app_id": "1:1:android:a", "android_client_info": {"package_name": "com.example.shop"}}}]}
    """
  }

  /// What a disk's walk leaves of the files.
  static let tree = WorkingTree(
    files.filter { path, _ in
      !path.split(separator: "/").contains { WorkingTree.isPassedOver(String($0)) }
    })

  static func strings(_ android: [String], _ apple: [String]) async -> AppStrings {
    await AppStrings.reading(
      AppSources(android: android, apple: apple),
      from: .memory(files.mapValues { Array($0.utf8) }))
  }

  /// The plan for the whole tree, with its strings read.
  static func plan(tags: [String] = []) async -> ProjectPlan {
    var plan = ProjectPlan(FoundProject(in: tree), folder: "shop", tags: tags)
    let strings = await strings(plan.apps[0].android, plan.apps[0].apple.map { [$0] } ?? [])
    plan.take(strings.localizations, languages: ["en", "de"], of: 0)
    return plan
  }
}
