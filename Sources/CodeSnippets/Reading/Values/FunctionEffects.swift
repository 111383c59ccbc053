/// What the functions of a file do with their arguments, each worked out once.
///
/// Functions that call each other would otherwise be read once for each way that leads to them.
final class FunctionEffects {
  /// An argument of a function.
  struct Argument: Hashable {
    /// The word with the function's name where it is defined.
    var function: Int
    var place: Int
    var keyword: String?
    /// How many calls lead to it.
    var depth: Int
  }

  private var known: [Argument: CodeTokens.Effect] = [:]

  func of(_ argument: Argument, _ find: () -> CodeTokens.Effect) -> CodeTokens.Effect {
    if let effect = known[argument] { return effect }
    let effect = find()
    known[argument] = effect
    return effect
  }
}
