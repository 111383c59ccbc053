/// A part of an object or one argument of a call.
struct CodeMember: Hashable {
  enum Key: Hashable {
    /// An element of a list, or an argument by its place.
    case none
    /// The parts of another object: `...common`, `**common`.
    case spread
    /// `title:`, `title=`, `Title =`.
    case name(String)
    /// A key that is a value itself: `"score":`, `["score"] =`.
    indirect case value(CodeExpression)
  }

  var key: Key
  var keyRange: Range<Int>
  var value: CodeExpression

  /// A member without a key.
  init(_ value: CodeExpression, key: Key = .none, keyRange: Range<Int>? = nil) {
    self.key = key
    self.keyRange = keyRange ?? value.range
    self.value = value
  }

  /// The key in letters; `nil` if there is none, or it is a value that isn't a text.
  var name: String? {
    switch key {
    case .name(let name): name
    case .value(let value): value.text
    case .none, .spread: nil
    }
  }
}
