import PushMessages

extension Form {
  static func targetRows(_ document: MessageDocument, _ kind: TargetKind) -> [FormRow] {
    let hints: [TargetKind: String] = [
      .topic: "– the topic's name, without /topics/",
      .token: "– the registration token of one app on one device",
      .condition: "– such as 'dogs' in topics && 'cats' in topics",
      .fid: "– the Firebase installation ID of one app on one device",
    ]
    let choice = FormCell(
      .targetKind, .choice(TargetKind.allCases.map(\.rawValue)), text: kind.rawValue,
      placeholder: "")
    let target = FormCell(
      .target, .text, text: document.string(at: kind.path) ?? "",
      placeholder: hints[kind, default: ""])
    return [FormRow("Send to", [[choice]]), FormRow(kind.label, [[target]])]
  }
}
