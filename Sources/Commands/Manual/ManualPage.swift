internal import Foundation

/// A page of the manual, made from the same tables as `--help` and `config schema`.
public struct ManualPage: Hashable, Sendable {
  /// `pushwright-lint.1`.
  public var fileName: String
  public var source: String

  /// All pages: the program, each of its verbs, and the project file.
  ///
  /// `help` is ArgumentParser's description of the program in JSON, and `day` that of the page, as `2026-11-26`.
  ///
  /// - Throws: if the description has another form.
  public static func all(help: String, day: String) throws -> [ManualPage] {
    let root = try JSONDecoder().decode(HelpTree.Root.self, from: Data(help.utf8)).command
    return [program(root, day)] + root.shownSubcommands.map { verb($0, of: root, day) }
      + [projectFile(day)]
  }

  /// The first lines of a page, up to its name.
  static func beginning(_ name: String, _ section: Int, _ purpose: String, _ day: String)
    -> ManualText
  {
    var text = ManualText()
    text.macro("Dd \(date(day))")
    text.macro("Dt \(ManualText.escaped(name.uppercased())) \(section)")
    text.macro("Os Pushwright \(ProgramVersion.current)")
    text.macro("Sh NAME")
    text.macro("Nm \(ManualText.escaped(name))")
    text.macro("Nd \(ManualText.escaped(sentenceAsPart(purpose)))")
    return text
  }

  /// Without the capital and the full stop: it follows a dash.
  private static func sentenceAsPart(_ sentence: String) -> String {
    let part = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return part.prefix(1).lowercased() + part.dropFirst()
  }

  /// `November 26, 2026`.
  private static func date(_ day: String) -> String {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return "" }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }
}
