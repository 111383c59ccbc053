import CodeSnippets
import Drafts
import PushMessages
import Testing
import TextEditing
import Workspace

@testable import ComposerState

struct CopyingStories {
  @Test func `A click chooses a form, a double click copies it`() {
    var composer = Studio.composer()
    composer.start(.command(.copy), .pointed(.entry(1)))
    guard let menu = composer.modal(CopyMenu.self) else {
      Issue.record("the menu is gone")
      return
    }
    #expect(menu.index == 1)
    composer.send(.pointed(.entry(99)))
    let effects = composer.effects(of: .pointed(.again(nil)))
    #expect(composer.openModal == nil && effects.count == 1)
    if case .copy? = effects.first {} else { Issue.record("\(effects)") }
  }

  private static let message = #"""
    {"topic": "news", "android": {"notification": {"body_loc_key": "new_message_body",
      "body_loc_args": ["it's"]}}}
    """#

  private func text(_ form: CopyForm, of composer: Composer) -> String? {
    guard case .text(let text) = composer.copyText(form, seeing: Studio.derived(of: composer))
    else { return nil }
    return text
  }

  @Test func `The body is in one line, without validate_only`() {
    let composer = Studio.composer(#"{"topic": "news"}"#)
    #expect(text(.body, of: composer) == #"{"message":{"topic":"news"}}"#)
  }

  @Test func `The draft is copied as it stands`() {
    let composer = Studio.composer(Self.message)
    #expect(text(.draft, of: composer) == composer.document.text)
  }

  @Test
  func
    `Code of a draft that lacks parts of its source begins with them, and the notice counts them`()
  {
    let code = "send({topic: 'a', notification: {title: 'T', body: text(order)}, data: {...rest}})"
    var composer = Composer(
      opening: MessageImport.reading(code), text: code, path: "a.js", settings: Studio.settings,
      profile: Studio.profile)
    for form in [CopyForm.code(.python), .code(.curl), .curl] {
      let text = text(form, of: composer) ?? ""
      #expect(text.contains("notification.body was left out (a.js:1)"), "\(text)")
      #expect(text.contains("a part of data was left out (a.js:1)"))
    }
    composer.start(.command(.copy))
    guard case .copy(_, let what, _)? = composer.effects(choosing: .code(.python)).first
    else {
      Issue.record("nothing is copied")
      return
    }
    #expect(what.hasPrefix("a program in Python, with 2 parts of its source to check"))
    // What has a value by now isn't named.
    composer = Studio.composer(#"{"topic": "news"}"#)
    #expect(text(.code(.python), of: composer)?.contains("Check before") == false)
  }

  @Test func `The menu copies the chosen form, and a letter only goes to its own`() {
    var composer = Studio.composer(#"{"topic": "news"}"#)
    composer.send(.command(.copy)) { $0.open(CopyMenu()) }
    composer.start(.command(.down), .command(.down), .command(.up), .command(.up))
    let body = Effect.copy(
      #"{"message":{"topic":"news"}}"#, what: "the request's body, in one line")
    composer.send(.command(.edit), effects: [body]) { $0.openModal = nil }
    composer.start(.command(.copy))
    let draft = Effect.copy(composer.document.text, what: "the draft's text")
    composer.start(.dialog(.form(.draft)))
    #expect(composer.modal(CopyMenu.self)?.index == CopyForm.allCases.firstIndex(of: .draft))
    composer.send(.command(.edit), effects: [draft]) { $0.openModal = nil }
  }

  @Test(
    arguments: [
      (SnippetForm.node, "topic: 'news'"), (.python, "topic=\"news\""),
      (.java, ".setTopic(\"news\")"), (.go, "Topic:        \"news\""),
      (.csharp, "Topic = \"news\""), (.simctl, "\"aps\""),
    ])
  func `A program that sends the message is copied, and the notice counts its remarks`(
    form: SnippetForm, code: String
  ) throws {
    var composer = Studio.composer(
      #"{"topic": "news", "notification": {"title": "a"}, "webpush": {"fcm_options": {"analytics_label": "a"}}}"#
    )
    composer.start(.command(.copy))
    let effects = composer.effects(choosing: .code(form))
    guard case .copy(let text, let what, _)? = effects.first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.contains(code), "\(text)")
    // JavaScript sends whatever an object has.
    let saysAll = form == .simctl || form == .node
    let remark = ", without webpush.fcm_options.analytics_label (1 remark in its comments)"
    #expect(what == form.title + (saysAll ? "" : remark))
  }

  @Test(
    arguments: [
      (SnippetForm.java, "a program in Java, without android_v2 (1 remark in its comments)"),
      (.csharp, "a program in C#, without android_v2 (1 remark in its comments)"),
      (.go, "a program in Go, with android_v2 for an unreleased SDK (1 remark in its comments)"),
    ])
  func `The notice says what no released SDK can send`(form: SnippetForm, name: String) {
    var composer = Studio.composer(
      #"{"topic": "news", "android_v2": {"data": {"a": "b"}}}"#)
    composer.start(.command(.copy))
    let effects = composer.effects(choosing: .code(form))
    guard case .copy(_, name, false)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
  }

  @Test func `A file that the simulator refuses isn't copied`() {
    var composer = Studio.composer(#"{"topic": "news", "data": {"a": "b"}}"#)
    composer.start(.command(.copy))
    #expect(composer.effects(choosing: .code(.simctl)).isEmpty)
  }

  @Test func `What cannot be copied says why, and the menu stays`() {
    var composer = Studio.opened("{")
    composer.start(.command(.copy))
    composer.send(.command(.edit)) {
      $0.notice = Notice(.warning, "Copy…: the draft can't be read as a message")
    }
    composer.send(.command(.back)) { ($0.openModal, $0.notice) = (nil, nil) }
  }

  @Test func `Without a problem there is none to copy`() {
    let composer = Studio.opened("{")
    let derived = Studio.derived(of: Studio.composer(#"{"topic": "news", "data": {"a": "b"}}"#))
    #expect(derived.findings.isEmpty)
    #expect(
      composer.copyText(.problem, seeing: derived)
        == .unavailable(because: "no problems"))
  }

  private func profile(variable: String? = nil, endpoint: String? = nil) -> ProfileSummary {
    ProfileSummary(
      .chosen(
        Profile(
          name: "test", project: "demo-shop", endpoint: endpoint ?? Profile.standardEndpoint,
          kind: .test, tokenVariable: variable)))
  }

  @Test(
    arguments: [
      (nil, nil, "$(gcloud auth application-default print-access-token)", true),
      ("MY_TOKEN2", nil, "$MY_TOKEN2", false), ("A; rm -rf", nil, "$TOKEN", false),
      ("2X", nil, "$TOKEN", false), ("", nil, "$TOKEN", false), ("É", nil, "$TOKEN", false),
      (nil, "http://127.0.0.1:9099", "$TOKEN", false),
    ] as [(String?, String?, String, Bool)])
  func `A curl command has no token, only where it comes from`(
    variable: String?, endpoint: String?, expression: String, namesProject: Bool
  ) throws {
    let composer = Studio.composer(profile: profile(variable: variable, endpoint: endpoint))
    let command = try #require(text(.curl, of: composer))
    #expect(command.contains("\"Authorization: Bearer \(expression)\""))
    #expect(command.contains("x-goog-user-project: demo-shop") == namesProject)
    let url = (endpoint ?? "https://fcm.googleapis.com") + "/v1/projects/demo-shop/messages:send"
    #expect(command.contains("'\(url)'"))
  }

  @Test func `A curl command is a dry-run of the same message, whatever quotes are in it`() throws {
    let composer = Studio.composer(Self.message, profile: profile())
    let command = try #require(text(.curl, of: composer))
    #expect(command.contains(#"it'\''s"#))
    #expect(command.contains("\"validate_only\":true"))
    let back = MessageImport.reading(command)
    #expect(back.document.canonicalMessage == composer.document.canonicalMessage)
  }

  @Test func `Without a profile there is no project to which curl could go`() {
    let composer = Studio.composer(
      profile: ProfileSummary(.chosen(Profile(name: "bare", project: nil))))
    #expect(
      composer.copyText(.curl, seeing: Studio.derived(of: composer))
        == .unavailable(because: "the profile bare names no project"))
  }

  @Test func `Without any profile the project is a variable that the shell asks for`() throws {
    let composer = Studio.composer(Self.message, profile: ProfileSummary(.noneConfigured))
    let command = try #require(text(.curl, of: composer))
    #expect(command.hasPrefix(": \"${PROJECT_ID:?set it to the project's ID}\"\ncurl "))
    #expect(
      command.contains(
        "\"https://fcm.googleapis.com/v1/projects/$PROJECT_ID/messages:send\""))
    #expect(command.contains("\"x-goog-user-project: $PROJECT_ID\""))
    #expect(command.contains("\"validate_only\":true") && !command.contains("not-known"))
  }

  @Test func `The shown texts are those of the current locale, with what is wrong`() throws {
    var composer = Studio.composer(
      #"{"topic": "news", "android": {"notification": {"title_loc_key": "welcome_title", "title_loc_args": ["Zoë"], "body_loc_key": "new_message_body", "body_loc_args": ["3"]}}}"#
    )
    let english = try #require(text(.shownTexts, of: composer))
    #expect(english.hasPrefix("en-US\nAndroid\n  title: Welcome, Zoë!\n  body: 3 new\niPhone\n"))
    composer.start(.command(.nextLocale))
    let french = try #require(text(.shownTexts, of: composer))
    #expect(french.hasPrefix("fr-FR\nAndroid\n  nothing is shown"))
    #expect(french.contains("body is wrong: "))
  }

  private static let french = #"""
    {"topic": "news", "android": {"notification": {"title_loc_key": "welcome_title",
      "title_loc_args": ["Zoë"], "body_loc_key": "new_message_body", "body_loc_args": ["3"]}},
      "apns": {"payload": {"aps": {"alert": {"title": "Hi", "loc-key": "NO_SUCH_KEY"}}}}}
    """#

  @Test func `A bug report has all that somebody needs who mends the app's strings`() throws {
    var composer = Studio.composer(Self.french)
    composer.preview.take(
      StringsSummary(
        revision: 1, fileCount: 2, errors: [], origin: "main@4f2c1e0"))
    composer.start(.command(.nextLocale))
    let report = try #require(text(.report, of: composer))
    for line in [
      "Push notification texts in fr-FR", "draft: news.json (topic news)",
      "device languages: fr-FR", "app: Shop at main@4f2c1e0", "Android (API level 34): crash",
      "    field: android.notification.body_loc_key", "    key: new_message_body",
      "    file: res/values-fr/strings.xml:3", "    text found: %1$d nouveau",
      "    arguments: 3", "    promised: 3 nouveau",
      "    next app release: every FCM argument is a string: use %1$s",
      "    text found: Bienvenue, %1$s !", "    shown: Bienvenue, Zoë !", "iPhone: key",
      "    field: apns.payload.aps.alert.loc-key", "    shown: NO_SUCH_KEY",
      "    field: apns.payload.aps.alert.title",
    ] {
      #expect(report.contains("\(line)\n"), "\(line) is not in\n\(report)")
    }
    #expect(report.contains("    shown: nothing: the app crashes (java.util.IllegalFormat"))
    #expect(report.contains("    trail: "))
    #expect(report.contains("    now: "))
  }

  @Test func `A bug report has what a reviewer said of the texts`() throws {
    var composer = Studio.composer(Self.french)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 2, errors: []))
    composer.show(.locales)
    #expect(try !#require(text(.report, of: composer)).contains("review:"))
    composer.start(.command(.rejectTexts), .pasted("too formal"), .dialog(.confirm))
    #expect(
      try #require(text(.report, of: composer)).contains("\nreview: rejected: too formal\n"))
    composer.change {
      try $0.draft.set(.list([.string("Mia")]), at: "android.notification.title_loc_args")
    }
    #expect(
      try #require(text(.report, of: composer))
        .contains("\nreview: rejected before the texts changed: too formal\n"))
    composer.start(
      .command(.undo), .command(.markReviewed), .dialog(.confirm), .command(.up))
    #expect(try #require(text(.report, of: composer)).contains("\nreview: reviewed, "))
  }

  @Test func `A bug report says when other arguments were tried, and in which state`() throws {
    var composer = Studio.composer(Self.french)
    composer.start(.command(.nextSample), .command(.nextState), .command(.nextState))
    var report = try #require(text(.report, of: composer))
    #expect(report.contains("arguments: the sample ‘short’, not the draft's own\n"))
    #expect(report.contains("    arguments: Li\n"))
    #expect(report.contains("    shown: Welcome, Li!\n"))
    composer.start(.command(.nextState))
    report = try #require(text(.report, of: composer))
    #expect(report.contains("state: the app is in the foreground\n"))
    let shown = try #require(text(.shownTexts, of: composer))
    #expect(shown.hasSuffix("state: the app is in the foreground\n"))
    composer.start(.command(.nextDevice))
    report = try #require(text(.report, of: composer))
    #expect(report.contains("state: on Android the app is in the foreground\n"))
  }

  @Test func `The problem comes with its field, its place and what mends it`() throws {
    var composer = Studio.composer(Self.message)
    composer.show(.problems)
    let report = try #require(text(.problem, of: composer))
    #expect(report.hasPrefix("error: "))
    #expect(report.contains("field: android.notification.body_loc_key\n"))
    #expect(report.contains("place: res/values-fr/strings.xml:3\n"))
    #expect(report.contains("rule: crash\n"))
  }
}

extension Composer {
  /// What comes of the form's letter and Enter.
  mutating func effects(choosing form: CopyForm) -> [Effect] {
    start(.dialog(.form(form)))
    return effects(of: .command(.edit))
  }
}
