/// Something that a build does or doesn't do, with the place that says so.
public enum GradleSwitch: Hashable, Sendable {
  case said(Bool, SourcePlace)
  /// Code decides when the build runs.
  case computed(SourcePlace)

  public var isOn: Bool {
    if case .said(true, _) = self { return true }
    return false
  }

  public var place: SourcePlace {
    switch self {
    case .said(_, let place), .computed(let place): place
    }
  }
}
