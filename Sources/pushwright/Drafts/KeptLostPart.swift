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
  /// The element of a list that the field is; `nil` for a field with a name.
  var index: Int?
  /// `nil` in what older versions have written.
  var extent: String?

  init(_ part: LostPart) {
    path = part.path?.components.compactMap { component in
      if case .key(let key) = component { key } else { nil }
    }
    sentence = part.sentence
    code = part.code
    if case .index(let index)? = part.path?.components.last { self.index = index }
    if case .named(let name) = part.place { place = name } else { place = part.name }
    isPartial = part.extent == .partial
    extent = part.extent.rawValue
  }

  var part: LostPart {
    let element = index.map { [FieldPath.Component.index($0)] } ?? []
    return LostPart(
      path: path.map { FieldPath($0.map(FieldPath.Component.key) + element) }, sentence: sentence,
      code: code, place: .named(place),
      extent: extent.flatMap(LostPart.Extent.init) ?? (isPartial ? .partial : .missing))
  }
}
