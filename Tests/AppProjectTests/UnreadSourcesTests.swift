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
  private func unread(
    _ changes: [String: String?], limits: ReadingLimits = ReadingLimits()
  ) async -> [String] {
    await sources(changes, limits: limits).map { "\($0.path) \($0.reason)" }
  }

  private func sources(
    _ changes: [String: String?], limits: ReadingLimits
  ) async -> [UnreadSource] {
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
    _ = await AndroidProject.reading(
      folder, resFolders: ["app/src/main/res"], limits: limits, noting: unread)
    _ = await AppleProject.reading(
      folder, tableFolders: ["ios/Shop"], limits: limits, noting: unread)
    return unread.all
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

  private static let longest = 5000

  @Test(arguments: [
    (manifest, "<manifest/>", true), (script, "plugins { id(\"com.android.application\") }", true),
    ("app/src/main/java/A.kt", "// x", false), ("ios/Shop/App.swift", "// x", false),
    ("ios/Shop/Info.plist", PhoneSources.list(), true),
  ])
  func `A file that is one byte too long is named, and one of the limit is read`(
    path: String, text: String, isProof: Bool
  ) async {
    var limits = ReadingLimits()
    limits.fileBytes = Self.longest
    let whole = text + String(repeating: "\n", count: Self.longest - text.utf8.count)
    #expect(await unread([path: whole], limits: limits) == [])
    let found = await sources([path: whole + "\n"], limits: limits)
    #expect(
      found == [
        UnreadSource(path, "has more than 5000 bytes", isOverLimit: true, isProof: isProof)
      ])
    #expect(
      found.first?.remedy == "make it smaller, or move what is generated out of the app's sources")
  }

  @Test func `The first file that is too much for all together is named`() async {
    var limits = ReadingLimits()
    (limits.bytes, limits.fileBytes) = (100_000, 90_000)
    let code = String(repeating: "\n", count: 60_000)
    let files: [String: String?] = ["app/src/main/java/A.kt": code]
    #expect(await unread(files, limits: limits) == [])
    let more = files.merging(["app/src/main/java/B.kt": code]) { first, _ in first }
    #expect(
      await unread(more, limits: limits) == [
        "app/src/main/java/B.kt isn't read, because the sources have more than 100000 bytes"
      ])
  }

  @Test func `A folder that is too deep is named, and so is the one at which there are too many`()
    async
  {
    var limits = ReadingLimits()
    limits.depth = 6
    let deep: [String: String?] = ["app/src/main/java/a/A.kt": ""]
    #expect(await unread(deep, limits: limits) == [])
    limits.depth = 5
    #expect(
      await unread(deep, limits: limits) == ["app/src/main/java/a is more than 5 folders deep"])
    limits = ReadingLimits()
    limits.folders = 3
    let reason =
      "isn't read to its end, because the sources have more than 3 folders or 300000 files"
    #expect(await unread([:], limits: limits) == ["app/src \(reason)"])
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
