/// Why a text isn't given to the TOML parser, which wouldn't survive it.
public struct TOMLObjection: Hashable, Sendable {
  public let position: TextPosition
  /// Without a full stop.
  public let sentence: String

  /// The first kind of objection that a text has; `nil` if the parser takes or refuses the text by itself.
  public static func first(in text: String) -> TOMLObjection? {
    if let position = NestingLimit.excess(in: text) {
      return TOMLObjection(
        position: position,
        sentence: "more than \(NestingLimit.depth) tables or lists are nested here")
    }
    if let position = UnnamedTable.first(in: text) {
      return TOMLObjection(position: position, sentence: "not valid TOML: \(UnnamedTable.remedy)")
    }
    return MismatchedBracket.first(in: text).map {
      TOMLObjection(position: $0, sentence: "not valid TOML: \(MismatchedBracket.remedy)")
    }
  }
}
