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

  @Test(arguments: [
    "topic", #"data["order.id"]"#, #"data[""].a"#, #"data["a\"]b"][3].c"#,
    "android.notification.body_loc_args[1]",
  ])
  func `What a path is written as is read again`(text: String) {
    #expect(FieldPath(text)?.description == text)
  }

  @Test(arguments: [
    "", ".a", "a.", "a..b", "a[", "a[x]", "a[1", #"a["b]"#, #"a["b""#, "a]b", "[key]",
  ])
  func `A text that is no path isn't read as one`(text: String) {
    #expect(FieldPath(text) == nil)
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
