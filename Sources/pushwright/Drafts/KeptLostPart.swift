import MessageLint
import PushMessages

/// A part that a draft lacks of the text it was read from, as it lies on the disk with the unsaved draft.
struct KeptLostPart: Codable {
  /// The keys on the way to the field.
  var path: [String]?
  var sentence: String
  var code: String?
  var place: String
  var isPartial: Bool

  init(_ part: LostPart) {
    path = part.path?.components.compactMap { component in
      if case .key(let key) = component { key } else { nil }
    }
    sentence = part.sentence
    code = part.code
    place = part.place
    isPartial = part.isPartial
  }

  var part: LostPart {
    LostPart(
      path: path.map { FieldPath($0.map(FieldPath.Component.key)) }, sentence: sentence, code: code,
      place: place, isPartial: isPartial)
  }
}
