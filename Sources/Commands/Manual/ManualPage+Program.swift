internal import SettingShapes
internal import Workspace

extension ManualPage {
  static func program(_ root: HelpTree, _ day: String) -> ManualPage {
    let name = root.commandName
    let composer = root.shownSubcommands.first { $0.commandName == "compose" }
    var text = beginning(name, 1, root.abstract ?? "", day)
    text.macro("Sh SYNOPSIS")
    if let composer { text.synopsis(of: composer, as: name) }
    text.macro("Nm")
    text.macro("Ar verb")
    text.macro("Op Ar options")
    text.macro("Sh DESCRIPTION")
    text.paragraphs(
      """
      Composes one Firebase Cloud Messaging (FCM) message in a terminal, shows what every device really displays in every \
      language, and sends it after checks and a review.

      Without a verb it opens the composer, where ? lists all keys. To look at it without setting anything up, start it \
      with --demo. In an app's directory, pushwright init writes a project file and a first draft.
      """)
    text.macro("Pp")
    text.sentences("The verbs are:")
    text.macro("Bl -tag -width Ds")
    for verb in root.shownSubcommands {
      text.macro("It Xr \(ManualText.escaped("\(name)-\(verb.commandName)")) 1")
      text.sentences(verb.abstract ?? "")
    }
    text.macro("El")
    text.macro("Pp")
    text.sentences("Every verb has these options:")
    text.macro("Bl -tag -width Ds")
    text.macro("It Fl Fl version")
    text.sentences("Print the version, the commit and its day.")
    text.macro("It Fl h , Fl Fl help")
    text.sentences("Print help about the verb.")
    text.macro("El")
    if let composer, !composer.ownArguments.isEmpty {
      text.macro("Pp")
      text.sentences("The composer has these:")
      text.arguments(of: composer)
    }
    text.environment()
    text.files()
    text.macro("Sh EXIT STATUS")
    text.macro("Bl -tag -width Ds")
    for status in ManualExitStatus.all {
      text.macro("It \(status.number)")
      text.sentences(status.meaning)
    }
    text.macro("El")
    text.macro("Sh SEE ALSO")
    for verb in root.shownSubcommands.sorted(by: { $0.commandName < $1.commandName }) {
      text.macro("Xr \(ManualText.escaped("\(name)-\(verb.commandName)")) 1 ,")
    }
    text.macro("Xr pushwright.toml 5")
    return ManualPage(fileName: "\(name).1", source: text.source)
  }
}

extension ManualText {
  fileprivate mutating func environment() {
    macro("Sh ENVIRONMENT")
    macro("Bl -tag -width Ds")
    for variable in EnvironmentVariable.all {
      macro("It Ev \(Self.escaped(variable.name))")
      sentences(variable.effect.prefix(1).uppercased() + variable.effect.dropFirst() + ".")
    }
    for variable in SettingVariable.all {
      macro("It Ev \(Self.escaped(variable.name))")
      sentences("Instead of \(variable.key) in config.toml: \(variable.shape.phrase).")
    }
    macro("El")
  }

  fileprivate mutating func files() {
    // A user's home, as shells write it.
    let directories = StandardDirectories(environment: ["HOME": "/~"])
    macro("Sh FILES")
    macro("Bl -tag -width Ds")
    let places = ConfigPlace.all(
      project: ProjectFile.name, journal: directories.journalFile, directories)
    for place in places {
      guard let path = place.path else { continue }
      macro("It Pa \(Self.escaped(path.hasPrefix("/~") ? String(path.dropFirst()) : path))")
      sentences("The \(place.name).")
    }
    macro("El")
  }
}
