import AppProject
import AppSupport
import TestPacing
import Testing

/// Sources that someone made to stop the reading.
@Suite(.takingTurns)
struct HostileSourcesTests {
  private static let shapes: [String] = [
    String(repeating: "{", count: 100_000), String(repeating: "(", count: 100_000),
    String(repeating: "NotificationChannel(", count: 20_000),
    String(repeating: "\"${", count: 50_000), String(repeating: "'", count: 100_001),
    String(repeating: "<a>", count: 50_000), "/*" + String(repeating: "x", count: 100_000),
    String(repeating: "R.string.", count: 30_000), "\u{0}\u{1}\u{202E}",
    String(repeating: "android { ", count: 30_000), String(repeating: "@string/", count: 30_000),
  ]

  @Test(arguments: shapes.indices)
  func `Any text in any file leaves the rest readable`(shape: Int) async {
    let text = Self.shapes[shape]
    let project = await Sources.project([
      "app/src/main/java/A.kt": text, "ui/build.gradle": text, "gradle.properties": text,
      "ui/src/main/AndroidManifest.xml": text, "app/src/main/res/values/a.xml": text,
      "app/src/main/res/drawable/ic_a.xml": text, "app/src/main/res/raw/keep.xml": text,
      "app/google-services.json": text, "gradle/other.versions.toml": text,
      "app/src/main/java/B.kt": "NotificationChannel(\"orders\", n, 3)",
    ])
    #expect(project?.channels.map(\.id).contains("orders") == true)
  }

  @Test func `A pattern with many stars is matched in a moment`() async {
    let stars = String(repeating: "*a", count: 2000) + "b"
    let project = await Sources.project([
      "app/src/main/res/raw/keep.xml":
        "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:keep=\"@string/\(stars)\"/>"
    ])
    #expect(project?.keep.first?.covers("string", String(repeating: "a", count: 5000)) == false)
  }

  @Test func `Too many files, levels or bytes are a reason to prove nothing`() async {
    var limits = ReadingLimits()
    limits.files = 3
    let many = await Sources.project(limits: limits)
    #expect(many == nil || many?.gap != nil)
    limits = ReadingLimits()
    limits.depth = 5
    let deep = await Sources.project(
      ["app/a/b/c/d/e/src/main/java/A.kt": ""], limits: limits)
    #expect(deep?.gap == "folders more than 5 levels deep aren't read")
    limits = ReadingLimits()
    limits.bytes = 1500
    let large = await Sources.project(
      ["app/src/main/java/A.kt": String(repeating: "x", count: 2000)], limits: limits)
    #expect(large == nil || large?.gap == "the sources are too large to read all of them")
  }

  /// So many groups in each other that their paths together would fill the memory, and a manifest of filters alone.
  @Test func `Groups in groups, and filters in a row, are read in one pass`() async throws {
    let groups = (0..<20_000).map {
      "H\($0)={isa=PBXGroup;children=(H\($0 + 1));path=\(String(repeating: "d", count: 100));};"
    }
    let text =
      "{objects={P={isa=PBXProject;mainGroup=H0;targets=(T);};"
      + "T={isa=PBXNativeTarget;name=Shop;productType=\"com.apple.product-type.application\";};"
      + groups.joined() + "};rootObject=P;}"
    let path = "ios/Shop.xcodeproj/project.pbxproj"
    let apple = try #require(AppleProject([path: Array(text.utf8)], tableFolders: ["ios"]))
    #expect(apple.gap == "\(path) has groups too deep to follow")

    let filter =
      "<activity><intent-filter><action android:name=\"${a}\"/></intent-filter></activity>"
    let manifest =
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"><application>"
      + String(repeating: filter, count: 20_000) + "</application></manifest>"
    let android = await Sources.project(["app/src/main/AndroidManifest.xml": manifest])
    #expect(android?.manifests.first?.filters.count == 20_000)
  }

  /// Each of them would take hours or gigabytes if it was followed as it says.
  @Test(arguments: [
    String(repeating: "#include \"R.xcconfig\"\n", count: 20),
    String(repeating: "#include? \"R.xcconfig\"\n", count: 20),
    (0..<9).map { "A\($0) = " + String(repeating: "$(A\($0 + 1))", count: 20) + "\n" }.joined()
      + "BASE = $(A0)\n",
    (0..<4001).map { "A\($0) = x\n" }.joined(), "BASE = \(String(repeating: "x", count: 5000))",
  ])
  func `Build settings that double each other, include themselves or are too many are unknown`(
    settings: String
  ) {
    var files = PhoneSources.configuredFiles
    files[PhoneSources.settingsPath] = settings
    let app = AppleProject(files.mapValues { Array($0.utf8) }, tableFolders: ["ios/Shop"])
    guard case .cannotTell? = app?.bundleID else {
      Issue.record("\(String(describing: app?.bundleID))")
      return
    }
  }

  @Test(arguments: [100, 101])
  func `A name with a hundred values may be each of them, and with more it counts as computed`(
    count: Int
  ) async {
    let values = (0..<count).map { "const val ORDERS = \"c\($0)\"\n" }.joined()
    let project = await Sources.project([
      "app/src/main/java/A.kt": values + "NotificationChannel(ORDERS, n, 3)"
    ])
    let found = project?.channels.map(\.id).filter { $0.hasPrefix("c") }.count
    #expect(found == (count > 100 ? 0 : count))
    #expect(project?.computedChannels.isEmpty == (count <= 100))
  }

  /// A file of a target that is named ten thousand times ten thousand times.
  @Test func `Files that a project names over and over are counted and then no longer known`()
    throws
  {
    let path = "ios/Shop.xcodeproj/project.pbxproj"
    let names = (0..<1000).map { "B\($0)" }.joined(separator: ",")
    let objects = (0..<1000).map { "B\($0)={isa=PBXBuildFile;fileRef=V;};" }.joined()
    let children = Array(repeating: "SHOP", count: 1000).joined(separator: ",")
    var files = PhoneSources.files
    files[path]?.replace("files = (); };", with: "files = (\(names)); };")
    files[path]?.replace(
      "OWN = {", with: "\(objects)V={isa=PBXVariantGroup;children=(\(children));};\nOWN = {")
    let app = try #require(
      AppleProject(files.mapValues { Array($0.utf8) }, tableFolders: ["ios/Shop"]))
    guard case .cannotTell(let reason) = app.sound("other.caf") else {
      Issue.record("\(app.sound("other.caf"))")
      return
    }
    #expect(reason == "the project names too many files of a target")
  }

  @Test func `Of more apps than people work with, none is taken for the one`() {
    let targets = (0..<300).map {
      "T\($0)={isa=PBXNativeTarget;name=A\($0);productType=\"com.apple.product-type.application\";};"
    }
    let text =
      "{objects={P={isa=PBXProject;mainGroup=G;targets=("
      + (0..<300).map { "T\($0)" }.joined(separator: ",") + ");};" + targets.joined()
      + "};rootObject=P;}"
    let path = "ios/Shop.xcodeproj/project.pbxproj"
    #expect(AppleProject([path: Array(text.utf8)], tableFolders: ["ios"]) == nil)
  }

  @Test func `Sources without an app are none`() async {
    let project = await AndroidProject.reading(
      .memory(["lib/src/main/res/values/strings.xml": []]), resFolders: ["lib/src/main/res"])
    #expect(project == nil)
  }
}
