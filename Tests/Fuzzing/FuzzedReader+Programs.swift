import CodeSnippets
import PushMessages

extension FuzzedReader {
  /// Code, commands and texts in which a message is found.
  static let programs =
    MessageImport.Format.allCases.map { format in
      FuzzedReader(
        "import-\(format.rawValue)", endings: [".txt", ".json", ".md"],
        seeds: MessageSeeds.codes(format)
      ) { (text: String) in
        let imported = MessageImport.reading(text, as: format)
        _ = imported.reading()
        guard imported.canBeRead else { return }
        let isStrict = (try? JSONNode(strict: imported.strictText)) != nil
        Invariant.holds(isStrict, "an imported message is strict JSON")
      }
    }
}
