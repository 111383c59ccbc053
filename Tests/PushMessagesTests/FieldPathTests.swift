import PushMessages
import Testing

struct FieldPathTests {
  @Test(arguments: FieldCatalogue.fields.map(\.path))
  func `Every known field's path reads as it is written`(path: FieldPath) {
    #expect(FieldPath(stringLiteral: path.description) == path)
  }

  @Test func `Indices and keys with other letters stand in brackets`() {
    #expect(FieldPath("data").appending("order.id").description == #"data["order.id"]"#)
    #expect(FieldPath("data").appending("").description == #"data[""]"#)
    #expect(FieldPath("data").appending("a\"b\n").description == #"data["a\"b\n"]"#)
    let list: FieldPath = "android.notification.body_loc_args"
    #expect(list.appending(1).description == "android.notification.body_loc_args[1]")
    #expect(FieldPath().description.isEmpty)
  }

  @Test func `A path knows its parent, its last key and what lies below it`() {
    let path: FieldPath = "android.notification.icon"
    #expect(path.parent == "android.notification")
    #expect(path.lastKey == "icon")
    #expect(path.appending(3).lastKey.isEmpty)
    #expect(path.hasPrefix("android.notification"))
    #expect(path.hasPrefix(FieldPath()))
    #expect(!path.hasPrefix("android.not"))
    #expect(FieldPath().parent == nil)
  }
}
