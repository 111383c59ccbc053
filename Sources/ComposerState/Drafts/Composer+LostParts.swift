import MessageLint
public import PushMessages

extension Composer {
  /// The code that the draft's source has for a field, by the place of the field in the draft.
  public var lostCode: [FieldPath: String] {
    Dictionary(
      lostParts.compactMap { part in
        guard let path = part.path, let code = part.code else { return nil }
        return (document.androidPlace(of: path) ?? path, code)
      }
    ) { first, _ in first }
  }

  /// Those that the draft still lacks.
  var openLostParts: [LostPart] { lostParts.filter { !$0.isFilled(in: document) } }
}
