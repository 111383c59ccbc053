import ComposerScreens
import Workspace

/// What is wrong with a user's keys: which commands and keys exist is the screen's knowledge.
enum KeymapProblems {
  static func all(in keymap: [KeyAssignment], path: String) -> [WorkspaceProblem] {
    let (_, problems) = Keymap.standard.applying(
      keymap.map { KeymapLine(command: $0.command, keys: $0.keys, number: $0.line) })
    return problems.map {
      WorkspaceProblem(.error, path: path, line: $0.line, sentence: $0.sentence)
    }
  }
}
