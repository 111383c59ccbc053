import Testing

/// `pushwright keep`: what drafts name stays in the app.
struct KeepTests {
  private static let files = [
    "settings.gradle.kts": "include(\":app\")",
    "app/build.gradle.kts": "plugins { id(\"com.android.application\") }",
    "app/src/main/AndroidManifest.xml": "<manifest/>",
    "app/src/main/res/drawable/ic_push.xml": "<vector/>",
    "app/src/main/res/values/strings.xml":
      "<resources><string name=\"push_title\">Hi</string></resources>",
    "ios/Shop.xcodeproj/project.pbxproj": """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (S); };
    }; rootObject = P; }
    """,
    "ios/Shop/Localizable.xcstrings":
      "{\"sourceLanguage\": \"en\", \"strings\": {\"PUSH_TITLE\": {}, \"OTHER\": {}}}\n",
    "pushwright.toml": """
    [[apps]]
    name = "Shop"
    android = ["app/src/main/res"]
    apple = ["ios/Shop"]
    """,
    "drafts/a.json": """
    {"message": {"topic": "a",
      "android": {"notification": {"title_loc_key": "push_title", "icon": "ic_push", "sound": "no"}},
      "apns": {"payload": {"aps": {"alert": {"title-loc-key": "PUSH_TITLE"}}}}}}
    """,
  ]

  private static let keep = "app/src/main/res/raw/pushwright_keep.xml"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    for (path, text) in Self.files { try sandbox.write(text, to: path) }
    return sandbox
  }

  private func run(
    _ sandbox: borrowing Sandbox, _ arguments: String...
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["keep"] + arguments, in: sandbox.path("."), environment: sandbox.environment)
  }

  @Test func `The drafts' names are kept by the Android build, and Xcode's keys are named`()
    async throws
  {
    let sandbox = try sandbox()
    let output = try await run(sandbox)
    #expect(output.status == 0)
    #expect(
      output.standardOutput == """
        \(Self.keep): 2 names
        ios/Shop/Localizable.xcstrings:1: PUSH_TITLE is managed by Xcode: set it to Manually, or use --write

        """)
    #expect(output.standardError.contains("the Android app has no no, so it isn't kept"))
    #expect(
      try sandbox.text(Self.keep).contains("tools:keep=\"@drawable/ic_push,@string/push_title\""))
    let again = try await run(sandbox)
    #expect(again.standardOutput.hasPrefix("\(Self.keep): unchanged, with 2 names\n"))
  }

  @Test func `Another repository's app is changed only with --outside`() async throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "[[apps]]\nname = \"Shop\"\nandroid = [\"../app/src/main/res\"]\napple = [\"../ios/Shop\"]\n",
      to: "theirs/pushwright.toml")
    try sandbox.write(
      #"{"message": {"topic": "a", "android": {"notification": {"title_loc_key": "push_title"}}}}"#,
      to: "theirs/drafts/a.json")
    func keep(_ arguments: String...) async throws -> Program.Output {
      try await Program.pushwright.run(
        ["keep"] + arguments, in: sandbox.path("theirs"), environment: sandbox.environment)
    }
    let refused = try await keep()
    #expect(refused.status == 77)
    #expect(
      refused.standardError.contains(
        "is outside of the repository or project of pushwright.toml: run pushwright keep there"))
    #expect(throws: (any Error).self) { try sandbox.text(Self.keep) }
    #expect(try await keep("--outside").status == 0)
    #expect(try sandbox.text(Self.keep).contains("push_title"))
  }

  @Test func `With --write the catalog has the key as manual, and is otherwise the same`()
    async throws
  {
    let sandbox = try sandbox()
    let output = try await run(sandbox, "--write")
    #expect(
      output.standardOutput.hasSuffix(
        "ios/Shop/Localizable.xcstrings: PUSH_TITLE set to Manually\n"))
    let catalog = "ios/Shop/Localizable.xcstrings"
    #expect(
      try sandbox.text(catalog)
        == (Self.files[catalog] ?? "").replacing(
          "\"PUSH_TITLE\": {}", with: "\"PUSH_TITLE\": {\"extractionState\": \"manual\"}"))
    let again = try await run(sandbox, "--write")
    #expect(
      again.standardOutput.hasSuffix("the catalogs of the Apple app keep what the drafts name\n"))
  }

  @Test func `A file of the same name that someone else wrote is replaced only by force`()
    async throws
  {
    let sandbox = try sandbox()
    try sandbox.write("<resources/>", to: Self.keep)
    let output = try await run(sandbox)
    #expect(output.status == 64)
    #expect(output.standardError.contains("isn't of pushwright keep"))
    #expect(try sandbox.text(Self.keep) == "<resources/>")
    #expect(try await run(sandbox, "--force").status == 0)
    #expect(try sandbox.text(Self.keep).contains("@string/push_title"))
  }

  @Test func `A draft that can't be read ends it, because its names would be removed`() async throws
  {
    let sandbox = try sandbox()
    try sandbox.write("{", to: "drafts/b.json")
    let output = try await run(sandbox)
    #expect(output.status == 65)
    #expect(sandbox.names(in: "app/src/main/res") == ["drawable", "values"])
  }
}
