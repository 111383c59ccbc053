import AppProject
import AppSupport

extension FuzzedReader {
  /// An app's sources: a small app that is whole but for the one file that the fuzzer writes.
  static let appSources = [
    android("manifest", "app/src/main/AndroidManifest.xml", endings: ["AndroidManifest.xml"]),
    android("gradle", "app/build.gradle.kts", endings: [".gradle", ".gradle.kts"]),
    android("gradle-settings", "settings.gradle.kts"),
    android("version-catalog", "gradle/libs.versions.toml", endings: [".versions.toml"]),
    android(
      "gradle-properties", "gradle.properties",
      more: ["android.r8.optimizedResourceShrinking = true\n# a\nb=c\n"]),
    android("kotlin", "app/src/main/java/Push.kt", endings: [".kt", ".java"]),
    android("android-resource", "app/src/main/res/values/strings.xml", endings: [".xml"]),
    android("android-drawing", "app/src/main/res/drawable/ic_cart.xml"),
    android(
      "kept-resources", "app/src/main/res/raw/keep.xml",
      more: ["<resources tools:keep=\"@raw/d*,@drawable/x\"/>"]),
    android("google-services", "app/google-services.json", more: [services]),
    android("packages", "pubspec.yaml", more: ["dependencies:\n  firebase_messaging: ^15.0.0\n"]),
    apple("xcode-project", "ios/Shop.xcodeproj/project.pbxproj", endings: [".pbxproj"]),
    apple("info-plist", "ios/Shop/Info.plist", endings: [".plist"]),
    apple("entitlements", "ios/Shop/Shop.entitlements"),
    apple(
      "xcode-settings", PhoneSources.settingsPath,
      more: ["#include? \"R.xcconfig\"\nBASE = $(A).b // c\nA[sdk=*] = x\nA = ${TARGET_NAME}\n"]),
    apple("swift", "ios/Shop/App.swift", endings: [".swift", ".m"]),
    apple("sound", "ios/Shop/ding.caf", bytes: sounds),
    apple("catalog-keys", "ios/Shop/Localizable.xcstrings", endings: [".xcstrings"]),
    FuzzedReader("service-worker", endings: [".js"], seeds: worker) { bytes in
      _ = WebProject(.memory(["web/firebase-messaging-sw.js": bytes]))
    },
    FuzzedReader("vector-drawing", seeds: drawings) { bytes in
      _ = IconDrawing(bytes)
      _ = AndroidProject.color("c", in: bytes)
    },
  ]

  private static func bytes(of files: [String: String]) -> [String: [UInt8]] {
    files.mapValues { Array($0.utf8) }
  }

  private static func android(
    _ name: String, _ path: String, endings: [String] = [], more seeds: [String] = []
  ) -> FuzzedReader {
    let files = bytes(of: GradleSources.files)
    let own = [GradleSources.files[path]].compactMap(\.self)
    return FuzzedReader(name, endings: endings, seeds: own + seeds) { bytes in
      var files = files
      files[path] = bytes
      _ = AndroidProject(files, resFolders: ["app/src/main/res"])
    }
  }

  private static func apple(
    _ name: String, _ path: String, endings: [String] = [], more seeds: [String] = [],
    bytes more: [[UInt8]] = []
  ) -> FuzzedReader {
    let files = bytes(of: PhoneSources.configuredFiles)
    let own = [PhoneSources.configuredFiles[path]].compactMap(\.self) + seeds
    let all = own.map { Array($0.utf8) } + more
    return FuzzedReader(name, endings: endings, bytes: all) { bytes in
      var files = files
      files[path] = bytes
      _ = AppleProject(files, tableFolders: ["ios/Shop"])
    }
  }

  private static let worker = [PhoneSources.webFiles["web/firebase-messaging-sw.js"] ?? ""]

  private static let services = #"""
    {"project_info": {"project_id": "shop-1", "project_number": "1"}, "client": [{"client_info": {
      "mobilesdk_app_id": "1:123:android:0a1b2c", "android_client_info": {"package_name": "com.example.shop"}}}]}
    """#

  private static let drawings = [
    """
    <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp"
      android:height="24dp" android:viewportWidth="24" android:viewportHeight="24.5">
      <group android:rotation="45" android:pivotX="3" android:scaleY="2" android:translateX="-1">
      <path android:fillColor="#fff" android:fillType="evenOdd" android:pathData="M1,2l3 4z"/></group>
      <path android:strokeColor="@color/c" android:strokeWidth="2" android:pathData="M0 0h1v-.5e1"/>
    </vector>
    """,
    "<resources><color name=\"c\">#80ff0000</color><color name=\"d\">@color/c</color></resources>",
  ]

  /// The heads of a Core Audio, a WAVE and an AIFF file.
  private static let sounds: [[UInt8]] = [
    Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + [0, 0, 0, 0, 0, 0, 0, 32]
      + [0x40, 0xE5, 0x88, 0x80, 0, 0, 0, 0] + Array("lpcm".utf8) + [0, 0, 0, 0, 0, 0, 0, 4]
      + [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 16] + Array("data".utf8)
      + [0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0],
    Array("RIFF".utf8) + [40, 0, 0, 0] + Array("WAVEfmt ".utf8)
      + [16, 0, 0, 0, 1, 0, 2, 0, 0x44, 0xAC, 0, 0, 0x10, 0xB1, 2, 0, 4, 0, 16, 0]
      + Array("data".utf8) + [4, 0, 0, 0, 0, 0, 0, 0],
    Array("FORM".utf8) + [0, 0, 0, 46] + Array("AIFFCOMM".utf8) + [0, 0, 0, 18, 0, 1, 0, 0, 0, 8]
      + [0, 16, 0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0],
    Array("ID3".utf8), [0, 0, 0, 24] + Array("ftypM4A ".utf8),
  ]
}
