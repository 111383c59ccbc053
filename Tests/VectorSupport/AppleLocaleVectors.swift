import Resolver

/// `available, preferences, expected_ios_chain, expected_ios_choice, CFBundle_searchlist_devRegion_en`:
/// which localizations a bundle uses.
enum AppleLocaleVectors {
  static func checks(_ row: VectorFile.Row) -> [VectorCheck] {
    let chain = chain(row)
    let choice = VectorCheck(name: "choice", expected: row[3], got: choice(row))
    return [chain, choice] + searchList(row)
  }

  /// The head of the chain; where nothing fits, CFBundle asks for American English, and then takes
  /// the first of all.
  private static func choice(_ row: VectorFile.Row) -> String {
    let matcher = AppleMatcher(available: list(row[0]))
    let chosen =
      matcher.localizations(for: list(row[1])).first
      ?? matcher.localizations(for: ["en_US"]).first
    return chosen ?? list(row[0]).first ?? ""
  }

  static func chain(_ row: VectorFile.Row) -> VectorCheck {
    let chain = AppleMatcher(available: list(row[0])).localizations(for: list(row[1]))
    return VectorCheck(name: "chain", expected: row[2], got: chain.joined(separator: " "))
  }

  /// With `Base` the development region joins the list of what is available, which the rows leave
  /// out.
  private static func searchList(_ row: VectorFile.Row) -> [VectorCheck] {
    let names = list(row[0])
    guard !names.contains("Base") else { return [] }
    let folders = names.map {
      AppleStringTable.Localization(name: $0, strings: [:])
    }
    let search = AppleStringTable(localizations: folders).searchList(for: list(row[1]))
    return [
      VectorCheck(name: "search list", expected: row[4], got: search.joined(separator: " "))
    ]
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map(String.init)
  }
}
