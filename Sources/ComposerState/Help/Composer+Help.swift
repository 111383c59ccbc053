public import PushMessages
import Resolver

extension Composer {
  /// What is known about the field with the focus; `nil` in panes without fields.
  public func fieldHelp(seeing derived: Derived) -> FieldHelp? {
    guard pane.isForm, let id = focusedField(in: pane), let cell = form.cell(id) else {
      return nil
    }
    let path = cell.path ?? id.path(for: targetKind)
    var help = FieldHelp(
      path: path, field: FieldCatalogue[path] ?? FieldCatalogue[id.path(for: targetKind)],
      value: id == .targetKind ? targetText(targetKind) ?? "" : cell.text)
    if case .argument(_, let index) = id { help.argument = index + 1 }
    help.ownSummary = id.ownSummary
    if targetKind == .list, id == .target || id == .targetKind {
      help.ownSummary = FieldID.listSummary
    }
    if pane == .platforms, help.field?.platform != .common, cell.placeholder != "–" {
      help.whenEmpty = cell.placeholder.drop { "–= ".contains($0) }.description
    }
    guard pane != .target, id != .expiresIn else { return help }
    help.arrivals = [
      (Platform.android, derived.effective.android), (.apple, derived.effective.apple),
      (.web, derived.effective.web),
    ].map { platform, received in
      FieldHelp.Arrival(
        platform: platform,
        FieldHelp.Delivery(of: path, field: help.field, in: received, on: platform))
    }
    return help
  }
}

extension FieldID {
  /// The field's place in the message.
  public func path(for kind: TargetKind) -> FieldPath {
    switch self {
    case .targetKind, .target: kind.path
    case .list: TargetKind.list.path
    case .expiresIn: "expires_in"
    case .field(let path), .argument(let path, _), .mapKey(let path, _), .mapValue(let path, _):
      path
    }
  }

  /// The field or the list of the message that it edits alone; `nil` where it stands for several.
  var messagePath: FieldPath? {
    switch self {
    case .targetKind, .target, .list, .expiresIn: nil
    case .field, .argument, .mapKey, .mapValue: path(for: .topic)
    }
  }

  /// What the field is for, where it is none of FCM's.
  public var ownSummary: String? {
    if self == .list { return Self.listSummary }
    guard self == .expiresIn else { return nil }
    return
      "How long FCM, Apple and the browsers' services keep the message after the send. Pushwright "
      + "writes ttl and TTL, and computes apns-expiration when it sends the message."
  }

  static let listSummary =
    "The file with the recipients, one registration a line or CSV with a header: each gets the message. {{name}} in a "
    + "text is replaced with the column name. The path is relative to the project, and is kept beside the draft."
}
