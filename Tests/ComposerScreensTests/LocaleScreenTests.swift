import ComposerScreens
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerState

/// The preview and the list of locales in the hands of somebody who reviews translations.
@Suite(.takingTurns)
struct LocaleScreenTests {
  /// What was pressed since a draft was opened.
  struct Moment: CustomTestStringConvertible, Sendable {
    var name: String
    var draft = "sale.json"
    var actions: [Action]
    var testDescription: String { name }
  }

  private static func commands(_ commands: Command...) -> [Action] { commands.map(Action.command) }

  private static func typing(_ text: String) -> [Action] {
    text.map { .edit(.insert(String($0))) }
  }

  private static let filtering = commands(.filterLocales) + typing("de")

  /// Two marks that lapse, one that counts, and one rejected translation.
  private static let reviewing =
    commands(.showLocales, .markReviewed, .markReviewed, .showText, .down, .down, .down, .edit)
    + typing("X") + commands(.back, .showLocales, .markReviewed)
    + [.dialog(.confirm)] + commands(.rejectTexts) + typing("too long")
    + [.dialog(.confirm)]

  static let moments: [Moment] = [
    Moment(name: "locales-filtering", actions: filtering),
    Moment(name: "locales-filtered", actions: filtering + commands(.orderLocales, .edit)),
    Moment(
      name: "locales-worst-first",
      actions: commands(.filterLocales) + typing("ok") + commands(.edit, .orderLocales)),
    Moment(
      name: "locales-none", actions: commands(.filterLocales) + typing("zz") + commands(.edit)),
    Moment(name: "locales-reviewed", actions: reviewing),
    Moment(
      name: "locales-rejecting",
      actions: commands(.showLocales, .down, .rejectTexts) + typing("Zu lang für مريم")),
    Moment(
      name: "locales-rejected",
      actions: commands(.showLocales, .down, .rejectTexts) + typing("Zu lang für مريم")
        + [.dialog(.confirm)] + commands(.markReviewed)),
    Moment(
      name: "locales-unseen",
      actions: commands(.showLocales, .down, .down) + [.marksReviewed(seeing: [])]),
    Moment(name: "locales-texts", actions: reviewing + commands(.zoom, .down)),
    Moment(
      name: "comparing",
      actions: commands(
        .nextLocale, .compareLocales, .nextLocale, .compareLocales, .nextLocale, .nextLocale,
        .compareLocales, .previousLocale, .showPreview, .zoom)),
    Moment(
      name: "comparing-android",
      actions: commands(.compareLocales, .nextLocale, .nextLocale, .nextDevice, .showPreview)),
    Moment(name: "device-list", actions: commands(.chooseLocale) + typing("gsw-ch, de-AT,fr")),
    Moment(
      name: "device-refused", actions: commands(.chooseLocale) + typing("de_AT") + commands(.edit)),
    Moment(
      name: "device-added",
      actions: commands(.chooseLocale) + typing("gsw-ch, de-AT,fr")
        + commands(.edit, .chooseLocale)),
    Moment(
      name: "device-removable",
      actions: commands(.chooseLocale) + typing("gsw-ch, de-AT,fr") + commands(.edit, .showLocales)),
    Moment(
      name: "device-removed",
      actions: commands(.chooseLocale) + typing("gsw-ch, de-AT,fr") + commands(.edit, .chooseLocale)
        + [.edit(.deleteForward)]),
    Moment(
      name: "sample-long", draft: "order-shipped.json", actions: commands(.nextSample, .nextSample)),
    Moment(
      name: "sample-right-to-left", draft: "order-shipped.json",
      actions: commands(.nextSample, .nextSample, .nextSample, .nextSample, .showLocales)),
    state("state-banner", .nextState), state("state-expanded", .nextState, .nextState),
    state("state-foreground", .nextState, .nextState, .nextState, .showLocales),
    state("device-android", .nextDevice), state("device-android-banner", .nextDevice, .nextState),
    state("device-android-expanded", .nextDevice, .nextState, .nextState),
    state("device-iphone-banner", .nextDevice, .nextDevice, .nextState),
    state("device-browser", .nextDevice, .nextDevice, .nextDevice),
    state(
      "device-browser-foreground", .nextDevice, .nextDevice, .nextDevice, .nextState, .nextState),
  ]

  /// The preview of a draft with an image, in French.
  private static func state(_ name: String, _ commands: Command...) -> Moment {
    Moment(
      name: name, draft: "order-shipped.json",
      actions: ([.nextLocale, .showPreview] + commands).map(Action.command))
  }

  @Test(arguments: moments, ScreenTests.allSizes)
  func `Previews and reviews look as they were looked at`(moment: Moment, size: Size) async throws {
    let canvas = try await picture(of: moment, size: size)
    try await expectPicture(canvas, named: "\(moment.name)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: moments, [Size(columns: 60, rows: 16), Size(columns: 200, rows: 60)])
  func `Previews and reviews have ASCII forms`(moment: Moment, size: Size) async throws {
    let canvas = try await picture(of: moment, size: size, glyphs: .ascii)
    let strange = canvas.picture.unicodeScalars.filter {
      !$0.isASCII && !$0.properties.isAlphabetic && !$0.properties.isWhitespace
        && $0.properties.generalCategory == .otherSymbol
    }
    #expect(strange.isEmpty, "\(strange)")
  }

  @Test(arguments: moments)
  func `Screen readers get words, and a cursor where the keyboard is`(moment: Moment) async throws {
    let canvas = try await picture(
      of: moment, size: Size(columns: 80, rows: 24), options: DrawingOptions(isAccessible: true))
    let frames = canvas.picture.unicodeScalars.filter { 0x2500...0x259F ~= $0.value }
    #expect(frames.isEmpty)
    let cursor = try #require(canvas.cursor)
    #expect(canvas.row(cursor.row).contains { $0.content != .empty })
  }

  @Test(arguments: ["locales-reviewed", "state-foreground", "device-android-expanded"])
  func `The accessible preview looks as it was looked at`(name: String) async throws {
    let moment = try #require(Self.moments.first { $0.name == name })
    let canvas = try await picture(
      of: moment, size: Size(columns: 80, rows: 24), options: DrawingOptions(isAccessible: true))
    try await expectPicture(canvas, named: "accessible-\(name)-80x24")
  }

  private func picture(
    of moment: Moment, size: Size, glyphs: Glyphs = .unicode,
    options: DrawingOptions = DrawingOptions()
  ) async throws -> Canvas {
    let (composer, derived) = try await Self.outcomes.outcome(of: moment.name) {
      var composer = DemoApp.composer(moment.draft)
      composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
      var derived = try await DemoApp.derived(composer)
      for action in moment.actions {
        let (document, settings) = (composer.document, composer.previewSettings)
        _ = composer.update(
          action.onLargeScreen(composer, derived), seeing: derived, at: composer.now)
        if composer.document != document || composer.previewSettings != settings {
          derived = try await DemoApp.derived(composer)
        }
      }
      return (composer, derived)
    }
    var canvas = Canvas(size: size, glyphs: glyphs)
    ComposerScreen.draw(composer, derived, options: options, on: &canvas)
    return canvas
  }

  private static let outcomes = Outcomes<String>()
}
