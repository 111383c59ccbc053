internal import CodeSnippets
internal import PushMessages

/// What the drafts of a project name in its app.
struct KeptNames: Hashable {
  var androidKeys: Set<String> = []
  var appleKeys: Set<String> = []
  var icons: Set<String> = []
  var sounds: Set<String> = []

  init() {}

  /// - Throws: ``CommandFailure`` if a draft can't be read: what it names would be removed.
  init(of project: Project) throws(CommandFailure) {
    let files = try LintedFiles([], of: project)
    if let failure = files.failures.first { throw failure.failure }
    for path in files.paths {
      let draft = LintInput(path)
      if let failure = draft.failure { throw failure }
      add(draft.document)
    }
  }

  mutating func add(_ document: MessageDocument) {
    let message = Message.reading(document).message
    let android = message.android?.notification
    androidKeys.formUnion([android?.title.key, android?.body.key].compactMap(\.self))
    let apple = message.apple
    appleKeys.formUnion(
      [apple?.alert?.title.key, apple?.subtitle.key, apple?.alert?.body.key].compactMap(\.self))
    let notification: FieldPath = "android.notification"
    if let icon = document.string(at: notification.appending("icon")) { icons.insert(icon) }
    if let sound = document.string(at: notification.appending("sound")), sound != "default" {
      sounds.insert(sound)
    }
  }
}
