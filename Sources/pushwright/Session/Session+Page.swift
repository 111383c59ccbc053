import Commands
import ComposerState
import MessageLint
import NotificationPage

extension Session {
  /// Writes the sign-off page of the draft as it is now, beside the main thread, and says what came of it.
  func writePage(to path: String) {
    let page = composer.page(version: ProgramVersion.current, seeing: derivation.value)
    let (project, apps) = (projectFile.project, strings.apps)
    let write: @Sendable () -> Notice = {
      var page = page
      project.addIcons(of: apps, to: &page)
      do throws(CommandFailure) {
        try PageFile.write(page.html, to: path)
        return Notice(.good, "Wrote the page to \(path)")
      } catch {
        return Notice(.error, "Couldn't write the page: \(error.sentence)")
      }
    }
    drafts.disk.ask(write, then: { [weak self] notice in self?.receive(.noticed(notice)) })
  }
}
