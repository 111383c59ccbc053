import Commands
import ComposerState
import Drafts
import Foundation
import SendPolicy
import TerminalUI
import Workspace

/// What the session does when another profile is chosen, or the project file changes.
extension Session {
  /// Reads the app's strings where the project has them now.
  func startFeed() {
    feed?.stop()
    let next = StringsFeed(projectFile.project)
    feed = next
    next.start { [weak self, weak next] news in
      // An older feed may still report strings that are no longer the project's.
      guard let self, !self.isDone, self.feed === next else { return }
      for action in self.strings.take(news) { self.receive(action) }
    }
  }

  /// The composer uses another reading of the project file, or another profile, from now on.
  func useProject(_ number: Int? = nil) {
    let before = projectFile.project
    projectFile.use(number, profile: composer.profile.choice)
    let project = projectFile.project
    sends.use(sender(of: project))
    let problem = themes.use(
      project.profile.profile, on: ground, keepingTheme: isThemeChosen)
    if let problem { update(.noticed(Notice(.warning, problem))) }
    guard number != nil else { return }
    drafts.use(project.draftsDirectory)
    let readsAnew = project.readsOtherStrings(than: before)
    for action in strings.use(project, readsAnew: readsAnew) { update(action) }
    if readsAnew { startFeed() }
  }

  /// Who sends with the profile that is chosen in a project.
  func sender(of project: Project) -> FCMSender {
    FCMSender(
      project, user: setup.user, environment: setup.environment, usesEmulator: usesEmulator,
      home: setup.environment["HOME"])
  }

  /// With whose rights each profile sends; nothing is asked over the network.
  func findAccounts() {
    let senders = (projectFile.project.file?.profiles ?? []).map { profile in
      var project = projectFile.project
      project.profile = .chosen(profile)
      return (profile.name, sender(of: project))
    }
    sends.findAccounts(senders)
  }

  /// Finds out what the review of the draft needs.
  func prepare(_ purpose: SendPurpose) {
    // Not every file system reports writes of other machines.
    drafts.lookAgain()
    let sendCase = SendCase(
      purpose: purpose, profile: composer.profile.choice, document: composer.document,
      expiresIn: composer.notes.expiresIn, findings: [], shown: [], access: nil,
      now: EventTime.now.seconds)
    sends.prepare(purpose, sendCase)
  }
}
