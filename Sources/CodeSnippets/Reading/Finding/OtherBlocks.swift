internal import ByteSearch
internal import PushMessages

/// The blocks of code on a page behind the one with a message, which may go on with its variable.
struct OtherBlocks {
  private let blocks: ArraySlice<CodeBlock>
  private let language: CodeLanguage

  init(_ blocks: ArraySlice<CodeBlock>, _ language: CodeLanguage) {
    self.blocks = blocks.prefix(Self.maximumBlocks)
    self.language = language
  }

  /// More blocks than go on with one example.
  private static let maximumBlocks = 20

  /// What may change the variable in them, up to where it gets another value.
  func doubts(
    about variable: String?, in bytes: [UInt8], _ work: inout Int
  ) -> [JSONReader.Finding] {
    guard let variable else { return [] }
    var found: [JSONReader.Finding] = []
    for block in blocks
    where block.languages.contains(language) && bytes[block.range].offset(of: variable) != nil {
      let source = CodeTokens(block.unquoted(bytes), language, in: block.range)
      work += block.range.count + source.work
      var names: Set<String> = [variable]
      for index in source.tokens.indices
      where source.isName(index) && names.contains(source.text(index)) {
        guard !source.at(index - 1, is: "."), !source.isKey(index), !source.isParameter(index)
        else { continue }
        if source.at(index + 1, is: "=") || source.at(index + 1, is: ":=") { return found }
        switch source.use(ofName: index, .message) {
        case .reading, .sending, .returning, .held, .assignment: break
        case .alias(let others): names.formUnion(others.map(source.text))
        case .call, .unclear, .change, .rest: found.append(Self.doubt(source, index, variable))
        }
      }
    }
    return found
  }

  private static func doubt(
    _ source: CodeTokens, _ index: Int, _ name: String
  ) -> JSONReader.Finding {
    let code = source.statement(at: index)
    return JSONReader.Finding(
      severity: .warning,
      sentence: "‘\(code)’ in another block of code may change ‘\(name)’: check the result",
      offset: source.start(of: index), kind: .loss(.init(extent: .doubtful, code: code)))
  }
}
