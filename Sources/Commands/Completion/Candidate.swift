internal import ArgumentParser
internal import HarmlessText
internal import TextLayout

/// A word that a shell may put on its command line.
struct Candidate: Hashable, Sendable {
  var word: String
  /// What it is, for the shells that show that beside it.
  var remark: String?

  init(_ word: String, remark: String? = nil) {
    self.word = word
    self.remark = remark
  }

  /// As the shell's completion script reads it; `nil` for a word that can't be offered.
  ///
  /// The words come from files that a stranger may have written. bash expands each line of the list as it does a command
  /// line, with the commands in it, so what it could expand is quoted; what it would put on the command line with a live `$`
  /// or a backtick isn't offered at all. zsh divides a line at its colon and fish at its tab.
  func line(for shell: CompletionShell?) -> String? {
    // What can't be seen can't be chosen, and what begins like an option would be taken for one.
    guard !word.isEmpty, !word.hasPrefix("-"), VisibleText.removing(from: word) == word
    else { return nil }
    switch shell {
    case .bash:
      let isLive = word.utf8.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "`") }
      return isLive ? nil : ShellQuoting.word(word)
    case .zsh:
      let escaped = word.map { $0 == "\\" || $0 == ":" ? "\\\($0)" : String($0) }.joined()
      return escaped + (shownRemark.map { ":\($0)" } ?? "")
    case .fish: return word + (shownRemark.map { "\t\($0)" } ?? "")
    default: return word
    }
  }

  private var shownRemark: String? {
    guard let remark else { return nil }
    let shown = VisibleText.removing(from: remark).truncated(toWidth: 60, ambiguous: .offScreen)
    return shown.isEmpty ? nil : shown
  }
}
