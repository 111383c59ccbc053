public import PushMessages

/// What a message can be sent to from the target pane.
public enum TargetKind: String, Hashable, Sendable, CaseIterable {
  case fid
  /// Deprecated in favor of `fid`.
  case token
  case topic
  case condition

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
