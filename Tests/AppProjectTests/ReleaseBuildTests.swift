import AppProject
import TestPacing
import Testing

/// What the release build removes.
@Suite(.takingTurns)
struct ReleaseBuildTests {
  private static let shrinking = Sources.script(
    "buildTypes { release { isMinifyEnabled = true\nisShrinkResources = true } }")

  private static func removal(_ added: [String: String]) async -> LookUp<Removal>? {
    await Sources.project(shrinking.merging(added) { _, new in new })?
      .removal(of: "string", "order_shipped")
  }

  private static let removed = Removal.removed(
    .certain, SourcePlace("app/src/main/res/values/strings.xml", line: 2),
    by: SourcePlace("app/build.gradle.kts", line: 4))

  @Test func `A key that no code names is removed`() async {
    #expect(await Self.removal([:]) == .there(Self.removed))
  }

  @Test(
    arguments: [
      ["app/src/main/java/A.kt": "getString(R.string.order_shipped)"],
      ["ui/src/main/java/A.kt": "import com.example.ui.R as UiR\nUiR.string.order_shipped"],
      ["app/src/main/java/A.kt": "import com.example.R.string\ntext(string.order_shipped)"],
      ["app/src/main/java/A.kt": "\"$a: ${getString(R.string.order_shipped, \"b\")}\""],
      ["app/src/main/res/layout/a.xml": "<TextView android:text=\"@string/order_shipped\"/>"],
      [
        "app/src/main/res/values/b.xml":
          "<resources><string name=\"b\">@string/order_shipped</string></resources>"
      ],
    ])
  func `A key that code or XML names stays`(added: [String: String]) async {
    #expect(await Self.removal(added) == .there(.staysInUse))
  }

  @Test(arguments: [
    ("@string/order_*", true), ("@string/order_shipped", true),
    ("@drawable/a, @string/*shipped", true),
    ("@string/order", false), ("@drawable/order_shipped", false),
  ])
  func `A file with tools:keep protects what its patterns cover`(
    pattern: String, isKept: Bool
  ) async {
    let found = await Self.removal([
      "app/src/main/res/raw/keep.xml":
        "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:keep=\"\(pattern)\"/>"
    ])
    let place = SourcePlace("app/src/main/res/raw/keep.xml", line: 1)
    #expect(found == .there(isKept ? .kept(place) : Self.removed))
  }

  @Test func `Another name for R.string hides who uses a key`() async {
    let found = await Self.removal([
      "ui/src/main/java/A.kt": "typealias Texts = com.example.R.string"
    ])
    #expect(found == .cannotTell("code has other names for R.string"))
  }

  @Test(
    arguments: [
      ("buildTypes { release { isShrinkResources = false } }", false),
      ("buildTypes { release { shrinkResources true } }", true),
      ("buildTypes { debug { isShrinkResources = true } }", false),
      ("buildTypes { getByName(\"release\") { isShrinkResources = !isCI } }", false),
      ("buildTypes { release { optimization { enable = true } } }", true),
      ("", false),
    ])
  func `Only a release that says so removes anything`(script: String, isOn: Bool) async {
    let project = await Sources.project(Sources.script(script))
    #expect((project?.build.shrinksResources?.isOn ?? false) == isOn)
  }

  @Test(
    arguments: [
      (["gradle/libs.versions.toml": "[versions]\nagp = \"9.3.0\""], Optional(9)),
      (["gradle/libs.versions.toml": "androidGradlePlugin = '8.1.2'"], 8),
      (
        [
          "gradle/libs.versions.toml": "",
          "build.gradle": "dependencies { classpath 'com.android.tools.build:gradle:7.4.1' }",
        ], 7
      ),
      (
        [
          "gradle/libs.versions.toml": "",
          "build.gradle.kts":
            "plugins { id(\"com.android.application\") version \"8.12.0\" apply false }",
        ], 8
      ),
      (["gradle/libs.versions.toml": "kotlin = \"2.1.0\""], nil),
    ])
  func `The plugin's version is read where builds have it`(
    files: [String: String], expected: Int?
  ) async {
    #expect(await Sources.project(files)?.build.pluginVersion == expected)
  }
}
