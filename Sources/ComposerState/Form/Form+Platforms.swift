import PushMessages

extension Form {
  private static let android: FieldPath = "android.notification"
  private static let aps: FieldPath = "apns.payload.aps"
  private static let web: FieldPath = "webpush.notification"

  /// What is set most often, side by side for all platforms; then every other field of the catalogue,
  /// and what the message holds beyond it.
  static func platformRows(_ document: MessageDocument, expiresIn: Int? = nil) -> [FormRow] {
    let form = FormSource(document)
    return commonRows(form, expiresIn: expiresIn) + form.sectionRows
      + form.unknownRows
  }

  static func commonRows(_ form: FormSource, expiresIn: Int?) -> [FormRow] {
    let common = form.node(at: "notification.image")?.string.map { _ in "= all" } ?? "–"
    // FCM's own priority depends on the kind of message.
    let isShown = [android, "notification"].contains { form.node(at: $0)?.members != nil }
    let expiration = expiresIn.map { "at send +\(DurationInput(seconds: $0).short)" }
    return [
      form.row(
        "Expires", ("android.ttl", "– 4 weeks"),
        ("apns.headers.apns-expiration", expiration ?? "– 30 days"),
        ("webpush.headers.TTL", "– 4 weeks")),
      form.row(
        "Priority", ("android.priority", isShown ? "– high" : "– normal"),
        ("apns.headers.apns-priority", "– 10"), ("webpush.headers.Urgency", "– normal")),
      form.row(
        "Icon", (android.appending("icon"), "– app's own"), nil, (web.appending("icon"), "–")),
      form.row("Color", (android.appending("color"), "–"), nil, nil),
      form.row(
        "Image", (android.appending("image"), common), ("apns.fcm_options.image", common),
        (web.appending("image"), common)),
      form.row(
        "On tap", (android.appending("click_action"), "– opens app"),
        (aps.appending("category"), "– none"), ("webpush.fcm_options.link", "– nothing")),
      form.row("Mutable", nil, (aps.appending("mutable-content"), "– no"), nil),
      form.row(
        "Badge", (android.appending("notification_count"), "– counted"),
        (aps.appending("badge"), "– unchanged"), nil),
      form.row(
        "Sound", (android.appending("sound"), "– none"), (aps.appending("sound"), "– none"), nil),
      form.row(
        "Prominence", (android.appending("notification_priority"), "– default"),
        (aps.appending("interruption-level"), "– active"), nil),
      FormRow("All: image", [[form.cell("notification.image", "– one image for all platforms")]]),
    ]
  }
}

extension FormSource {
  /// A row of the same field on Android, on Apple devices and in browsers, each with what is there while it is empty.
  ///
  /// Android's is that of the draft's own block.
  func row(_ label: String, _ fields: (path: FieldPath, placeholder: String)?...) -> FormRow {
    FormRow(
      label,
      fields.map { field in
        guard let field, let path = place(of: field.path) else { return [] }
        return [cell(path, field.placeholder)]
      })
  }

  /// Fields of one platform each, in their groups.
  var sectionRows: [FormRow] {
    // Most messages use few of the groups and few of their fields, and every keypress comes by here.
    PlatformSection.all(in: document.androidBlock).flatMap { entry in
      document.node(at: entry.section.prefix) == nil ? entry.emptyRows : rows(of: entry)
    }
  }

  private func rows(of entry: PlatformSection.Entry) -> [FormRow] {
    let fields = zip(entry.section.fields, entry.emptyRowsOfFields)
    return [entry.heading]
      + fields.flatMap { field, empty in
        node(at: field.path) == nil ? empty : rows(of: field, in: entry.section)
      }
  }

  func rows(of field: Field, in section: PlatformSection) -> [FormRow] {
    let label = section.label(of: field.path)
    var rows: [FormRow] =
      if field.elementKind != nil {
        [FormRow(label, [arguments(field.path)])]
      } else if field.kind == .stringMap {
        entries(of: field.path, label, adding: "+ a name and its value")
      } else {
        [FormRow(label, [[cell(field.path, "–")]])]
      }
    for index in rows.indices { rows[index].hasLongLabel = true }
    return rows
  }

  /// What the message holds and FCM's documentation does not have, or the app's own.
  var unknownRows: [FormRow] {
    guard let message = document.message else { return [] }
    let unknown = unknownFields(below: message, FieldPath())
    guard !unknown.isEmpty else { return [] }
    let rows = unknown.map { path, node in
      let value = node.members == nil ? text(node) : FormSource.outline(node)
      var row = FormRow(
        path.description, [[FormCell(.field(path), .freeForm, text: value, placeholder: "null")]])
      row.hasLongLabel = true
      return row
    }
    return [FormRow(heading: "Not in FCM's documentation")] + rows
  }

  private func unknownFields(
    below node: JSONNode, _ path: FieldPath
  ) -> [(path: FieldPath, node: JSONNode)] {
    document.children(of: node, at: path).flatMap { child in
      guard let field = FieldCatalogue[child.path] else { return [child] }
      return FieldCatalogue.children(of: child.path).isEmpty || field.kind == .stringMap
        ? [] : unknownFields(below: child.node, child.path)
    }
  }
}
