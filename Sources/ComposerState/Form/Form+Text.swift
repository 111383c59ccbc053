import Drafts
import PushMessages

extension Form {
  /// A line of the text pane, whatever the message has there.
  private struct TextLine {
    var label: String
    /// The text that is marked where it is linked.
    var link: LinkedText?
    /// One field a column, or the list of arguments.
    var fields: [(path: FieldPath, placeholder: String)]
    var isList = false
  }

  private static let textLines: [TextLine] = {
    let android: FieldPath = "android.notification"
    let alert: FieldPath = "apns.payload.aps.alert"
    func keyLine(_ label: String, _ link: LinkedText, _ key: String, _ alertKey: String) -> TextLine
    {
      TextLine(
        label: label, link: link,
        fields: [(android.appending(key), "–"), (alert.appending(alertKey), "–")])
    }
    func arguments(_ list: String, _ alertList: String) -> TextLine {
      TextLine(
        label: "    args",
        fields: [(android.appending(list), ""), (alert.appending(alertList), "")], isList: true)
    }
    func literals(_ label: String, _ name: String) -> TextLine {
      TextLine(
        label: label,
        fields: [
          (android.appending(name), "– hides the key"), (alert.appending(name), "– if no such key"),
        ])
    }
    func spanning(_ label: String, _ path: FieldPath, _ placeholder: String) -> TextLine {
      TextLine(label: label, fields: [(path, placeholder)])
    }
    return [
      // What every platform shows comes first: a broadcast of one title and one body needs no more.
      spanning(
        "All: title", "notification.title", "– on every platform; hides the keys on Android"),
      spanning("All: body", "notification.body", "– on every platform; hides the keys on Android"),
      keyLine("Title key", .title, "title_loc_key", "title-loc-key"),
      arguments("title_loc_args", "title-loc-args"),
      keyLine("Body key", .body, "body_loc_key", "loc-key"),
      arguments("body_loc_args", "loc-args"),
      literals("Title text", "title"),
      literals("Body text", "body"),
      spanning("Web title", "webpush.notification.title", "– the web has no keys"),
      spanning("Web body", "webpush.notification.body", "– the web has no keys"),
    ]
  }()

  static func textRows(_ document: MessageDocument, _ linked: Set<LinkedText>) -> [FormRow] {
    let form = FormSource(document)
    return textLines.map { line in
      let isLinked = line.link.map(linked.contains) ?? false
      return FormRow(
        isLinked ? line.label + "=" : line.label,
        line.fields.map { path, placeholder in
          let path = form.place(of: path) ?? path
          return line.isList ? form.arguments(path) : [form.cell(path, placeholder)]
        })
    }
  }
}
