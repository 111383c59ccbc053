import AppProject
import AppSupport
import TestPacing
import Testing

/// Files of an app's sources that can't be read are named, even where because of them no app is known.
@Suite(.takingTurns)
struct UnreadSourcesTests {
  private static let firebase = "app/google-services.json"
  private static let manifest = "app/src/main/AndroidManifest.xml"
  private static let script = "app/build.gradle.kts"
  private static let xcode = "ios/Shop.xcodeproj/project.pbxproj"
  private static let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> theirs\n"

  /// `nil` for a file that isn't given up by the disk.
  private func unread(_ changes: [String: String?]) async -> [String] {
    let unread = UnreadSources()
    var files: [String: String] = [
      Self.script: "plugins { id(\"com.android.application\") }", Self.manifest: "<manifest/>",
      "app/src/main/res/values/strings.xml": "<resources/>",
      Self.firebase: "{\"project_info\": {\"project_id\": \"shop-1\"}, \"client\": [{}]}",
    ]
    files.merge(PhoneSources.files) { first, _ in first }
    for case (let path, let text?) in changes { files[path] = text }
    let denied = Set(changes.filter { $0.value == nil }.keys)
    let memory = ProjectFolder.memory(files.mapValues { Array($0.utf8) })
    let folder = ProjectFolder(
      entries: { denied.contains($0) ? nil : memory.entries($0) },
      bytes: { denied.contains($0) ? nil : memory.bytes($0) })
    _ = await AndroidProject.reading(folder, resFolders: ["app/src/main/res"], noting: unread)
    _ = await AppleProject.reading(folder, tableFolders: ["ios/Shop"], noting: unread)
    return unread.all.map { "\($0.path) \($0.reason)" }
  }

  @Test func `Of whole sources none is named`() async {
    #expect(await unread([:]) == [])
  }

  @Test(arguments: [
    firebase, manifest, script, xcode, "ios/Shop/Shop.entitlements", "ios/Shop/Info.plist",
    "app/src/main",
  ])
  func `A file that the disk doesn't give up, or a folder, is named`(path: String) async {
    #expect(await unread([path: nil]) == ["\(path) can't be read"])
  }

  @Test(arguments: [firebase, manifest, script, xcode, "ios/Shop/Shop.entitlements"])
  func `An unfinished merge is named`(path: String) async {
    let text = "{\n" + Self.conflict + "}"
    #expect(await unread([path: text]) == ["\(path) has an unfinished merge"])
  }

  @Test(arguments: [
    (firebase, "{\"project_id\": \"oth", "isn't JSON that can be read whole"),
    (firebase, "{\"project_id\": \"a\"}}", "isn't JSON that can be read whole"),
    (firebase, "[{\"project_id\": \"a\"}", "isn't JSON that can be read whole"),
    (firebase, "", "isn't JSON that can be read whole"),
    (
      manifest, "<manifest><application><activity",
      "can't be read whole: not well-formed XML: unclosed token"
    ),
    (
      script,
      "plugins { id(\"com.android.application\") }\nandroid {\n  defaultConfig {\n    minSd",
      "ends in the middle of a block"
    ),
    (
      "app/src/main/java/Push.kt", "class Push {\n  fun channel() {\n    val c = Notif",
      "ends in the middle of a block"
    ),
    (
      "app/src/main/res/raw/keep.xml", "<resources tools:keep=\"@string/push_",
      "can't be read whole: not well-formed XML: unclosed token"
    ),
    (xcode, "{ objects = { A = {isa = PBXProject;", "isn't a project that can be read whole"),
    (xcode, "\u{0}", "isn't a project that can be read whole"),
    (
      "ios/Shop/Shop.entitlements", "<plist><dict><key>aps-environment</key>",
      "isn't a property list in XML that can be read whole"
    ),
  ])
  func `A file that is cut off is named`(path: String, text: String, reason: String) async {
    #expect(await unread([path: text]) == ["\(path) \(reason)"])
  }
}
