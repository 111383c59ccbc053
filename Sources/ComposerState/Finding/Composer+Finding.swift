import PushMessages

extension Composer {
  /// The fields that fit what is typed, the best first; all of them in the order of the panes while
  /// nothing is.
  ///
  /// Those that FCM does not take from everyone yet come last, unless the whole name is typed.
  public func fieldEntries(in list: SearchList) -> [FieldEntry] {
    let found = list.fuzzyQuery.ranked(allFields) { $0.searched }
    let isLast = { (entry: FieldEntry, match: FuzzyMatch) in
      match.nearness != .exact && FieldCatalogue[entry.path]?.status == .preview
    }
    return (found.filter { !isLast($0, $1) } + found.filter(isLast)).map { entry, match in
      var entry = entry
      entry.pathSpots = match.spots[0]
      return entry
    }
  }

  /// Goes to a field and starts editing: a text is typed, a choice shows its values.
  mutating func edit(_ entry: FieldEntry) {
    if entry.pane == .target {
      reveal(entry.path)
    } else {
      focus(entry.field, in: entry.pane)
    }
    guard let field = focusedField(in: pane), let cell = form.cell(field) else { return }
    if cell.kind.isTyped {
      startEditor(field, text: cell.typed)
    } else {
      openChoices()
    }
  }

  /// The same for the field at a path, if a form has it.
  mutating func edit(fieldAt path: FieldPath) {
    guard let entry = allFields.first(where: { $0.path == path }) else { return reveal(path) }
    edit(entry)
  }

  /// Every field that a form has, a list of arguments once.
  private var allFields: [FieldEntry] {
    let targets = TargetKind.fields.map { kind in
      entry(
        .target, kind.path, value: document.string(at: kind.path) ?? "", in: .target)
    }
    let others = Pane.allCases.filter { $0.isForm && $0 != .target }.flatMap { pane in
      form(of: pane).cells.compactMap { entry(of: $0, in: pane) }
    }
    return targets + others
  }

  private func entry(of cell: FormCell, in pane: Pane) -> FieldEntry? {
    switch cell.id {
    case .argument(let path, let index):
      guard index == 0 else { return nil }
      let elements = document.node(at: path)?.elements ?? []
      let texts = elements.map { $0.string ?? JSONText.compact($0) }
      return entry(cell.id, path, value: texts.joined(separator: ", "), in: pane)
    case .mapValue(let path, let index):
      guard let members = document.node(at: path)?.members, members.indices.contains(index) else {
        return nil
      }
      return entry(cell.id, path.appending(members[index].key), value: cell.text, in: pane)
    case .mapKey(let path, let index):
      // The line where an entry is added stands for the map itself.
      let count = document.node(at: path)?.members?.count ?? 0
      guard index == count else { return nil }
      let outline = FormSource.outline(document.node(at: path))
      return entry(cell.id, path, value: outline, in: pane)
    case .targetKind, .target, .list, .expiresIn, .field:
      let moment = moment(of: cell).map { "\(cell.text) \($0)" }
      return entry(
        cell.id, cell.id.path(for: targetKind), value: moment ?? cell.shown ?? cell.text, in: pane)
    }
  }

  private func entry(
    _ field: FieldID, _ path: FieldPath, value: String, in pane: Pane
  ) -> FieldEntry {
    let known = FieldCatalogue[path] ?? path.parent.flatMap { FieldCatalogue[$0] }
    return FieldEntry(
      path: path, pane: pane, summary: field.ownSummary ?? known?.summary ?? "", value: value,
      pathSpots: [], field: field)
  }
}

extension FieldEntry {
  /// What it is found by: mostly what is prepared, because each letter that is typed looks through all fields.
  fileprivate var searched: [SearchedText] {
    if let known = Self.prepared[path], known.summary == summary { return known.texts }
    return Self.searched(path, summary)
  }

  private static let prepared = Dictionary(
    FieldCatalogue.fields.map { field in
      (field.path, (summary: field.summary, texts: searched(field.path, field.summary)))
    }, uniquingKeysWith: { first, _ in first })

  private static func searched(_ path: FieldPath, _ summary: String) -> [SearchedText] {
    [SearchedText(name: path.description), SearchedText(sentence: summary)]
  }
}
