import TerminalUI
import Testing

struct ThemeTests {
  @Test func `The standard theme is the terminal's own colors`() {
    let (theme, problems) = ThemeLibrary().theme(named: ThemeLibrary.standardName)
    #expect(problems.isEmpty)
    #expect(theme.appearance(of: .error).foreground == .ansi(1))
    #expect(theme.appearance(of: .error).background == nil)
    #expect(!theme.hasExactColors)
  }

  @Test func `Without colors only attributes are left and a ground becomes reverse`() {
    for name in ThemeLibrary.builtInNames {
      let theme = ThemeLibrary().theme(named: name).theme.withoutColors
      for appearance in theme.roles.values {
        #expect(appearance.foreground == nil && appearance.background == nil)
      }
      #expect(theme.appearance(of: .badge).attributes.contains(.reverse), "\(name)")
    }
  }

  @Test func `A profile's color is the ground of its header, and its text can be read`() {
    let theme = ThemeLibrary().theme(named: "nord").theme
    let green = theme.coloringHeaders(.ansi(2)).appearance(of: .headerTest)
    #expect(green == Appearance(foreground: .ansi(0), background: .ansi(2)))
    let navy = Color.rgb(RGB(red: 0, green: 0, blue: 128))
    let header = theme.coloringHeaders(navy).appearance(of: .headerLocal)
    #expect(header.background == navy)
    #expect(header.foreground?.rgb == RGB(red: 255, green: 255, blue: 255))
    #expect(theme.coloringHeaders(navy).appearance(of: .error) == theme.appearance(of: .error))
  }

  @Test(arguments: ThemeLibrary.builtInNames)
  func `Production is told from the others when both have the same color`(name: String) {
    let theme = ThemeLibrary().theme(named: name).theme.coloringHeaders(.ansi(6))
    for theme in [theme, theme.withoutColors] {
      let headers = [Style.headerProduction, .headerTest, .headerLocal, .header]
        .map { theme.appearance(of: $0.bold) }
      #expect(headers[0].attributes.isSuperset(of: [.bold, .underline]))
      #expect(!headers[1...].contains(headers[0]))
    }
  }

  @Test func `No other header is underlined where a color no longer tells production`() {
    var theme = ThemeLibrary().theme(named: "terminal").theme
    theme.roles[.headerTest]?.attributes = [.bold, .underline, .reverse]
    for theme in [theme.withoutColors, theme.coloringHeaders(.ansi(6))] {
      #expect(!theme.appearance(of: .headerTest).attributes.contains(.underline))
      #expect(theme.appearance(of: .headerProduction) != theme.appearance(of: .headerTest))
    }
  }

  @Test func `A theme without colors gets none from a profile`() {
    let mono = ThemeLibrary().theme(named: "mono").theme
    #expect(mono.coloringHeaders(.ansi(1)) == mono)
    #expect(mono.coloringHeaders(.terminal) == mono)
  }
}
