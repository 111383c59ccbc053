/// Texts that are put together, and whole numbers that are calculated as the language does it.
extension CodeEvaluator {
  mutating func sum(_ terms: [CodeExpression.Term], _ whole: CodeExpression)
    -> CodeExpression
  {
    var text: String?
    var number: Int? = 0
    for (index, term) in terms.enumerated() {
      let next = index + 1 < terms.count ? terms[index + 1].value : nil
      guard text != nil || !isCharacter(term.value) || index == 0 && next.map(isText) ?? true
      else { return whole }
      switch value(of: term.value).kind {
      case .text(let part) where !term.isSubtracted:
        // `1 + 2 + "a"` is "3a": only numbers of the beginning are added.
        text = (text ?? (index == 0 ? "" : number.map(String.init) ?? "")) + part
        number = nil
      case .number(let part):
        guard let value = Int(part) else { return whole }
        if let known = text {
          guard language != .python, language != .go, !term.isSubtracted else { return whole }
          text = known + part
        } else if let known = number {
          let (result, hasOverflown) =
            term.isSubtracted
            ? known.subtractingReportingOverflow(value) : known.addingReportingOverflow(value)
          number = hasOverflown ? nil : result
        }
      default: return whole
      }
      guard text?.utf8.count ?? 0 <= Self.maximumLength else { return whole }
    }
    if let text { return CodeExpression(.text(text), whole.range) }
    guard let number, !wraps(terms.map(\.value), number) else { return whole }
    return CodeExpression(.number(String(number)), whole.range)
  }

  /// Whether a literal is a character of Java or C#, which `+` adds as a number: `'a' + 'b' + "c"` is "195c".
  func isCharacter(_ expression: CodeExpression) -> Bool {
    guard language == .java || language == .csharp, case .text = expression.kind else {
      return false
    }
    return source.bytes[expression.range.lowerBound] == UInt8(ascii: "'")
  }

  private func isText(_ expression: CodeExpression) -> Bool {
    guard case .text = expression.kind else { return false }
    return !isCharacter(expression)
  }

  mutating func filled(
    _ parts: [CodeExpression], _ whole: CodeExpression
  ) -> CodeExpression {
    var text = ""
    for part in parts {
      switch value(of: part).kind {
      case .text(let letters): text += letters
      case .number(let digits) where Int(digits) != nil: text += digits
      default: return whole
      }
      guard text.utf8.count <= Self.maximumLength else { return whole }
    }
    return CodeExpression(.text(text), whole.range)
  }

  mutating func product(
    _ factors: [CodeExpression], _ whole: CodeExpression
  ) -> CodeExpression {
    var result = 1
    var read: [CodeExpression] = []
    for factor in factors {
      guard let number = integer(of: factor) else { return whole }
      let (product, hasOverflown) = result.multipliedReportingOverflow(by: number)
      guard !hasOverflown else { return whole }
      result = product
      read.append(factor)
      if wraps(read, result) { return whole }
    }
    return CodeExpression(.number(String(result)), whole.range)
  }

  /// Whether a number is too large for what Java and C# calculate with where no part of it is a long one: it becomes
  /// another one there.
  private func wraps(_ parts: [CodeExpression], _ result: Int) -> Bool {
    guard language == .java || language == .csharp, Int32(exactly: result) == nil else {
      return false
    }
    return !parts.contains(where: isLong)
  }

  private func isLong(_ part: CodeExpression) -> Bool {
    switch part.kind {
    case .number(let text):
      let last = source.bytes[max(0, part.range.upperBound - 1)] | 0x20
      return last == UInt8(ascii: "l") || Int(text).flatMap(Int32.init(exactly:)) == nil
    case .name(let name):
      let declared = (scope.statements.byName[name] ?? []).filter { source.isDeclaration($0.index) }
      return !declared.isEmpty
        && declared.allSatisfy { ["long", "Long"].contains(source.text($0.index - 1)) }
    case .product(let factors): return factors.contains(where: isLong)
    case .sum(let terms): return terms.map(\.value).contains(where: isLong)
    case .chain: return true
    default: return false
    }
  }
}
