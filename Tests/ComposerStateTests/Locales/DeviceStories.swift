import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver
import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

struct DeviceStories {
  private static let message = #"""
    {"topic": "news", "android": {"notification": {"title_loc_key": "welcome_title",
      "title_loc_args": ["Zoë"]}}, "apns": {"payload": {"aps": {"alert": {
      "title-loc-key": "WELCOME_TITLE", "title-loc-args": ["Zoë"], "loc-args": ["3", 4]}}}}}
    """#

  private func adding(_ text: String) -> Composer {
    var composer = Studio.composer(Self.message)
    composer.start(.command(.chooseLocale))
    composer.type(text)
    return composer
  }

  @Test(
    arguments: [
      ("gsw-ch, DE-ch,fr", ["gsw-CH", "de-CH", "fr"]), ("pt-AO", ["pt-AO"]),
      ("ZH-hant-tw", ["zh-Hant-TW"]), ("en-XA", ["en-XA"]),
      ("ar-eg-U-NU-latn", ["ar-EG-u-nu-latn"]),
      ("es-419,es-419", ["es-419"]), ("x-double-length", ["x-double-length"]),
    ])
  func `A device with other languages is previewed until the program ends`(
    text: String, languages: [String]
  ) {
    var composer = adding(text)
    let name = languages.joined(separator: ", ")
    composer.send(.command(.edit)) {
      $0.openModal = nil
      _ = $0.locales.add(PreviewLocale(name, languages: languages))
      $0.locales.choose(3)
      $0.notice = Notice(
        .good,
        "\(name) is previewed for this session; add it to pushwright.toml to keep it"
      )
    }
    #expect(Studio.derived(of: composer).rows.count == 4)
    #expect(!composer.isDirty)
  }

  @Test func `The same device is not added twice`() {
    var composer = adding("it, fr")
    composer.start(.command(.edit), .command(.first), .command(.chooseLocale))
    composer.type("it,fr")
    composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.locales.choose(3)
    }
  }

  @Test(
    arguments: [
      ("de_AT", "no preview locale matches ‘de_AT’, and it isn't a language tag like de-CH"),
      ("it, d", "‘d’ isn't a language tag: write it like de-CH"),
      ("it, de-", "‘de-’ isn't a language tag: write it like de-CH"),
      ("it, 日本", "‘日本’ isn't a language tag: write it like de-CH"),
    ])
  func `What is no language tag is said`(text: String, sentence: String) {
    var composer = adding(text)
    composer.send(.command(.edit)) { $0.notice = Notice(.warning, sentence) }
  }

  @Test func `A problem leads to the device of several languages that has it`() {
    var composer = Studio.composer(
      #"""
      {"topic": "news", "android": {"notification": {"body_loc_key": "new_message_body",
        "body_loc_args": ["3"]}}}
      """#)
    composer.locales.take(
      locales: [PreviewLocale("Geneva", languages: ["fr-CH", "de-CH"])]
        + composer.settings.locales.filter { $0.name != "fr-FR" })
    composer.locales.choose(1)
    composer.start(.command(.nextProblem))
    #expect(composer.localeIndex == 0)
  }

  @Test(
    arguments: [
      (["android"], [PreviewDevice.android, .android]), (["web"], [.browser, .browser]),
      (["android", "apple"], [.phones, .android, .iPhone, .phones]),
      (["apple", "web"], [.iPhone, .browser, .iPhone]),
    ])
  func `Only the devices of the project are previewed and judged`(
    names: [String], devices: [PreviewDevice]
  ) {
    var settings = Studio.settings
    settings.platforms = Platform.allCases.filter { names.contains($0.rawValue) }
    let studio = Studio.composer(Self.message)
    var composer = Composer(
      document: studio.document, file: studio.file, settings: settings, profile: studio.profile)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 2, errors: []))
    #expect(composer.previewDevice == devices[0])
    for device in devices.dropFirst() {
      composer.start(.command(.nextDevice))
      #expect(composer.previewDevice == device)
    }
    let derived = Studio.derived(of: composer)
    let shown = Set(derived.shown.map(\.device.platform))
    #expect(shown == Set(settings.platforms))
    let troubles = derived.findings.filter { $0.localeCount != nil }.compactMap(\.platform)
    #expect(Set(troubles).isSubset(of: shown))
  }

  @Test func `The device and its state change by a key each`() {
    var composer = Studio.composer(Self.message)
    composer.send(.command(.nextState)) { $0.preview.show(.banner) }
    composer.send(.command(.nextDevice)) { $0.preview.show(.android) }
    composer.send(.command(.nextState)) { $0.preview.show(.expanded) }
    composer.send(.command(.nextState)) { $0.preview.show(.foreground) }
    composer.send(.command(.nextDevice)) { $0.preview.show(.iPhone) }
    composer.send(.command(.nextState)) { $0.preview.show(.resting) }
    composer.send(.command(.nextState)) { $0.preview.show(.banner) }
    // A browser has no banner.
    composer.send(.command(.nextDevice)) {
      $0.preview.show(.browser)
      $0.preview.show(.resting)
    }
    composer.send(.command(.nextDevice)) { $0.preview.show(.phones) }
  }

  @Test func `In the foreground FCM shows nothing, and nothing else is changed by it`() {
    var composer = Studio.composer(Self.message)
    let before = Studio.derived(of: composer)
    composer.start(.command(.nextState), .command(.nextState), .command(.nextState))
    let derived = Studio.derived(of: composer)
    #expect(derived.rows.map(\.android.verdict) == [.nothing, .nothing, .nothing])
    #expect(derived.rows.map(\.apple.verdict) == [.unknown, .unknown, .unknown])
    #expect(derived.draftRows == before.rows)
    #expect(derived.findings == before.findings)
    #expect(derived.shown == before.shown)
  }

  @Test(
    arguments: [
      (PreviewDevice.android, DeviceState.foreground, [Platform.android]),
      (.iPhone, .banner, []), (.iPhone, .foreground, [.apple]), (.browser, .foreground, [.web]),
      (.phones, .banner, [.android]), (.phones, .foreground, [.android, .apple, .web]),
    ])
  func `The state of one device alone says nothing of the others`(
    device: PreviewDevice, state: DeviceState, changed: [Platform]
  ) throws {
    let message = #"""
      {"topic": "news", "notification": {"title": "Sale", "body": "Now"}}
      """#
    var composer = Studio.composer(message)
    let before = Studio.derived(of: composer)
    while composer.previewDevice != device { composer.start(.command(.nextDevice)) }
    while composer.deviceState != state { composer.start(.command(.nextState)) }
    let derived = Studio.derived(of: composer)
    for (row, resting) in zip(derived.rows, before.rows) {
      let others = Platform.allCases.filter { row[$0].verdict != resting[$0].verdict }
      #expect(others == changed)
    }
    #expect(derived.shown == before.shown)
    composer.start(.command(.nextDevice))
    let next = Studio.derived(of: composer).settings
    #expect(
      next.deviceState == .resting || next.platformsInState != derived.settings.platformsInState)
  }

  @Test func `Samples are tried one after the other, and the draft stays as it is`() {
    var composer = Studio.composer(Self.message)
    composer.send(.command(.nextSample)) {
      $0.preview.show(.short)
      $0.notice = Notice(
        .info,
        "The preview uses the sample ‘short’; the draft doesn't change")
    }
    composer.start(.command(.nextSample), .command(.nextSample), .command(.nextSample))
    composer.send(.command(.nextSample)) {
      $0.preview.show(nil as ArgumentSample?)
      $0.notice = Notice(.info, "The preview shows the draft's own arguments again")
    }
    #expect(!composer.isDirty)
  }

  @Test(
    arguments: [
      (ArgumentSample.short, "Welcome, Li!"),
      (.long, "Welcome, Maximiliane-Alexandra Freifrau von Hohenberg!"), (.zero, "Welcome, !"),
      (.rightToLeft, "Welcome, مريم العبدالله!"),
      (
        .own(SampleArguments(name: "VIP", arguments: [Self.titleArguments: ["Dr. Zoë"]])),
        "Welcome, Dr. Zoë!"
      ),
    ])
  func `A sample stands in the preview, and never in what is sent`(
    sample: ArgumentSample, title: String
  ) throws {
    var composer = Studio.composer(Self.message)
    if case .own(let own) = sample { composer.draft.note { $0.samples = [own] } }
    composer.preview.show(sample)
    let derived = Studio.derived(of: composer)
    #expect(derived.rows[0].android.card?.title == title)
    #expect(derived.source.android.card?.title == title)
    #expect(derived.draftRows[0].android.card?.title == "Welcome, Zoë!")
    #expect(derived.shown.first?.card?.title == "Welcome, Zoë!")
    let review = composer.verdict(on: Review(.send), seeing: derived)
    let plain = Studio.composer(Self.message)
    #expect(
      review.review?.platforms
        == plain.verdict(on: Review(.send), seeing: Studio.derived(of: plain)).review?.platforms)
    #expect(composer.document == plain.document)
  }

  private static let titleArguments = Studio.android.appending("title_loc_args")

  @Test func `Numbers give way to numbers`() {
    let document = ArgumentSample.long.tried(in: Studio.composer(Self.message).document)
    let arguments = document.node(at: Studio.alert.appending("loc-args"))?.elements ?? []
    #expect(arguments.map(\.kind) == [.string("1234567890"), .string("1234567890")])
  }

  @Test func `A sample of the draft's own goes when the notes lose it`() {
    var composer = Studio.composer(Self.message)
    let own = SampleArguments(name: "VIP", arguments: [Self.titleArguments: ["Dr. Zoë"]])
    composer.draft.note { $0.samples = [own] }
    composer.preview.show(.own(own))
    #expect(composer.previewSettings.sample == .own(own))
    composer.draft.note { $0.samples = [] }
    #expect(composer.previewSettings.sample == nil)
    composer.start(.command(.nextSample))
    #expect(composer.sample == .short)
  }

  @Test func `Without arguments there is nothing to try`() {
    var composer = Studio.composer()
    composer.send(.command(.nextSample)) {
      $0.notice = Notice(.warning, "Sample: the message has no arguments")
    }
  }
}
