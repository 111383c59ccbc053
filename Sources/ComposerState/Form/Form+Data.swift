import PushMessages

extension Form {
  /// What is handed to the app, and what decides how the message travels.
  static func dataRows(_ document: MessageDocument, expiresIn: Int? = nil) -> [FormRow] {
    let form = FormSource(document)
    let notification: FieldPath = "android.notification"
    return [form.expiryRow(expiresIn)]
      + form.entries(of: "data", "Data", adding: "+ a key for the app, and its text")
      + form.entries(
        of: document.androidBlock.data, "  Android", adding: "+ replaces the data on Android")
      + form.entries(of: "webpush.data", "  Web", adding: "+ replaces the data in browsers")
      + [
        FormRow(heading: "Options", columns: platformNames(document)),
        form.row(
          "Collapse", ("android.collapse_key", "– none"),
          ("apns.headers.apns-collapse-id", "– none"), ("webpush.headers.Topic", "– none")),
        form.row(
          "Tag", (notification.appending("tag"), "– none"), nil,
          ("webpush.notification.tag", "– none")),
        form.row(
          "Label", ("android.fcm_options.analytics_label", "–"),
          ("apns.fcm_options.analytics_label", "–"), ("webpush.fcm_options.analytics_label", "–")),
        FormRow(
          "All: label", [[form.cell("fcm_options.analytics_label", "– for FCM's reports")]]),
        form.row("At boot", ("android.direct_boot_ok", "– no"), nil, nil),
        form.row(
          "Package", ("android.restricted_package_name", "– any of the app"), nil, nil),
      ]
  }
}

extension FormSource {
  /// A line for each entry of a map, its key and its text side by side, and one more to add another.
  ///
  /// Keys that are fields of their own stand in their own rows.
  func entries(of path: FieldPath, _ label: String, adding: String) -> [FormRow] {
    let node = node(at: path)
    if let node, node.members == nil, node.kind != .null {
      return [FormRow(label, [[cell(path, "–")]])]
    }
    let members = node?.members ?? []
    var rows: [FormRow] = []
    for (index, member) in members.enumerated()
    where FieldCatalogue[path.appending(member.key)] == nil {
      rows.append(FormRow(rows.isEmpty ? label : "", entry(member, index, of: path)))
    }
    let new = FormCell(
      .mapKey(path, members.count), .text, text: "", placeholder: rows.isEmpty ? adding : "+")
    return rows + [FormRow(rows.isEmpty ? label : "", [[new]])]
  }

  /// A problem of the entry is one of its key, unless its value is no text.
  private func entry(_ member: JSONNode.Member, _ index: Int, of path: FieldPath) -> [[FormCell]] {
    let place = path.appending(member.key)
    let isText = member.value.string != nil
    return [
      [
        FormCell(
          .mapKey(path, index), .text, text: member.key, placeholder: "\"\"",
          path: isText ? place : nil)
      ],
      [
        FormCell(
          .mapValue(path, index), .text, text: text(member.value), placeholder: "\"\"",
          path: isText ? nil : place)
      ],
    ]
  }

  /// One length of time for all platforms, and where the draft has come to say something else.
  func expiryRow(_ expiresIn: Int?) -> FormRow {
    let text = expiresIn.map { DurationInput(seconds: $0).short } ?? ""
    let differences = expiresIn.map { ExpiresIn(seconds: $0).differences(in: document) } ?? []
    let shown =
      differences.isEmpty ? nil : "\(text)  differs: \(differences.joined(separator: ", "))"
    let cell = FormCell(
      .expiresIn, .duration, text: text,
      placeholder: "– one time for all platforms: \(DurationInput.examples)", shown: shown)
    return FormRow("Expires in", [[cell]])
  }
}
