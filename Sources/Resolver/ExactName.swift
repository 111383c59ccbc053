import ByteSearch

/// A name that is another one as soon as one code unit differs, as resource names are on Android.
///
/// Swift takes `é` and `e` with an accent for the same text, and so it does with the Kelvin sign and `K`; the device finds
/// nothing by the other spelling.
struct ExactName: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (one: ExactName, other: ExactName) -> Bool {
    one.text.hasSameBytes(as: other.text)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
