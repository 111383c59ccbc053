import Testing
import Workspace

@testable import ProjectStart

struct ProjectPlanTests {
  /// The plan's file as the program reads it; a problem of any kind fails.
  private func read(
    _ plan: ProjectPlan, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ProjectFile {
    let (file, problems) = ProjectFile.reading(plan.text, path: "pushwright.toml")
    #expect(problems == [], "\(plan.text)", sourceLocation: sourceLocation)
    return file
  }

  @Test func `The file says what was found, and is read without a problem`() async {
    let file = read(await SampleTree.plan(tags: ["v1.0"]))
    #expect(file.apps.map(\.name) == ["Demo Shop"])
    #expect(file.apps.first?.package == "com.example.shop")
    #expect(file.apps.first?.android.count == 3)
    #expect(file.apps.first?.apple == ["ios/Shop"])
    #expect(file.apps.first?.developmentRegion == "en")
    #expect(file.apps.first?.releases == [])
    #expect(file.preview.devices == ["android", "apple"])
    #expect(file.profiles.map(\.project) == ["shop-prod", "shop-dev"])
    // What may reach users is guarded until someone says that it doesn't.
    #expect(file.profiles.map(\.kind) == [.production, .production])
  }

  /// What is commented out in the file, for those who take it in.
  @Test func `Without the marks of its comments the file is read without a problem, too`()
    async throws
  {
    var plan = await SampleTree.plan(tags: ["v1.0"])
    for project in [FoundProject(), nil] {
      if let project { plan = ProjectPlan(project, folder: "x") }
      let lines = plan.text.split(separator: "\n", omittingEmptySubsequences: false)
      let example = lines.map { line in
        let isExample = line.hasPrefix("# ") && (line.contains(" = ") || line.hasPrefix("# ["))
        return isExample || line.hasPrefix("  # \"")
          ? line.replacing("# ", with: "", maxReplacements: 1) : line
      }.joined(separator: "\n")
      #expect(ProjectFile.reading(example, path: "p").1 == [], "\(example)")
    }
  }

  @Test func `A directory without an app gets a file to fill in`() {
    let file = read(ProjectPlan(FoundProject(), folder: "x"))
    #expect(file.apps == [])
    // Without a Firebase project, dry runs have a local FCM.
    #expect(file.profiles.map(\.kind) == [.local])
    #expect(file.profiles.map(\.endpoint) == ["http://127.0.0.1:\(ProjectPlan.emulatorPort)"])
  }

  @Test(arguments: ["A \"B\" \\ C", "new\nline", "\u{1B}[31m", "\u{202E}x", "🛍 Läden", "#", "'''"])
  func `Names of any kind are written so that they are read`(name: String) {
    let found = FoundProject(
      android: [AndroidApp(path: "a", directories: ["\(name)/res"], variants: ["v\(name)"])],
      apple: AppleApp(directory: name, others: [name + "2"]),
      firebase: [FirebaseProject(id: "p", file: name)])
    let file = read(ProjectPlan(found, folder: name))
    #expect(file.apps.first?.name == name)
    #expect(file.apps.first?.android == ["\(name)/res"])
    #expect(file.apps.first?.apple == [name])
  }

  @Test func `The answers of a person are in the file`() async {
    var plan = await SampleTree.plan(tags: ["v1.0", "v1.1"])
    let answers: [(SetupQuestion, String)] = [
      (.name(app: 0), "  Shop "), (.appleFolder(app: 0), "2"),
      (.variant(app: 0, "app/src/beta/res"), "y"), (.releases, "v1.1, v1.0"),
      (.reachesUsers("shop-prod"), ""), (.reachesUsers("shop-dev"), ""),
    ]
    #expect(plan.questions == answers.map(\.0))
    for (question, answer) in answers {
      #expect(!plan.prompt(for: question).isEmpty)
      #expect(plan.take(answer, for: question) == nil)
    }
    let file = read(plan)
    #expect(file.apps.first?.name == "Shop")
    #expect(file.apps.first?.apple == ["ios/ShareExtension"])
    #expect(file.apps.first?.android.last == "app/src/beta/res")
    #expect(file.apps.first?.releases.map(\.revision) == ["v1.1", "v1.0"])
    #expect(file.profiles.map(\.name) == ["production", "test"])
    #expect(file.profiles.map(\.kind) == [.production, .test])
  }

  @Test func `Empty answers leave what was found`() async {
    let before = await SampleTree.plan(tags: ["v1.0"])
    var plan = before
    for question in plan.questions { #expect(plan.take("", for: question) == nil) }
    plan.profiles = before.profiles
    #expect(plan == before)
  }

  @Test func `An answer that can't be used says why`() async {
    var plan = await SampleTree.plan(tags: ["v1.0"])
    let before = plan
    #expect(plan.take("3", for: .appleFolder(app: 0)) == "type a number from 1 to 2")
    #expect(plan.take("maybe", for: .reachesUsers("shop-prod")) == "type y or n")
    #expect(plan.take("v9", for: .releases)?.contains("v9") == true)
    #expect(plan.take("My Project", for: .firebaseProject)?.contains("My Project") == true)
    #expect(plan == before)
  }

  @Test func `Without a Firebase file a person can name the project`() {
    var plan = ProjectPlan(FoundProject(), folder: "x")
    #expect(plan.questions == [.firebaseProject])
    #expect(plan.take("my-shop", for: .firebaseProject) == nil)
    #expect(read(plan).profiles.map(\.project) == ["my-shop"])
  }
}
