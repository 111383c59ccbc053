extension Composer {
  /// Text goes into the line above the list that is open.
  mutating func search(_ action: Action, seeing derived: Derived) -> [Effect] {
    switch overlay {
    case .help(var list):
      list.take(action)
      overlay = .help(list)
    case .palette(var list):
      list.take(action)
      overlay = .palette(list)
    case .locales(let list): searchLocales(action, in: list, seeing: derived)
    case .keys(let picker): searchKeys(action, in: picker, seeing: derived)
    case .targets(var picker):
      picker.list.take(action)
      overlay = .targets(picker)
    case .fields(var list):
      list.take(action)
      overlay = .fields(list)
    case .themes(var list):
      list.search.take(action)
      return show(list)
    default: break
    }
    return []
  }

  /// Moves in the list that is open, or takes its chosen entry.
  mutating func moveInList(_ command: Command, seeing derived: Derived) -> [Effect] {
    let takes = command == .edit
    switch overlay {
    case .palette(let list) where takes: return runChosen(in: list, seeing: derived)
    case .palette(var list):
      list.move(command, count: paletteEntries(in: list, seeing: derived).count)
      overlay = .palette(list)
    case .locales(let list) where takes: goToLocale(in: list, seeing: derived)
    case .locales(var list):
      list.move(command, count: localeEntries(in: list, seeing: derived).count)
      overlay = .locales(list)
    case .keys(let picker): moveInKeys(command, in: picker, seeing: derived)
    case .targets(let picker) where takes: takeTarget(in: picker)
    case .targets(var picker):
      picker.list.move(command, count: picker.found.count)
      overlay = .targets(picker)
    case .fields(let list) where takes: goToField(in: list)
    case .fields(var list):
      list.move(command, count: fieldEntries(in: list).count)
      overlay = .fields(list)
    case .themes(let list) where takes: keepTheme(in: list)
    case .themes(var list):
      list.search.move(command, count: themeEntries(in: list).count)
      return show(list)
    default: break
    }
    return []
  }

  /// Esc: whatever typing or moving in a list has done is undone, and the list goes.
  mutating func leaveList() -> [Effect] {
    switch overlay {
    case .help(var list) where list.isFiltered:
      list.clear()
      overlay = .help(list)
    case .themes(let list):
      overlay = nil
      return showTheme(list.before)
    case .filterLocales: clearFilter()
    case .filterHistory: clearHistoryFilter()
    default: overlay = nil
    }
    return []
  }
}
