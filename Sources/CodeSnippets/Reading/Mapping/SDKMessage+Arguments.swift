internal import PushMessages

/// Arguments of localized texts, which `%1$s` finds by their places.
extension SDKMessage {
  /// A list, in which an argument whose value isn't in the text keeps its place.
  ///
  /// A builder adds one more, or the elements of a list: `first` is the place of the first of them.
  mutating func arguments(
    _ expression: CodeExpression, _ written: String, from first: Int = 0, isAddition: Bool = false
  ) -> JSONNode? {
    guard let elements = evaluator.elements(of: expression) else {
      guard expression.text != nil || isAddition else {
        leaveOut(written, expression.range, missing(expression))
        return nil
      }
      return argument(expression, written, first)
    }
    return JSONNode(
      kind: .array(elements.enumerated().map { argument($1, written, first + $0) }),
      range: expression.range)
  }

  /// The elements of a list; those that aren't in the text are left out of it, unless they are arguments.
  mutating func list(
    of elements: [CodeExpression], _ range: Range<Int>, _ written: String
  ) -> JSONNode {
    let nodes =
      JSONNode.isArguments(written)
      ? elements.enumerated().map { argument($1, written, $0) }
      : elements.compactMap { json($0, written) }
    return JSONNode(kind: .array(nodes), range: range)
  }

  /// One argument; an empty one, which is named, if its value isn't in the text.
  private mutating func argument(
    _ expression: CodeExpression, _ written: String, _ index: Int
  ) -> JSONNode {
    let name = "\(written)[\(index)]"
    switch evaluator.value(of: expression).kind {
    case .text, .number, .boolean, .null, .undefined, .list, .object:
      if let node = json(expression, name) { return node }
    case .name, .chain, .sum, .product, .filled, .code:
      let reason = missing(expression)
      note(
        .warning, "\(name) is empty: \(reason.sentence)", expression.range.lowerBound,
        kind: .loss(.init(name, code: reason.code)))
    }
    return JSONNode(kind: .string(""), range: expression.range)
  }
}

extension JSONNode {
  /// Whether a field holds the arguments of a localized text, by its name in any spelling.
  static func isArguments(_ name: String) -> Bool { SDKNames.letters(name).hasSuffix("locargs") }

  /// The tree without the values of lists that are code, which start at `unknowns`; arguments among them become empty.
  func withoutUnknowns(_ unknowns: Set<Int>, in name: String = "") -> JSONNode {
    guard !unknowns.isEmpty else { return self }
    switch kind {
    case .object(let members):
      let known = members.map { member in
        var member = member
        member.value = member.value.withoutUnknowns(unknowns, in: member.key)
        return member
      }
      return with(.object(known))
    case .array(let elements):
      let known = elements.compactMap { element -> JSONNode? in
        guard unknowns.contains(element.range.lowerBound) else {
          return element.withoutUnknowns(unknowns, in: name)
        }
        return Self.isArguments(name) ? element.with(.string("")) : nil
      }
      return with(.array(known))
    default: return self
    }
  }
}
