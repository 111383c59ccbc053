import TerminalUI
import Testing

struct ColorSampleTests {
  private let violet = RGB(red: 0x7E, green: 0x55, blue: 0xC3)

  @Test func `A sample is drawn in its own color, whatever the theme says`() {
    var theme = Theme(name: "t")
    theme.roles[.field] = Appearance(foreground: .ansi(2), background: .ansi(0))
    theme.roles[.selection] = Appearance(attributes: .reverse)
    let plain = theme.appearance(of: Style(.field).colored(violet))
    #expect(plain.foreground == .rgb(violet) && plain.background == .ansi(0))
    let chosen = theme.appearance(of: Style(.field).colored(violet).selected)
    #expect(chosen.foreground == .rgb(violet) && !chosen.attributes.contains(.reverse))
    #expect(theme.appearance(of: Style(.field)).foreground == .ansi(2))
  }

  @Test func `Where there are no colors a sample has none`() {
    var theme = Theme(name: "t")
    theme.roles[.field] = Appearance(foreground: .ansi(2))
    for theme in [theme.withoutColors, Theme(name: "empty")] {
      #expect(theme.appearance(of: Style(.field).colored(violet)).foreground == nil)
    }
  }

  @Test func `Black is a color too`() {
    #expect(Style.field.color == nil)
    #expect(Style.field.colored(RGB(red: 0, green: 0, blue: 0)).color?.red == 0)
    #expect(Style.field.colored(violet).bold.color == violet)
  }
}
