import AppProject
import AppSupport
import MessageLint
import PushMessages
import Testing
import TextEditing

@testable import ComposerState

/// Icons, channels and other names that the app's sources have.
struct NameStories {
  private static let icon: FieldID = .field("android.notification.icon")
  private static let apps = AppProjects(
    android: AndroidProject(
      GradleSources.files.mapValues { Array($0.utf8) }, resFolders: ["app/src/main/res"]))

  private func derived(_ composer: Composer, revision: Int = 1) -> Derived {
    Derived(
      Derived.Key(composer, stringsRevision: revision), previewer: Studio.previewer,
      settings: composer.previewSettings, apps: Self.apps)
  }

  private func composer(
    _ message: String = #"{"topic": "news"}"#, at field: FieldID = NameStories.icon
  )
    -> Composer
  {
    var composer = Studio.composer(message)
    composer.focus(field, in: .platforms)
    return composer
  }

  private func send(_ action: Action, to composer: inout Composer) {
    _ = composer.update(action, seeing: derived(composer), at: composer.now)
  }

  private func names(_ composer: Composer) -> [String] {
    guard let picker = composer.modal(NamePicker.self) else { return [] }
    return (0..<picker.count).map { picker.entry(at: $0).name }
  }

  @Test func `A name is found by a few letters and taken as one step of undo`() {
    var composer = composer()
    send(.command(.pick), to: &composer)
    #expect(names(composer) == ["ic_stat_order", "ic_cart", "ic_launcher", "ic_unused"])
    send(.edit(.insert("cart")), to: &composer)
    #expect(names(composer) == ["ic_cart"])
    send(.command(.edit), to: &composer)
    #expect(composer.openModal == nil)
    #expect(composer.document.string(at: "android.notification.icon") == "ic_cart")
    send(.command(.undo), to: &composer)
    #expect(composer.document.string(at: "android.notification.icon") == nil)
  }

  @Test func `The present name is chosen when the list opens`() {
    var composer = composer(#"{"android": {"notification": {"icon": "ic_cart"}}}"#)
    send(.command(.pick), to: &composer)
    #expect(composer.modal(NamePicker.self)?.list.index == 1)
  }

  @Test func `Of a misspelled name the nearest one is chosen`() {
    var composer = composer(#"{"android": {"notification": {"icon": "ic_crat"}}}"#)
    send(.command(.pick), to: &composer)
    #expect(composer.modal(NamePicker.self)?.list.index == 1)
  }

  @Test func `A list that is open when the sources are read anew keeps what is chosen`() {
    var composer = composer()
    send(.command(.pick), to: &composer)
    send(.command(.down), to: &composer)
    _ = composer.update(.ticked, seeing: derived(composer, revision: 2), at: composer.now)
    #expect(composer.modal(NamePicker.self)?.list.index == 1)
  }

  @Test(
    arguments: [
      (NameStories.icon, nil, "Pushwright is still reading the app's sources"),
      (NameStories.icon, false, "no Gradle build with an app is around the app's strings"),
      (
        FieldID.field("apns.payload.aps.category"), false,
        "no Xcode project with one app is around the app's strings"
      ),
    ] as [(FieldID, Bool?, String)])
  func `Without sources there is a reason why no name can be chosen`(
    field: FieldID, awaits: Bool?, reason: String
  ) {
    var composer = composer(at: field)
    var summary = StringsSummary(revision: 1, fileCount: 2, errors: [])
    summary.awaitsSources = awaits ?? true
    composer.start(.stringsRead(summary), .command(.pick))
    #expect(composer.notice?.text == "Choose…: \(reason)")
  }

  @Test func `Nothing is sent while the sources are being read`() {
    var composer = composer()
    var summary = StringsSummary(revision: 1, fileCount: 2, errors: [])
    summary.awaitsSources = true
    composer.start(.stringsRead(summary), .command(.send))
    #expect(composer.notice?.text == "Send…: Pushwright is still reading the app's sources")
  }

  @Test func `What a message names in the app is among its problems, with the fix`() {
    let composer = composer(
      #"{"topic": "a", "android": {"notification": {"icon": "ic_stat_ordr", "channel_id": "news"}}}"#
    )
    let found = derived(composer).findings.filter { $0.rule == "android-icon-not-found" }
    #expect(found.map(\.fix?.title) == ["write ic_stat_order"])
    #expect(Studio.derived(of: composer).findings.allSatisfy { !$0.rule.hasPrefix("android-icon") })
  }
}
