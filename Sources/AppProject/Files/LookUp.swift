/// What the sources tell about a name.
///
/// It is never more certain than they are: only a kind whose members all stand in the sources can lack one.
public enum LookUp<Found: Hashable & Sendable>: Hashable, Sendable {
  case there(Found)
  /// The kind is closed, and no source has it.
  case notThere
  /// The kind is open: code can make more of them. `computed` counts those whose names no source spells out.
  case notFound(among: [String], computed: Int)
  /// Why nothing can be said, as the end of a sentence: `the build computes it`.
  case cannotTell(String)

  public var found: Found? {
    if case .there(let found) = self { return found }
    return nil
  }
}
