import PushMessages

extension Form {
  private static let android: FieldPath = "android.notification"
  private static let alert: FieldPath = "apns.payload.aps.alert"

  static func textRows(_ document: MessageDocument, _ linked: Set<LinkedText>) -> [FormRow] {
    let form = FormMemo.source(of: document)
    let mark = { (text: LinkedText) in linked.contains(text) ? "=" : "" }
    return [
      FormRow(
        "Title key\(mark(.title))",
        [
          [form.cell(android.appending("title_loc_key"), "–")],
          [form.cell(alert.appending("title-loc-key"), "–")],
        ]),
      FormRow(
        "    args",
        [
          form.arguments(android.appending("title_loc_args")),
          form.arguments(alert.appending("title-loc-args")),
        ]),
      FormRow(
        "Body key\(mark(.body))",
        [
          [form.cell(android.appending("body_loc_key"), "–")],
          [form.cell(alert.appending("loc-key"), "–")],
        ]),
      FormRow(
        "    args",
        [
          form.arguments(android.appending("body_loc_args")),
          form.arguments(alert.appending("loc-args")),
        ]),
      FormRow(
        "Title text",
        [
          [form.cell(android.appending("title"), "– hides the key")],
          [form.cell(alert.appending("title"), "– if no such key")],
        ]),
      FormRow(
        "Body text",
        [
          [form.cell(android.appending("body"), "– hides the key")],
          [form.cell(alert.appending("body"), "– if no such key")],
        ]),
      FormRow("Web title", [[form.cell("webpush.notification.title", "– the web has no keys")]]),
      FormRow("Web body", [[form.cell("webpush.notification.body", "– the web has no keys")]]),
      FormRow(
        "All: title", [[form.cell("notification.title", "– for all; hides the keys on Android")]]),
      FormRow(
        "All: body", [[form.cell("notification.body", "– for all; hides the keys on Android")]]),
    ]
  }
}
