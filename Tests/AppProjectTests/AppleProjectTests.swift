import AppProject
import AppSupport
import TestPacing
import Testing

/// What the sources of an Apple app tell.
@Suite(.takingTurns)
struct AppleProjectTests {
  private func read(
    _ changes: [String: String?] = [:], project: (String, String)? = nil,
    folders: [String] = ["ios/Shop"]
  ) -> AppleProject? {
    var files = PhoneSources.files
    for (path, text) in changes { files[path] = text }
    let path = "ios/Shop.xcodeproj/project.pbxproj"
    if let (old, new) = project { files[path] = files[path]?.replacing(old, with: new) }
    return AppleProject(files.mapValues { Array($0.utf8) }, tableFolders: folders)
  }

  @Test func `A release's settings, lists and entitlements have their places`() throws {
    let app = try #require(read())
    #expect(app.target == "Shop" && app.place.line == 13)
    #expect(app.bundleID.found?.text == "com.example.shop")
    #expect(app.entitlement("aps-environment").found?.text == "development")
    #expect(
      app.entitlement("aps-environment").found?.place.description == "ios/Shop/Shop.entitlements:3")
    #expect(app.info("UIBackgroundModes").found?.texts == ["remote-notification"])
    #expect(app.info("NSSupportsLiveActivities").found?.isTrue == true)
    #expect(app.extensions.map(\.name) == ["Push"])
    #expect(app.gap == nil)
  }

  @Test func `Code tells categories, activities, and whether an image is loaded`() throws {
    let app = try #require(read())
    #expect(app.code.categories.map(\.name) == ["REPLY"])
    #expect(app.code.categories.first?.place.description == "ios/Shop/App.swift:3")
    #expect(app.code.activities.map(\.name) == ["Delivery"])
    #expect(app.code.imageLoader?.path == "ios/Push/Service.swift")
    #expect(app.code.authorization?.line == 4)
  }

  @Test(
    arguments: [
      ("let c = UNNotificationCategory(identifier: \"A\", actions: [])", ["A"], 0),
      ("static let a = \"A\"\nUNNotificationCategory(identifier: Self.a)", ["A"], 0),
      ("UNNotificationCategory(identifier: \"a_\\(id)\")", [], 1),
      ("UNNotificationCategory(identifier: server.id)", [], 1),
      ("[UNNotificationCategory categoryWithIdentifier:@\"A\" actions:@[]]", ["A"], 0),
      ("NSString *const kA = @\"A\";\n[X categoryWithIdentifier:kA actions:@[]]", ["A"], 0),
      ("DarwinNotificationCategory('A', actions: [])", ["A"], 0),
      (
        "setNotificationCategories([{ id: 'A', actions: [{ id: 'no' }] }, { id: 'B' }])",
        ["A", "B"], 0
      ),
      ("setNotificationCategoryAsync('A', [])", ["A"], 0),
      ("enum C: String { case a }\nUNNotificationCategory(identifier: C.a.rawValue)", ["a"], 0),
      ("func add(id: String) { UNNotificationCategory(identifier: id, actions: []) }", [], 1),
      ("static let none = \"\"\nUNNotificationCategory(identifier: Self.none)", [], 1),
      ("// UNNotificationCategory(identifier: \"A\")", [], 0),
    ])
  func `Categories are read in each language that apps are written in`(
    code: String, ids: [String], computed: Int
  ) throws {
    let app = try #require(read(["ios/Shop/App.swift": code]))
    #expect(app.code.categories.map(\.name) == ids)
    #expect(app.code.computedCategories.count == computed)
  }

  @Test func `A name of a parameter isn't a constant of another file`() throws {
    let app = try #require(
      read([
        "ios/Shop/App.swift": "UNNotificationCategory(identifier: id, actions: [])",
        "ios/Shop/Other.swift": "let id = \"OTHER\"",
      ]))
    #expect(app.code.categories == [] && app.code.computedCategories.count == 1)
  }

  @Test func `A key of the catalog has its state, and whether code has it`() throws {
    let keys = try #require(read()).keys
    #expect(
      keys.mapValues(\.state) == [
        "FITS": .manual, "AUTOMATIC": .automatic, "STALE": .stale, "IN_CODE": .automatic,
      ])
    #expect(keys.filter(\.value.isInCode).map(\.key) == ["IN_CODE"])
    #expect(try #require(read()).languages.keys.sorted() == ["fr"])
  }

  @Test func `A sound is in the app only if the target has its file at the top of the bundle`()
    throws
  {
    let own = try #require(read())
    #expect(own.sound("ding.caf").found != nil)
    #expect(own.sound("Ding.caf") == .notThere)
    #expect(own.sound("ding") == .notThere)
    let excluded = try #require(
      read(
        project: (
          "path = Shop;",
          "path = Shop; exceptions = (EX); };\n EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (ding.caf);"
        )))
    #expect(excluded.sound("ding.caf") == .notThere)
    let elsewhere = try #require(read(["ios/Shop/ding.caf": nil, "ios/Push/ding.caf": ""]))
    #expect(elsewhere.sound("ding.caf") == .notThere)
    let added = try #require(
      read(
        ["ios/Shop/ding.caf": nil, "ios/Push/ding.caf": ""],
        project: (
          "path = Push;",
          "path = Push; exceptions = (EX); };\n EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (ding.caf);"
        )))
    #expect(added.sound("ding.caf").found?.place.path == "ios/Push/ding.caf")
  }

  @Test func `Files of the older kind are members by their build phase`() throws {
    let file =
      "files = (SOUND); };\n SOUND = {isa = PBXBuildFile; fileRef = FILE; };\n FILE = {isa = PBXFileReference; path = ding.caf; sourceTree = \"<group>\";"
    var files = PhoneSources.files
    let path = "ios/Shop.xcodeproj/project.pbxproj"
    files[path] = files[path]?.replacing("files = (); }", with: "\(file) }")
      .replacing("children = (SHOP, SERVICE)", with: "children = (FILE, SHOP, SERVICE)")
    (files["ios/ding.caf"], files["ios/Shop/ding.caf"]) = ("", nil)
    let app = AppleProject(files.mapValues { Array($0.utf8) }, tableFolders: ["ios/Shop"])
    #expect(app?.sound("ding.caf").found?.place.path == "ios/ding.caf")
  }

  @Test func `Where code or a script puts sounds into the app nothing is said of others`() throws {
    let code = try #require(read(["ios/Shop/App.swift": "let folder = \"Library/Sounds\""]))
    #expect(
      code.sound("no.caf") == .cannotTell("code puts sounds into a folder (ios/Shop/App.swift:1)"))
    let script = try #require(
      read(
        project: (
          "RESOURCES = {isa = PBXResourcesBuildPhase; files = (); };",
          "RESOURCES = {isa = PBXShellScriptBuildPhase; shellScript = \"cp Sounds/* \\\"$OUT\\\"\\n\"; };"
        )))
    #expect(script.sound("no.caf") == .cannotTell("a script of the build copies sounds"))
  }

  @Test(
    arguments: [
      ("CODE_SIGN_ENTITLEMENTS = \"$(SRCROOT)/Shop/Shop.entitlements\";", "", "notThere"),
      ("\"$(SRCROOT)/Shop/Shop.entitlements\"", "\"$(OTHER)/Shop.entitlements\"", "cannotTell"),
      ("\"$(SRCROOT)/Shop/Shop.entitlements\"", "Shop/Missing.entitlements", "cannotTell"),
      (
        "CODE_SIGN_ENTITLEMENTS = ", "\"CODE_SIGN_ENTITLEMENTS[sdk=iphoneos*]\" = ", "cannotTell"
      ),
    ])
  func `An entitlement is missing only where the file is known`(
    old: String, new: String, answer: String
  ) throws {
    let found = try #require(read(project: (old, new))).entitlement("aps-environment")
    switch found {
    case .there: Issue.record("found")
    case .notThere: #expect(answer == "notThere")
    case .notFound, .cannotTell: #expect(answer == "cannotTell")
    }
  }

  @Test func `Settings come from a file that the configuration is based on, too`() throws {
    var files = PhoneSources.files
    let path = "ios/Shop.xcodeproj/project.pbxproj"
    files[path] = files[path]?.replacing("BASE = com.example.shop;", with: "")
      .replacing(
        "ALLRELEASE = {", with: "ALLRELEASE = {baseConfigurationReference = CONFIG; "
      )
      .replacing("children = (SHOP,", with: "children = (CONFIG, SHOP,")
      .replacing(
        "EMBEDDED = {",
        with:
          "CONFIG = {isa = PBXFileReference; path = Release.xcconfig; sourceTree = \"<group>\"; };\n EMBEDDED = {"
      )
    files["ios/Release.xcconfig"] = "#include \"Base.xcconfig\"\nBASE = $(TEAM).shop // ours\n"
    files["ios/Base.xcconfig"] = "TEAM = org.example"
    let app = AppleProject(files.mapValues { Array($0.utf8) }, tableFolders: ["ios/Shop"])
    #expect(app?.bundleID.found?.text == "org.example.shop")
  }

  @Test func `Sources without an Xcode project, or with one that can't be read, tell nothing`() {
    #expect(read(["ios/Shop.xcodeproj/project.pbxproj": nil]) == nil)
    #expect(read(["ios/Shop.xcodeproj/project.pbxproj": "{ objects = { A = ("]) == nil)
    let deep = String(repeating: "(", count: 100_000)
    #expect(read(["ios/Shop.xcodeproj/project.pbxproj": "{ objects = \(deep)"]) == nil)
  }
}
