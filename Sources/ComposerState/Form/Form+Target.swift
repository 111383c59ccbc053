import PushMessages

extension Form {
  static func targetRows(
    _ document: MessageDocument, _ kind: TargetKind, list: String?
  ) -> [FormRow] {
    let hints: [TargetKind: String] = [
      .fid: "– one device's Firebase installation ID, or @FILE to read it",
      .token: "– one device's registration token (deprecated: fid), or @FILE to read it",
      .topic: "– the topic's name, without /topics/",
      .condition: "– such as 'dogs' in topics && 'cats' in topics",
      .list: "– the file of registrations, such as lists/vip.csv",
    ]
    let choice = FormCell(
      .targetKind, .choice(TargetKind.allCases.map(\.rawValue)), text: kind.rawValue,
      placeholder: "")
    let target = FormCell(
      .target, .text, text: (kind == .list ? list : document.string(at: kind.path)) ?? "",
      placeholder: hints[kind, default: ""])
    let others = TargetKind.fields.filter { other in
      guard other != kind, let node = document.node(at: other.path) else { return false }
      return node.kind != .null && node.string?.isEmpty != true
    }
    // FCM accepts one target: what else is set is in view, to be cleared.
    let more = others.map { FormRow($0.label, [[FormSource(document).cell($0.path, "")]]) }
    return [FormRow("Send to", [[choice]]), FormRow(kind.label, [[target]])] + more
      + (list.map { kind == .list ? [] : [FormRow("List", [[Self.listCell($0)]])] } ?? [])
  }

  /// A list beside the target that is shown: it can be cleared like any field.
  private static func listCell(_ path: String) -> FormCell {
    FormCell(.list, .text, text: path, placeholder: "")
  }
}
