import Drafts
import Testing
import TextEditing
import Workspace

@testable import ComposerState

struct ListStories {
  @Test func `L goes to a locale by a few letters of its name`() {
    var composer = Studio.composer()
    composer.start(.command(.nextLocale))
    composer.send(.command(.chooseLocale)) { $0.open(LocaleList(index: 1)) }
    composer.type("dd")
    composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.locales.choose(2)
    }
  }

  @Test func `Arrows choose a locale, and Esc stays where one was`() {
    var composer = Studio.composer()
    composer.start(.command(.chooseLocale))
    composer.send(.command(.down)) { $0.open(LocaleList(index: 1)) }
    composer.send(.command(.last)) { $0.open(LocaleList(index: 2)) }
    composer.send(.command(.back)) { $0.openModal = nil }
    #expect(composer.localeIndex == 0)
  }

  @Test func `A locale that is not previewed is not gone to`() {
    var composer = Studio.composer()
    composer.start(.command(.chooseLocale))
    composer.type("z")
    composer.send(.command(.edit)) {
      $0.notice = Notice(
        .warning, "no preview locale matches ‘z’, and it isn't a language tag like de-CH")
    }
  }

  @Test func `Where there is one locale, another one can be typed`() {
    var composer = Studio.composer()
    composer.changeSettings { $0.locales = [PreviewLocale("en-US")] }
    composer.send(.command(.nextLocale)) {
      $0.notice = Notice(.warning, "Locale: only one preview locale")
    }
    composer.send(.command(.chooseLocale)) { $0.open(LocaleList(index: 0)) }
  }

  private var withThemes: Composer {
    var composer = Studio.composer()
    composer.screen.take(
      Themes(
        ["mono", "nord", "solarized-dark", "terminal"], shown: "terminal"))
    return composer
  }

  @Test func `A theme is shown as soon as it is chosen, and Esc shows the one before`() {
    var composer = withThemes
    composer.send(.command(.chooseTheme)) {
      $0.open(ThemeList(before: "terminal", index: 3))
    }
    composer.send(.command(.first), effects: [.showTheme("mono")]) {
      $0.open(ThemeList(before: "terminal", index: 0))
      _ = $0.screen.show(themeNamed: "mono")
    }
    composer.send(.command(.up))
    composer.send(.command(.back), effects: [.showTheme("terminal")]) {
      $0.openModal = nil
      _ = $0.screen.show(themeNamed: "terminal")
    }
  }

  @Test func `What is typed shows the best theme, and Enter keeps it and says which line keeps it`()
  {
    var composer = withThemes
    composer.start(.command(.chooseTheme))
    let derived = Studio.derived(of: composer)
    let effects = composer.update(.edit(.insert("no")), seeing: derived, at: composer.now)
    #expect(effects == [.showTheme("nord")])
    composer.send(.command(.edit)) {
      $0.openModal = nil
      $0.notice = Notice(
        .good, "Using nord until you leave; write theme = \"nord\" in config.toml to keep it")
    }
  }

  @Test func `Where the profile has a theme, its line is the one that counts`() {
    var profile = Profile(name: "prod", project: "demo")
    profile.theme = .one("mono")
    var composer = Studio.composer(profile: ProfileSummary(.chosen(profile)))
    composer.screen.take(Themes(["mono", "nord"], shown: "mono"))
    composer.start(.command(.chooseTheme), .command(.down), .command(.edit))
    #expect(
      composer.notice?.text
        == "Using nord until you leave; write theme = \"nord\" in [profiles.prod] of pushwright.toml to keep it"
    )
  }

  @Test func `Themes that come and go leave the choice with the theme on the screen`() {
    var composer = withThemes
    composer.start(.command(.chooseTheme))
    let names = ["mono", "nord", "own", "solarized-dark", "terminal"]
    composer.send(.themesFound(Themes(names, shown: "terminal"))) {
      $0.screen.take(Themes(names, shown: "terminal"))
      $0.open(ThemeList(before: "terminal", index: 4))
    }
    composer.send(.themesFound(Themes(["mono"], shown: "terminal"))) {
      $0.screen.take(Themes(["mono"], shown: "terminal"))
      $0.open(ThemeList(before: "terminal", index: 0))
    }
    composer.send(.command(.back)) { $0.openModal = nil }
    composer.send(.themesFound(Themes(["mono", "nord"], shown: "nord"))) {
      $0.screen.take(Themes(["mono", "nord"], shown: "nord"))
    }
  }

  @Test func `A text like no theme leaves the screen as it is, and Enter keeps nothing`() {
    var composer = withThemes
    composer.start(.command(.chooseTheme), .pasted("zzz"))
    composer.send(.command(.edit))
    #expect(composer.themes.shown == "terminal")
  }

  @Test func `The theme that is shown already changes nothing`() {
    var composer = withThemes
    composer.start(.command(.chooseTheme))
    composer.send(.command(.edit)) { $0.openModal = nil }
  }

  @Test func `Without themes there is none to choose`() {
    var composer = Studio.composer()
    composer.send(.command(.chooseTheme)) {
      $0.notice = Notice(.warning, "Theme…: no theme can be chosen here")
    }
  }
}
