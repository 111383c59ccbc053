import PushMessages
import TestSupport
import Testing

@testable import ComposerScreens

/// The reference of the fields is the catalog's, in the words of the composer's help.
struct FieldsPageTests {
  @Test func `The page of fields is the catalog's`() throws {
    let isPreview = { (field: Field) in field.path.description.hasPrefix("android_v2") }
    let common = FieldCatalogue.fields.filter { $0.platform == .common }
    let sections: [(String, String, [Field])] = [
      ("Target and common fields", "For every platform.", common),
      ("android", "For Android alone.", fields(.android).filter { !isPreview($0) }),
      (
        "android_v2",
        "Google's preview under its Pre-GA terms: FCM may change it or refuse it. Its other fields are those of `android`, at the same "
          + "places or below `android_v2.remote_notification`.",
        fields(.android).filter { isPreview($0) && !hasCounterpart($0) }
      ),
      ("apns", "For Apple's devices alone.", fields(.apple)),
      ("webpush", "For browsers alone.", fields(.web)),
    ]
    try expectPage(
      Self.head + sections.map(Self.section).joined(separator: "\n"),
      at: "Sources/pushwright/pushwright.docc/Fields.md")
  }

  private static let head = """
    # Fields

    Every field of a message, what it may hold, and what devices do with it.

    ## Overview

    The composer shows the same for the field with the focus, and finds any field by its name. The names are those of FCM's v1 API; a
    draft may also have them in FCM's other spelling (`titleLocKey`). <doc:Spellings> lists how the Admin SDKs spell them, and <doc:HowWeKnow>
    says where the last column comes from.


    """

  private func fields(_ platform: Field.Platform) -> [Field] {
    FieldCatalogue.fields.filter { $0.platform == platform }
  }

  private func hasCounterpart(_ field: Field) -> Bool {
    AndroidBlock.v1.place(of: field.path).map { FieldCatalogue[$0] != nil } ?? false
  }

  private static func section(_ title: String, _ sentence: String, _ fields: [Field]) -> String {
    let rows = fields.map { field in
      let limit = field.limit.map { "; \($0.phrase)" } ?? ""
      let status = FieldHelpWords.status(field.status).map { " *\($0).*" } ?? ""
      let devices = field.onDevice.map { " \($0)" } ?? ""
      return [
        "`\(field.path)`", FieldHelpWords.phrase(field.kind) + limit,
        field.example.map { "`\($0)`" } ?? "", "\(field.summary)\(status)\(devices)",
      ]
    }
    let heads = ["field", "value", "example", "what it does, and what devices do"]
    return "### \(title)\n\n\(sentence)\n\n" + markdownTable(heads, rows)
  }
}
