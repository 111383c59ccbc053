import SettingShapes
import TestSupport
import Testing

@testable import Commands

/// The reference of the configuration is the tables of settings, from which readers and schemas are made, too.
struct ConfigurationPageTests {
  @Test func `The page of the configuration is the tables'`() throws {
    let files = ConfigFileKind.allCases.map(Self.section).joined(separator: "\n")
    try expectPage(Self.head + files, at: "Sources/pushwright/pushwright.docc/Configuration.md")
  }

  private static let head = """
    # Configuration

    Every key of the project file, of your own configuration and of a theme.

    ## Overview

    All three are TOML. Pushwright reports a key that it doesn't know with its line and the nearest name, and uses the rest. *NAME* in a
    heading is a name that you choose; a heading in double brackets is a list: repeat it for each element. `pushwright config validate`
    checks the files, `pushwright config show` prints what counts and the line that has set it, and `pushwright config schema` prints a JSON
    Schema for editors. <doc:YourApp> and <doc:Sending> explain the project file, <doc:Keys> your own configuration; <doc:Environment> has the
    variables that count instead of it.


    """

  private static func section(_ file: ConfigFileKind) -> String {
    let (title, place) =
      switch file {
      case .project:
        ("pushwright.toml", "The project file, found upward from the working directory.")
      case .user:
        ("config.toml", "Your own configuration, `~/.config/pushwright/config.toml`.")
      case .theme:
        ("NAME.toml", "A theme of yours, `~/.config/pushwright/themes/NAME.toml`.")
      }
    let tables = Self.tables(of: file.settings, named: "").map { table in
      let heading = table.name.isEmpty ? "" : "\n#### \(table.name)\n\n"
      return heading + markdownTable(["key", "value", "without it", "what it is for"], table.rows)
    }
    return "### \(title)\n\n\(place)\n\n" + tables.joined()
  }

  /// The keys of a table that hold values, and then its tables, one behind the other.
  private static func tables(
    of settings: [Setting], named name: String
  ) -> [(name: String, rows: [[String]])] {
    let path = name.filter { $0 != "[" && $0 != "]" }
    let inner = settings.flatMap { setting -> [(name: String, rows: [[String]])] in
      let place = path.isEmpty ? setting.key : "\(path).\(setting.key)"
      return switch setting.shape {
      // Each role has the same shape.
      case .table(let keys) where Set(keys.map(\.shape)).count > 1 || keys.count < 10:
        tables(of: keys, named: "[\(place)]")
      case .list(.table(let keys)): tables(of: keys, named: "[[\(place)]]")
      case .named(.table(let keys)): tables(of: keys, named: "[\(place).NAME]")
      default: []
      }
    }
    let heads = Set(inner.map(\.name))
    let own = settings.filter { setting in
      let place = path.isEmpty ? setting.key : "\(path).\(setting.key)"
      return heads.isDisjoint(with: ["[\(place)]", "[[\(place)]]", "[\(place).NAME]"])
    }
    let rows = own.map { setting in
      [
        "`\(setting.key)`", Self.phrase(setting.shape),
        setting.isRequired ? "required" : setting.standard.map { "`\($0)`" } ?? "",
        setting.sentence,
      ]
    }
    return (rows.isEmpty ? [] : [(name, rows)]) + inner
  }

  static func phrase(_ shape: SettingShape) -> String {
    switch shape {
    case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .matching(let pattern): "text: `\(pattern)`"
    default: shape.phrase
    }
  }
}
