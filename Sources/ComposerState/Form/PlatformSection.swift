import PushMessages

/// A group of fields that the platforms pane shows one to a line.
struct PlatformSection: Hashable, Sendable {
  var title: String
  /// What the labels leave out.
  var prefix: FieldPath
  var fields: [Field]

  /// The name of a field in its group; only its last part where that would be too long.
  func label(of path: FieldPath) -> String {
    let rest = path.components.dropFirst(prefix.components.count)
    let label = FieldPath(Array(rest)).description
    return label.isEmpty || label.count > Self.labelLimit ? path.lastKey : label
  }

  private static let labelLimit = 25

  /// A group, and what it shows of a message that sets none of its fields.
  struct Entry {
    let section: PlatformSection
    let heading: FormRow
    let emptyRowsOfFields: [[FormRow]]
    let emptyRows: [FormRow]

    init(_ section: PlatformSection) {
      let form = FormSource(.empty)
      let fields = section.fields.map { form.rows(of: $0, in: section) }
      (self.section, heading) = (section, FormRow(heading: section.title))
      emptyRowsOfFields = fields
      emptyRows = [heading] + fields.joined()
    }
  }

  /// Every field of the catalogue that no form has a place for yet, those that new messages do not use
  /// at the end.
  ///
  /// A draft with `android_v2` has no use for the fields of `android`: FCM refuses a message with both.
  static func all(in block: AndroidBlock) -> [Entry] { block == .v1 ? current : preview }

  private static let current: [Entry] = {
    let left = unplaced(in: .v1)
    let old = left.filter { $0.status != .current && $0.status != .preview }
    let coming = left.filter { $0.status == .preview }
    return entries(
      of: sections(of: left.filter { $0.status == .current }, among: titles) + [outdated(old)]
        + sections(of: coming, among: previewTitles))
  }()

  private static let preview: [Entry] = {
    let left = unplaced(in: .v2).filter { AndroidBlock(of: $0.path) != .v1 }
    let old = left.filter { $0.status != .current && $0.status != .preview }
    return entries(
      of: sections(of: left.filter { $0.status == .preview }, among: previewTitles)
        + sections(of: left.filter { $0.status == .current }, among: titles) + [outdated(old)])
  }()

  private static func outdated(_ fields: [Field]) -> PlatformSection {
    PlatformSection(title: "Deprecated, or set by FCM", prefix: FieldPath(), fields: fields)
  }

  private static func entries(of sections: [PlatformSection]) -> [Entry] {
    sections.map(Entry.init)
  }

  /// The fields without places of their own, in whichever pane.
  private static func unplaced(in block: AndroidBlock) -> [Field] {
    let empty = MessageDocument(text: "{\"message\": {\"\(block.rawValue)\": {}}}")
    let rows =
      Form.textRows(empty, []) + Form.dataRows(empty)
      + Form.commonRows(FormSource(empty), expiresIn: nil)
    let placed = Set(
      TargetKind.fields.map(\.path) + rows.flatMap(\.cells).compactMap(\.id.messagePath))
    return FieldCatalogue.fields.filter { !placed.contains($0.path) }
  }

  private static let titles: [(title: String, prefix: FieldPath)] = [
    ("Android: delivery", "android"), ("Android: notification", "android.notification"),
    ("Android: light", "android.notification.light_settings"), ("Apple: delivery", "apns"),
    ("Apple: headers", "apns.headers"), ("Apple: aps", "apns.payload.aps"),
    ("Web: delivery", "webpush"), ("Web: notification", "webpush.notification"),
    ("All platforms", FieldPath()),
  ]

  private static let previewTitles: [(title: String, prefix: FieldPath)] = [
    ("Preview: android_v2", "android_v2"),
    ("Preview: remote_notification", "android_v2.remote_notification"),
    ("Preview: notification", "android_v2.remote_notification.notification"),
    ("Preview: light", "android_v2.remote_notification.notification.light_settings"),
  ]

  /// Each field goes to the group that knows most of its path.
  private static func sections(
    of fields: [Field], among titles: [(title: String, prefix: FieldPath)]
  ) -> [PlatformSection] {
    var sections = titles.map { PlatformSection(title: $0.title, prefix: $0.prefix, fields: []) }
    for field in fields {
      let fitting = sections.indices.filter { field.path.hasPrefix(sections[$0].prefix) }
      let best = fitting.max { left, right in
        sections[left].prefix.components.count < sections[right].prefix.components.count
      }
      if let best { sections[best].fields.append(field) }
    }
    return sections.filter { !$0.fields.isEmpty }
  }
}
