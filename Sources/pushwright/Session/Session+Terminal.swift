import ComposerState
import CursesTerminal
import Foundation
import LocalPrograms
import TerminalUI

/// What the session does with the terminal itself: editors, the clipboard, themes.
extension Session {
  /// Hands a text to the user's editor, and what comes back to the composer.
  func edit(_ text: String, name: String, line: Int, taking action: (String) -> Action) {
    switch editorRun.edit(text, name: name, line: line) {
    case .edited(let edited): update(action(edited))
    case .failed(let sentence): tell(editorFailure: sentence)
    }
  }

  /// Where a signal ends both, no one reads the screen.
  private func tell(editorFailure sentence: String) {
    update(.editorFailed(sentence))
    leaving.editorFailure = sentence
    // Behind the signal that ended the editor, if one did.
    DispatchQueue.main.async { [weak self] in self?.leaving.editorFailure = nil }
  }

  /// Opens a file in the user's editor; the watcher brings back the changes.
  func edit(_ path: String, line: Int) {
    if let sentence = editorRun.open(path, line: line) { tell(editorFailure: sentence) }
  }

  private var editorRun: EditorRun {
    let path = setup.environment["PATH"]
    let editor = ExternalEditor(environment: setup.environment) {
      ExecutableSearch(path: path).file(of: $0) != nil
    }
    return EditorRun(editor: editor) { words in
      // Suspending the editor suspends everything in this program, too.
      self.drafts.settle()
      guard let words = ExternalEditor.guarded(words, path: path) else {
        return "PATH has no folder that begins with /"
      }
      // A request to end can't wait until the user leaves the editor.
      let ending = SignalWatch(
        [SIGTERM, SIGHUP] + LeavingSignals.limits, on: .global(qos: .userInteractive)
      ) { _ in CursesScreen.endForegroundProgram() }
      defer { ending.stop() }
      guard let result = self.screen?.runInForeground(words) else { return "no terminal" }
      return result.isSuccess ? nil : "\(result)"
    }
  }

  /// No terminal confirms what it did with it, so the words are careful.
  func copy(_ text: String, what: String, isWhole: Bool) {
    do throws(ClipboardError) {
      try screen?.copy(text)
      update(
        .noticed(
          Notice(
            isWhole ? .good : .warning,
            "Copied \(what) to the terminal's clipboard")))
    } catch {
      update(.noticed(Notice(.error, "\(error)")))
    }
  }

  /// The theme that the user has chosen, which no answer of the terminal replaces.
  func show(themeNamed name: String) {
    isThemeChosen = true
    if let problem = themes.show(name) { update(.noticed(Notice(.warning, problem))) }
  }

  /// The theme for the ground that the terminal has; a theme that the user has chosen stays.
  func show(themeOn ground: TerminalBackground) {
    self.ground = ground
    guard !isThemeChosen else { return }
    let name = themes.chooser.name(on: ground)
    guard name != composer.themes.shown else { return }
    update(.themesFound(Themes(composer.themes.names, shown: name)))
    if let problem = themes.show(name) { update(.noticed(Notice(.warning, problem))) }
  }
}

extension TerminalEvent.PasteFault {
  /// What the user hears of it.
  var sentence: String {
    switch self {
    case .endless: "The paste didn't end: Pushwright used what came within 2 s. Check the field"
    case .tooLong(let limit): "Pasted nothing: the text has more than \(limit) bytes"
    }
  }
}
