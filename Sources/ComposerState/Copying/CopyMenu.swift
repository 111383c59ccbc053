/// The forms in which something can be copied, one of them chosen.
public struct CopyMenu: Hashable, Sendable {
  /// Among ``CopyForm/allCases``.
  public internal(set) var index = 0

  init() {}

  var form: CopyForm { CopyForm.allCases[index] }
}
