import Testing

@testable import ProjectStart

struct FoundProjectTests {
  private let found = FoundProject(in: SampleTree.tree)

  @Test func `An Android app has its own texts last, and those of the libraries that it leads to`()
  {
    #expect(found.android.map(\.path) == ["app"])
    #expect(
      found.android.first?.directories == [
        "core/base/src/main/res", "core/ui-kit/src/main/res", "app/src/main/res",
      ])
    #expect(found.android.first?.package == "com.example.shop")
  }

  @Test
  func `A flavor's texts are left to the user, and those of tests and debug builds are no one's`() {
    #expect(found.android.first?.variants == ["app/src/beta/res"])
  }

  @Test func `The texts of a release build count`() {
    let tree = WorkingTree([
      "res/values/strings.xml": SampleTree.texts(("a", "A")),
      "src/release/res/values/strings.xml": SampleTree.texts(("a", "B")),
    ])
    #expect(FoundProject(in: tree).android.map(\.directories) == [["res", "src/release/res"]])
  }

  @Test func `Without a script that says so, all texts are one app's`() {
    let tree = WorkingTree([
      "a/src/main/res/values/strings.xml": SampleTree.texts(("a", "A")),
      "b/src/main/res/values/strings.xml": SampleTree.texts(("b", "B")),
    ])
    #expect(
      FoundProject(in: tree).android.map(\.directories) == [["a/src/main/res", "b/src/main/res"]])
  }

  @Test func `Two apps each have the libraries that they name`() {
    let tree = WorkingTree([
      "settings.gradle": "",
      "one/build.gradle": "id 'com.android.application'\nimplementation project(\":l1\")",
      "two/build.gradle": "id 'com.android.application'\nimplementation project(\":l2\")",
      "one/src/main/res/values/strings.xml": SampleTree.texts(("a", "A")),
      "two/src/main/res/values/strings.xml": SampleTree.texts(("a", "A")),
      "l1/src/main/res/values/strings.xml": SampleTree.texts(("a", "A")),
      "l2/src/main/res/values/strings.xml": SampleTree.texts(("a", "A")),
    ])
    #expect(
      FoundProject(in: tree).android.map(\.directories) == [
        ["l1/src/main/res", "one/src/main/res"], ["l2/src/main/res", "two/src/main/res"],
      ])
    let plan = ProjectPlan(FoundProject(in: tree), folder: "x")
    #expect(plan.apps.map(\.name) == ["one", "two"])
  }

  @Test func `An Apple app is the folder with the fewest signs of another target`() {
    #expect(found.apple?.directory == "ios/Shop")
    #expect(found.apple?.others == ["ios/ShareExtension"])
    #expect(found.apple?.developmentRegion == "en")
  }

  @Test func `A catalog at the top is the Apple app's`() {
    let tree = WorkingTree(["Localizable.xcstrings": "{}"])
    #expect(FoundProject(in: tree).apple?.directory == ".")
  }

  @Test func `Each Firebase project is found once, with the file that names it`() {
    #expect(
      found.firebase == [
        FirebaseProject(id: "shop-prod", file: "app/google-services.json"),
        FirebaseProject(id: "shop-dev", file: "app/src/debug/google-services.json"),
      ])
    #expect(found.firebase.map(\.seemsToBeForTests) == [false, true])
  }

  @Test(arguments: ["Shop Prod", "shop\"", "", "a/b", String(repeating: "a", count: 101)])
  func `What can't be a project's ID is not taken for one`(id: String) {
    let tree = WorkingTree(["google-services.json": SampleTree.services(id)])
    #expect(FoundProject(in: tree).firebase == [])
  }

  @Test(arguments: [
    ("v5.2.0", [5, 2, 0]), ("app-1.10", [1, 10]), ("release/2024.3.1", [2024, 3, 1]),
  ])
  func `A tag that ends in a version is a release`(tag: String, version: [Int]) {
    #expect(ReleaseTags.version(of: tag) == version)
  }

  @Test(arguments: [
    "v1", "nightly-1.2", "v1.0-beta.2", "v2.0.0-rc1", "main", "1..2", "v99999999999999999999.1", "",
  ])
  func `A tag of something else is none`(tag: String) {
    #expect(ReleaseTags.version(of: tag) == nil)
  }

  @Test func `The highest release comes first`() {
    #expect(
      ReleaseTags.releases(among: ["v1.9", "v1.10", "v1.10-beta", "v1.2"]) == [
        "v1.10", "v1.9", "v1.2",
      ])
  }
}
