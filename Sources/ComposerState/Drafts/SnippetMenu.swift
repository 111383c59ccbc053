public import CodeSnippets

/// The messages of a file with several, one of them to be opened.
public struct SnippetMenu: Modal {
  public let snippets: [MessageImport.Snippet]
  /// The file's name without its folders.
  public let name: String
  private let contents: DraftContents
  public private(set) var index = 0

  init(_ snippets: [MessageImport.Snippet], of contents: DraftContents) {
    self.snippets = snippets
    self.contents = contents
    name = DraftFile(path: contents.path).name
  }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action != .command(.edit) else {
      let (contents, number) = (contents, snippets[index].number)
      return .close { $0.open(contents, snippet: number) }
    }
    index = action.chosen(index, of: snippets.count)
    return .stay
  }
}
