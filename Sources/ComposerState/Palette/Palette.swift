/// All commands by name; once something is typed, also the questions of “How do I…”, all fields and all settings.
public struct Palette: Modal {
  public private(set) var search = SearchList()

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let entries = composer.paletteEntries(in: search, seeing: derived)
    switch action {
    case .command(.edit) where entries.indices.contains(search.index):
      return run(entries[search.index].target, seeing: derived)
    default: search.update(action, count: entries.count)
    }
    return .stay
  }

  /// Enter: a command that cannot run says why, and the palette stays.
  private func run(_ target: PaletteEntry.Target, seeing derived: Derived) -> ModalStep {
    switch target {
    case .field(let field):
      .close { composer in
        composer.edit(field)
        return []
      }
    case .topic(let topic):
      .close { composer in
        composer.open(HowToPage(topic))
        return []
      }
    case .setting(let entry):
      .close { composer in
        composer.open(SettingPage(entry))
        return []
      }
    case .command(let command, .unavailable(let reason)):
      .stay(saying: command.refusal(because: reason))
    case .command(let command, .available):
      .close { $0.runChosen(command, seeing: derived) }
    }
  }
}
