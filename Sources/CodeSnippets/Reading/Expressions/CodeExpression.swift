/// One value of source code, in terms that all languages share.
struct CodeExpression: Hashable {
  enum Kind: Hashable {
    case text(String)
    /// As JSON writes it.
    case number(String)
    case boolean(Bool)
    case null
    /// `undefined` of JavaScript, which JSON leaves out.
    case undefined
    /// A variable, or the beginning of a longer name.
    case name(String)
    /// A list or tuple.
    indirect case list([CodeExpression])
    /// An object: `{…}`, or the value of a type with its arguments and what stands in braces behind it:
    /// `new Notification { … }`, `messaging.Notification{…}`.
    indirect case object(CodeObject)
    /// What is reached or called from a value, step by step: `Message.builder().setTopic("a").build()`.
    indirect case chain(CodeExpression, [CodeExpression.Step])
    /// `+` and `-` between products, from left to right.
    indirect case sum([CodeExpression.Term])
    indirect case product([CodeExpression])
    /// A text that variables are put into.
    indirect case filled([CodeExpression])
    /// Anything else: its value isn't in the file.
    case code
  }

  /// One term of a sum.
  struct Term: Hashable {
    var isSubtracted = false
    var value: CodeExpression
  }

  /// One step of a chain, away from the value before it.
  struct Step: Hashable {
    enum Kind: Hashable {
      /// `.name`.
      case member(String)
      /// `(…)`, of what the step before reached.
      case call([CodeMember])
      /// `[…]`.
      indirect case index(CodeExpression)
    }

    var kind: Kind
    /// UTF-8 offsets in the file.
    var range: Range<Int>
  }

  var kind: Kind
  /// UTF-8 offsets in the file.
  var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  var text: String? {
    guard case .text(let text) = kind else { return nil }
    return text
  }

  var object: CodeObject? {
    guard case .object(let object) = kind else { return nil }
    return object
  }
}
