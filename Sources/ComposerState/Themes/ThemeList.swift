/// The themes by name; the chosen one is shown at once.
public struct ThemeList: Hashable, Sendable {
  public internal(set) var search: SearchList
  /// The theme to which Esc goes back.
  public let before: String

  init(before: String, index: Int) {
    self.before = before
    search = SearchList(index: index)
  }
}
