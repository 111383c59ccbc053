import TestSupport
import Testing
import Workspace

@testable import Commands

/// The reference of variables and files is the tables' behind `config show` and `config paths`.
struct EnvironmentPageTests {
  @Test func `The page of variables and files is the tables'`() throws {
    let variables = EnvironmentVariable.all.map { ["`\($0.name)`", Self.sentence($0.effect)] }
    let settings = SettingVariable.all.map { variable in
      ["`\(variable.name)`", "`\(variable.key)`", ConfigurationPageTests.phrase(variable.shape)]
    }
    let directories = StandardDirectories(environment: ["HOME": "/home/you"])
    let places = ConfigPlace.all(
      project: "pushwright.toml", journal: directories.journalFile, directories
    ).map { place in
      let path = (place.path ?? "").replacing("/home/you", with: "~")
      return [Self.sentence(place.name), "`\(path)`"]
    }
    let page = """
      # Environment and files

      The variables that change what Pushwright does, and the files that it reads and writes.

      ## Overview

      `pushwright config show` prints the variables that are set, and `pushwright config paths` the files that count here and whether they
      exist.

      ### Variables

      Of several that mean the same, the first one in this table that is set counts.

      \(markdownTable(["variable", "what it does"], variables))
      A profile may take its token from a variable that it names (`token-variable`). `LC_ALL`, `LC_CTYPE` and `LANG` name the locale of the
      terminal, `TERM` its description; `TZ` is the time zone of the times that Pushwright shows. Git's own variables that name another
      repository are ignored.

      ### Settings for one run

      `PUSHWRIGHT_` and a key of your `config.toml`, in capitals and with `_` for `-` and `.`, is a variable that counts instead of the
      file's value. An empty one counts as absent.

      \(markdownTable(["variable", "key", "value"], settings))
      Keys with a list or with names of yours have no variable, and neither has anything in a project file: no variable changes where a
      message goes, or whether it may be sent. A profile's `theme`, `--ascii` and `--no-mouse` come before the variables.
      `pushwright config show` names the variable beside each value that it sets, and `pushwright config validate` reports mistakes in them.

      ### Files of yours

      \(markdownTable(["what", "where"], places))
      The history of a profile with `journal` is where that says. Files in `~/.local/state/pushwright` are private (mode 600).

      ### Files beside a draft

      | file | what is in it |
      | --- | --- |
      | `NAME.json` | the message: a request body that curl could send; also `*.jsonc` and `*.json5` |
      | `NAME.pushwright.json` | what isn't FCM's: *Expires in*, sample arguments, suppressed findings, what an import has lost |
      | `NAME.reviews/` | review marks, a file for each reviewer and a line for each mark |

      Commit all of them. <doc:Drafts> and <doc:SignOff> say more.

      """
    try expectPage(page, at: "Sources/pushwright/pushwright.docc/Environment.md")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
