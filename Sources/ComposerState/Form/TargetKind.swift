public import PushMessages

/// What a message can be sent to from the target pane.
public enum TargetKind: String, Hashable, Sendable, CaseIterable {
  case fid
  /// Deprecated in favor of `fid`.
  case token
  case topic
  case condition
  /// The registrations of a file, which the notes beside the draft name.
  case list

  /// Those that are fields of the message.
  static let fields = allCases.filter { $0 != .list }

  /// Its field in the message; a list has none there.
  public var path: FieldPath { FieldPath([.key(rawValue)]) }

  /// The name of its field in the form.
  var label: String { self == .fid ? "FID" : rawValue.capitalizedFirst }

  /// The kind after this one, around the circle.
  var next: TargetKind {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
