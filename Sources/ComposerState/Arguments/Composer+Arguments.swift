import Drafts
import PushMessages
public import Resolver
import TextEditing

extension Composer {
  func argumentsAvailability(seeing derived: Derived) -> Availability {
    guard let text = focusedText else {
      return .unavailable(because: "no key has the focus; choose one in Text")
    }
    guard let key = document.string(at: text.key), !key.isEmpty else {
      return .unavailable(because: "the \(text.name) has no key on \(text.platformName)")
    }
    // Asked at each paint: what the draft has is known at once, what the app's texts take is not.
    if document.node(at: text.arguments)?.elements?.isEmpty == false { return .available }
    guard argumentRows(for: text, seeing: derived).isEmpty else { return .available }
    return .unavailable(
      because: derived.keys.isEmpty
        ? "the app's strings are unknown" : "no text of \(key) takes arguments")
  }

  /// `A`: goes to the first argument, or to the one that has the focus.
  mutating func openArguments(seeing derived: Derived) {
    endEditing()
    guard let field = focusedField(in: pane), let text = focusedText else { return }
    let count = argumentRows(for: text, seeing: derived).count
    guard count > 0 else { return }
    var index = 0
    if case .argument(_, let place) = field { index = min(place, count - 1) }
    open(ArgumentsView(text))
    visitArgument(index, of: text)
  }

  /// Goes to one of the arguments, also to one that the message does not have yet.
  mutating func openArguments(of text: KeyedText, at index: Int) {
    open(ArgumentsView(text))
    visitArgument(index, of: text)
  }

  var isEditingArguments: Bool { modal(ArgumentsView.self) != nil }

  /// Which argument is edited, counted from 0.
  public func argumentIndex(in view: ArgumentsView) -> Int {
    if case .argument(view.text.arguments, let index) = editing?.field { index } else { 0 }
  }

  mutating func visitArgument(_ index: Int, of text: KeyedText) {
    let values = arguments(text.arguments)
    startEditor(
      .argument(text.arguments, index),
      text: values.indices.contains(index) ? values[index].shownText : "")
  }

  /// Takes away again the empty values that an argument far behind the others has needed.
  mutating func dropPadding(of visit: Editing) {
    guard case .argument(let path, _) = visit.field, visit.editor.text.isEmpty else { return }
    let before = (visit.before.document.node(at: path)?.elements ?? []).map(JSONValue.init)
    var values = arguments(path)
    while values.count > before.count, values.last == .string("") { values.removeLast() }
    if values == before {
      draft.replace(visit.before.document)
    } else if values.count != arguments(path).count {
      tryEdit { try $0.setArguments(values, at: path) }
    }
  }

  /// The platforms whose texts get a text's arguments.
  public func platforms(of text: KeyedText) -> [Platform] {
    texts(with: text).map(\.platform)
  }

  private func texts(with text: KeyedText) -> [KeyedText] {
    guard let link = text.link, notes.linked.contains(link), let other = counterpart(of: text)
    else {
      return [text]
    }
    return text.platform == .android ? [text, other] : [other, text]
  }

  /// One row for each argument that the message has or a locale asks for.
  public func argumentRows(for text: KeyedText, seeing derived: Derived) -> [ArgumentRow] {
    let values = arguments(text.arguments)
    var rows = values.enumerated().map { index, value in
      ArgumentRow(number: index + 1, value: value.shownText, specifiers: [], locales: [])
    }
    for text in texts(with: text) {
      for (localized, uses) in derived.placeholders(of: text, key: document.string(at: text.key)) {
        var seen: Set<String> = []
        for use in uses where (1...Self.argumentLimit).contains(use.argument) {
          while rows.count < use.argument {
            rows.append(
              ArgumentRow(number: rows.count + 1, value: nil, specifiers: [], locales: []))
          }
          rows[use.argument - 1].locales.insert(localized.locale)
          guard seen.insert("\(use.argument) \(use.written)").inserted else { continue }
          rows[use.argument - 1].note(use.written, in: localized.locale)
        }
      }
    }
    return rows.map { row in
      var row = row
      row.specifiers.sort { ($1.locales.count, $0.written) < ($0.locales.count, $1.written) }
      return row
    }
  }

  /// What the locales do with an argument, counted from 1: the worst first.
  public func argumentUses(
    _ number: Int, for text: KeyedText, seeing derived: Derived
  ) -> [ArgumentUse] {
    texts(with: text).flatMap { text in
      derived.argumentUses(number, for: text, key: document.string(at: text.key))
    }.sorted { first, second in
      if first.verdict != second.verdict { return first.verdict > second.verdict }
      // Who leaves the argument out comes before who does all right.
      if first.spots.isEmpty != second.spots.isEmpty { return first.spots.isEmpty }
      return (first.locale, first.platform.rawValue) < (second.locale, second.platform.rawValue)
    }
  }

  /// A specifier with a larger number is a slip, and no reason for a thousand rows.
  static let argumentLimit = 20
}

extension ArgumentRow {
  fileprivate mutating func note(_ written: String, in locale: String) {
    if let index = specifiers.firstIndex(where: { $0.written == written }) {
      specifiers[index].locales.append(locale)
    } else {
      specifiers.append(Specifier(written: written, locales: [locale]))
    }
  }
}

extension JSONValue {
  /// As a field shows it.
  fileprivate var shownText: String {
    if case .string(let text) = self { text } else { JSONText.compact(self) }
  }
}
