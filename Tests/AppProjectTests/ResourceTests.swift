import AppProject
import TestPacing
import Testing

/// Icons, sounds and texts by their names.
@Suite(.takingTurns)
struct ResourceTests {
  private static func vector(_ path: String) -> [String: String] { [path: "<vector/>"] }

  @Test(
    arguments: [
      ("ic_sale", true), ("@drawable/ic_sale", true), ("drawable/ic_sale", true),
      ("mipmap/ic_launcher", true), ("ic_launcher", true), ("ic_alias", true),
      ("mipmap/ic_sale", false), ("ic_sale.png", false), ("IC_SALE", false), ("ic_debug", false),
    ])
  func `An icon is there by the name that Android knows`(name: String, isThere: Bool) async {
    let project = await Sources.project([
      "ui/src/main/res/drawable-hdpi/ic_sale.xml": "<vector/>",
      "app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml": "<adaptive-icon/>",
      "app/src/debug/res/drawable/ic_debug.xml": "<vector/>",
      "app/src/main/res/values/drawables.xml":
        "<resources><item type=\"drawable\" name=\"ic_alias\">@drawable/ic_sale</item></resources>",
    ])
    #expect((project?.icon(name).found != nil) == isThere)
    if !isThere { #expect(project?.icon(name) == .notThere) }
  }

  @Test(
    arguments: [
      ("<adaptive-icon/>", AndroidResource.Form.adaptiveIcon), ("<vector/>", .vector),
      ("<layer-list/>", .xml("layer-list")), ("<broken", .other),
    ])
  func `A picture in XML says what it is`(text: String, form: AndroidResource.Form) async {
    let project = await Sources.project(["app/src/main/res/drawable/ic_a.xml": text])
    #expect(project?.icon("ic_a").found?.form == form)
  }

  @Test func `Of several icons of a name devices take the adaptive one`() async {
    let project = await Sources.project([
      "app/src/main/res/mipmap-hdpi/ic_launcher.png": "x",
      "app/src/beta/res/mipmap-anydpi-v26/ic_launcher.xml": "<adaptive-icon/>",
      "app/src/main/res/mipmap-xhdpi/ic_launcher.png": "x",
    ])
    #expect(project?.icon("ic_launcher").found?.form == .adaptiveIcon)
  }

  @Test(arguments: [(UInt8(2), true), (6, false), (3, false)])
  func `A bitmap without transparency is told by its header`(color: UInt8, isOpaque: Bool) async {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 24, 0, 0, 0, 24, 8, color, 0, 0, 0] + Array(repeating: 0, count: 40)
    var files = Sources.base.mapValues { Array($0.utf8) }
    files["app/src/main/res/drawable-hdpi/ic_a.png"] = header
    let project = await AndroidProject.reading(.memory(files), resFolders: ["app/src/main/res"])
    #expect(project?.icon("ic_a").found?.form == (isOpaque ? .opaqueBitmap : .bitmap))
  }

  @Test func `A sound is in raw`() async {
    let project = await Sources.project(["app/src/main/res/raw/ding.ogg": "x"])
    #expect(project?.sound("ding").found?.place.path == "app/src/main/res/raw/ding.ogg")
    #expect(project?.sound("dong") == .notThere)
  }

  @Test func `Where folders of resources are moved nothing is missing for certain`() async {
    let project = await Sources.project(
      Sources.script("sourceSets { getByName(\"main\") { res.srcDirs(\"a\", \"b\") } }"))
    #expect(project?.icon("ic_a") == .cannotTell("a Gradle script moves folders of resources"))
  }

  @Test func `A key that is only for developers is told apart`() async {
    let project = await Sources.project([
      "app/src/debug/res/values/strings.xml":
        "<resources>\n<string name=\"debug_only\">x</string></resources>"
    ])
    #expect(project?.released("string", "debug_only").isEmpty == true)
    #expect(
      project?.all("string", "debug_only").map(\.place)
        == [SourcePlace("app/src/debug/res/values/strings.xml", line: 2)])
  }
}
