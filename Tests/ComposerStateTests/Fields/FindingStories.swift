import PushMessages
import Testing

@testable import ComposerState

struct FindingStories {
  private func found(_ text: String, _ composer: Composer) -> [FieldEntry] {
    var composer = composer
    composer.start(.command(.findField))
    composer.type(text)
    guard let list = composer.modal(FieldList.self)?.search else { return [] }
    return composer.fieldEntries(in: list)
  }

  @Test func `Every field of the catalogue is in the list`() {
    let paths = Set(found("", Studio.composer("{}")).map(\.path))
    for field in FieldCatalogue.fields { #expect(paths.contains(field.path), "\(field.path)") }
  }

  @Test(arguments: [
    ("collapse id", "apns.headers.apns-collapse-id"), ("thread", "apns.payload.aps.thread-id"),
    ("lgtoff", "android.notification.light_settings.light_off_duration"),
    ("expires in", "expires_in"), ("restricted package", "android.restricted_package_name"),
  ])
  func `A field is found by letters of its name`(text: String, path: FieldPath) {
    #expect(found(text, Studio.composer("{}")).first?.path == path)
  }

  @Test(arguments: [
    "notification.title", "NOTIFICATION.body", "fid", "android_v2.ttl", "android.notification.tag",
  ])
  func `A whole name finds its field before all that only have its letters`(name: String) {
    #expect(found(name, Studio.composer("{}")).first?.path.description == name.lowercased())
  }

  @Test(arguments: [
    ("order", Pane.data, FieldID.mapValue("data", 0), "4711"),
    ("ttl", .platforms, .field("android.ttl"), "1h"),
    ("body loc args", .text, .argument(Studio.bodyArguments, 0), "3, Bob"),
    ("topic", .target, .target, "news"),
  ])
  func `Enter starts editing the field, whose value the list has shown`(
    text: String, pane: Pane, field: FieldID, value: String
  ) {
    var composer = Studio.composer(
      """
      {"topic": "news", "data": {"order_id": "4711"},
       "android": {"ttl": "3600s", "notification": {"body_loc_args": ["3", "Bob"]}}}
      """)
    #expect(found(text, composer).first?.value == value)
    composer.start(.command(.showHistory), .command(.findField))
    composer.type(text)
    composer.start(.command(.edit))
    #expect(composer.openModal == nil && composer.editing?.field == field)
    #expect(composer.pane == pane && composer.focusedField(in: pane) == field)
  }

  @Test func `A target of another kind comes up with its own field`() {
    var composer = Studio.composer(#"{"topic": "news"}"#)
    composer.start(.command(.findField))
    composer.type("condition")
    composer.start(.command(.edit))
    #expect(composer.pane == .target && composer.targetKind == .condition && !composer.isDirty)
  }

  @Test func `A field that is a choice shows its values`() {
    var composer = Studio.composer()
    composer.start(.command(.findField))
    composer.type("android.priority")
    composer.start(.command(.edit))
    guard let menu = composer.modal(ChoiceMenu.self) else {
      Issue.record("no values are shown")
      return
    }
    #expect(menu.field == .field("android.priority"))
  }

  @Test func `While a field is edited, f is a letter; the list ends the visit before`() {
    var composer = Studio.composer()
    composer.start(.command(.edit), .edit(.insert("a")), .command(.findField))
    #expect(composer.editing == nil && composer.past.count == 1)
    composer.type("nothing like this at all")
    composer.start(.command(.edit))
    #expect(composer.openModal != nil)
    composer.send(.command(.back)) { $0.openModal = nil }
  }
}
