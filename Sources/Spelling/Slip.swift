/// A name that is one slip away from another: a letter too many, too few, wrong, or swapped with its neighbor, in any case.
public enum Slip {
  /// Whether the names differ, by no more than one slip.
  public static func leads(from name: some StringProtocol, to meant: String) -> Bool {
    let (written, right) = (Array(name.lowercased().utf8), Array(meant.lowercased().utf8))
    guard written != right else { return String(name) != meant }
    let start = zip(written, right).prefix { $0 == $1 }.count
    let (rest, other) = (written[start...], right[start...])
    let isSwapped =
      rest.count > 1 && other.count > 1 && rest.first == other.dropFirst().first
      && other.first == rest.dropFirst().first
    return rest.dropFirst().elementsEqual(other) || rest.elementsEqual(other.dropFirst())
      || rest.dropFirst().elementsEqual(other.dropFirst())
      || isSwapped && rest.dropFirst(2).elementsEqual(other.dropFirst(2))
  }
}
