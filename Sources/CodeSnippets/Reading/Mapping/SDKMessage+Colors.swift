internal import PushMessages

extension SDKMessage {
  /// `#rrggbb` or `#rrggbbaa` in parts of 1, as the SDKs divide them.
  mutating func lightColor(_ expression: CodeExpression, _ written: String) -> JSONNode? {
    if let object = SDKObject(expression, language: language) {
      var node = JSONNode(kind: .object([]), range: expression.range)
      for part in object.parts {
        guard let value = part.values.first, let number = json(value, part.written) else {
          continue
        }
        node.put(
          number, at: FieldPath([.key(SDKNames.letters(part.name))]), key: part.range)
      }
      return node
    }
    guard let text = expression.text, let color = LightColor(text) else {
      leaveOut(
        written, expression.range,
        expression.text == nil
          ? missing(expression) : .init(sentence: "the color isn't written as #rrggbb or #rrggbbaa")
      )
      return nil
    }
    let node = color.node(expression.range)
    note(.repair, "\(written): now \(JSONText.compact(node))", expression.range.lowerBound)
    return node
  }
}
