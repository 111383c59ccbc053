import TerminalUI
import Testing

/// What every theme that comes with the program promises.
struct ShippedThemeTests {
  /// Lines are seen, not read.
  private static let lines: Set<Role> = [.border]

  private static func theme(_ name: String) -> Theme { ThemeLibrary().theme(named: name).theme }

  @Test func `The themes are those that the documentation names`() {
    #expect(
      ThemeLibrary.builtInNames == [
        "terminal", "mono", "high-contrast-dark", "high-contrast-light", "okabe-ito-dark",
        "okabe-ito-light", "catppuccin-latte", "catppuccin-mocha", "dracula", "flexoki-dark",
        "flexoki-light", "gruvbox-dark", "nord", "selenized-dark", "solarized-dark",
        "solarized-light", "tokyo-night",
      ])
  }

  @Test(arguments: ThemeLibrary.builtInNames)
  func `A theme names every role, its author, license and source, and has no problem`(
    name: String
  ) {
    let (theme, problems) = ThemeLibrary().theme(named: name)
    #expect(problems.isEmpty)
    #expect(theme.name == name)
    #expect(Role.allCases.filter { theme.roles[$0] == nil }.isEmpty)
    #expect(!theme.author.isEmpty)
    #expect(["MIT", "CC0-1.0"].contains(theme.license))
    #expect(theme.source.hasPrefix("https://"))
    #expect((theme.ground == .any) == ["terminal", "mono"].contains(name))
  }

  @Test(arguments: ThemeLibrary.builtInNames, [1 << 24, 256])
  func `Text stands out from its ground, and so do lines`(name: String, colors: Int) throws {
    let theme = Self.theme(name)
    var compared = 0
    for style in Role.allCases.flatMap({ [Style($0), Style($0).selected] }) {
      let appearance = theme.appearance(of: style)
      let indices = appearance.indices(amongColors: colors)
      guard let text = Self.shown(indices.foreground, appearance.foreground, colors),
        let ground = Self.shown(indices.background, appearance.background, colors)
      else { continue }
      compared += 1
      let isLine = Self.lines.contains(style.role) && !style.isSelected
      let needed = name.hasPrefix("high-contrast") ? 7 : isLine ? 3 : 4.5
      let contrast = text.contrast(with: ground)
      #expect(contrast >= needed, "\(style) \(contrast)")
    }
    // Of the terminal's own text and ground nothing is known but the headers', of mono's nothing at all.
    let expected = name == "mono" ? 0 : name == "terminal" ? 3 : 2 * Role.allCases.count
    #expect(compared == expected)
  }

  /// What the terminal draws for an index; nil for its own default.
  private static func shown(_ index: Int, _ color: Color?, _ colors: Int) -> RGB? {
    guard index >= 0 else { return nil }
    return colors == 256 ? RGB(indexed: index) : color?.rgb
  }

  @Test(arguments: ThemeLibrary.builtInNames, [8, 16])
  func `With few colors text is never of the color of its ground`(name: String, colors: Int) {
    let theme = Self.theme(name)
    for style in Role.allCases.flatMap({ [Style($0), Style($0).selected] }) {
      let indices = theme.appearance(of: style).indices(amongColors: colors)
      #expect(indices.foreground != indices.background || indices.background == -1, "\(style)")
      #expect(indices.foreground < colors && indices.background < colors)
    }
  }

  @Test(arguments: ThemeLibrary.builtInNames)
  func `On sixteen colors errors are red, warnings yellow and what is well is green`(
    name: String
  ) {
    let theme = Self.theme(name)
    guard theme.ground == .dark else { return }
    let indices = [Style.error, .warning, .ok]
      .map { theme.appearance(of: $0).indices(amongColors: 16).foreground }
    #expect(indices == [9, 11, 10])
  }

  @Test(arguments: ThemeLibrary.builtInNames)
  func `The chosen row, the focus and production need no color to be told`(name: String) {
    for theme in [Self.theme(name), Self.theme(name).withoutColors] {
      for role in Role.allCases where theme.appearance(of: Style(role)).attributes.isEmpty {
        let chosen = theme.appearance(of: Style(role).selected)
        #expect(!chosen.attributes.isEmpty, "\(role)")
      }
      let (field, focus, editing) = (
        theme.appearance(of: .field), theme.appearance(of: .focus),
        theme.appearance(of: .fieldEditing)
      )
      #expect(field.attributes != focus.attributes)
      #expect(focus.attributes != editing.attributes)
      #expect(
        theme.appearance(of: .borderFocused).attributes != theme.appearance(of: .border).attributes)
      // The header's first half is drawn bold whatever its kind.
      let headers = [Style.headerProduction, .headerTest, .headerLocal, .header]
        .map { theme.appearance(of: $0.bold) }
      #expect(!headers[1...].contains(headers[0]))
      #expect(headers[0].attributes.contains(.bold))
    }
  }
}
