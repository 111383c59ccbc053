import AppProject
import TestPacing
import Testing

/// What the manifests say of taps, defaults and services.
@Suite(.takingTurns)
struct ManifestTests {
  private static func activity(_ filter: String, _ attributes: String = "") -> String {
    "<activity android:name=\".Orders\" \(attributes)><intent-filter>\(filter)</intent-filter></activity>"
  }

  private static let action = "<action android:name=\"com.example.OPEN\"/>"
  private static let category = "<category android:name=\"android.intent.category.DEFAULT\"/>"

  @Test(
    arguments: [
      (activity(action + category), Optional(true)),
      (activity(action), false),
      (activity(action + category + "<data android:scheme=\"shop\"/>"), false),
      (activity(action + category, "android:enabled=\"false\""), nil),
      (activity(action + category, "tools:node=\"remove\""), nil),
      (
        "<service android:name=\".S\"><intent-filter>\(action)\(category)</intent-filter></service>",
        nil
      ),
    ])
  func `A tap opens an activity whose filter has the action alone`(
    application: String, opens: Bool?
  ) async {
    let project = await Sources.project(Sources.manifest(application))
    let found = project?.clickAction("com.example.OPEN")
    #expect(found?.found?.opensByAction == opens)
    if opens == nil { #expect(found == .notFound(among: [], computed: 0)) }
  }

  @Test func `Names that the build fills in leave a click action open`() async {
    let project = await Sources.project(
      Sources.manifest(Self.activity("<action android:name=\"${applicationId}.OPEN\"/>")))
    #expect(
      project?.clickAction("com.example.shop.OPEN")
        == .cannotTell("the build fills in names of the manifest"))
  }

  @Test func `A setting is found with its place, form and owner`() async {
    let name = "com.google.firebase.messaging.default_notification_channel_id"
    let project = await Sources.project(
      Sources.manifest(
        "<activity android:name=\".A\">\n<meta-data android:name=\"\(name)\" android:value=\"orders\"/></activity>"
      ))
    let found = project?.setting("default_notification_channel_id").found
    #expect(found?.owner == "activity")
    #expect(found?.value == "orders")
    #expect(found?.place.description == "ui/src/main/AndroidManifest.xml:4")
    #expect(project?.setting("default_notification_icon") == .notThere)
  }

  @Test func `A broken manifest proves nothing`() async {
    let project = await Sources.project(Sources.manifest("<activity"))
    guard case .cannotTell = project?.setting("default_notification_icon") else {
      Issue.record("a broken manifest lacks nothing for certain")
      return
    }
  }

  @Test(
    arguments: [
      ("app/google-services.json", "shop-prod", false),
      ("app/src/debug/google-services.json", "shop-dev", true),
      (".github/google-services.json", "shop-prod", nil),
      ("app/google-services.json", "mock-project", true),
    ])
  func `A Firebase file says whose app it is`(
    path: String, project: String, isStandIn: Bool?
  ) async {
    let sources = await Sources.project([
      path: "{\"project_info\": {\n\"project_number\": \"1\", \"project_id\": \"\(project)\"}}"
    ])
    #expect(sources?.firebase.first?.isStandIn == isStandIn)
    #expect(sources?.firebase.first.map(\.project) == (isStandIn == nil ? nil : project))
  }
}
