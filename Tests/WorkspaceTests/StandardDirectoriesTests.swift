import Testing
import Workspace

struct StandardDirectoriesTests {
  @Test func `The XDG variables decide where they are absolute`() {
    let directories = StandardDirectories(environment: [
      "HOME": "/home/mia", "XDG_CONFIG_HOME": "/etc/mia/", "XDG_STATE_HOME": "/var/mia",
    ])
    #expect(directories.configuration == "/etc/mia/pushwright")
    #expect(directories.configurationFile == "/etc/mia/pushwright/config.toml")
    #expect(directories.themes == "/etc/mia/pushwright/themes")
    #expect(directories.state == "/var/mia/pushwright")
    #expect(directories.journalFile == "/var/mia/pushwright/journal.sqlite")
  }

  @Test(arguments: [
    [:], ["XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""],
    [
      "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "./state",
    ],
  ])
  func `Without them, and where they are relative, the home directory is used`(
    variables: [String: String]
  ) {
    let environment = variables.merging(["HOME": "/home/mia"]) { first, _ in first }
    let directories = StandardDirectories(environment: environment)
    #expect(directories.configuration == "/home/mia/.config/pushwright")
    #expect(directories.state == "/home/mia/.local/state/pushwright")
  }

  @Test func `Without a home no such directory: rather than a wrong one`() {
    #expect(StandardDirectories(environment: [:]).configurationFile == nil)
    #expect(StandardDirectories(environment: ["HOME": "mia"]).state == nil)
  }
}
