/// Whether a locale that is rejected is marked reviewed instead.
public struct RejectionQuestion: Modal {
  /// The locale's name.
  public let locale: String
  /// Why it is rejected; may be empty.
  public let note: String

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .dialog(.confirm) else { return .stay }
    let locale = locale
    return .close { composer in
      composer.replaceRejection(of: locale, seeing: derived)
      return []
    }
  }
}
