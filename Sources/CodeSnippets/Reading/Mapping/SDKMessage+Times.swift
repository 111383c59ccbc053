internal import CalendarTime
internal import PushMessages

extension SDKMessage {
  /// How long, as the API writes it: `"3600s"`.
  mutating func duration(
    _ expression: CodeExpression, _ field: Field, _ written: String
  ) -> JSONNode? {
    guard let nanoseconds = nanoseconds(expression, perUnit: unit(of: field)) else {
      leaveOut(written, expression.range, missing(expression))
      return nil
    }
    guard nanoseconds >= 0 else {
      leaveOut(written, expression.range, because: "the time is in the past")
      return nil
    }
    let text = Self.text(nanoseconds)
    note(.repair, "\(written): now \(JSONText.quoted(text))", expression.range.lowerBound)
    return JSONNode(kind: .string(text), range: expression.range)
  }

  /// What a plain number counts: lifespans in the SDK's unit, everything else in milliseconds.
  private func unit(of field: Field) -> Int {
    guard field.path.lastKey == "ttl" else { return 1_000_000 }
    switch language {
    case .python: return 1_000_000_000
    case .go: return 1
    case .node, .java, .csharp: return 1_000_000
    }
  }

  static func text(_ nanoseconds: Int) -> String {
    var fraction = String(String(nanoseconds % 1_000_000_000 + 1_000_000_000).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return "\(nanoseconds / 1_000_000_000)\(fraction.isEmpty ? "" : "." + fraction)s"
  }

  /// A time span in nanoseconds, from a number in the SDK's unit or from what the language makes spans with.
  private mutating func nanoseconds(_ expression: CodeExpression, perUnit unit: Int) -> Int? {
    let known = evaluator.value(of: expression)
    switch known.kind {
    case .number(let text):
      return Self.scaled(text, by: unit)
    case .product(let factors):
      // What the evaluator doesn't calculate has become another number.
      guard !factors.allSatisfy({ evaluator.integer(of: $0) != nil }) else { return nil }
      return factors.reduce(Optional(1)) { result, factor in
        guard let result, let value = span(factor) else { return nil }
        let (product, hasOverflown) = result.multipliedReportingOverflow(by: value)
        return hasOverflown ? nil : product
      }
    case .sum(let terms):
      guard !terms.allSatisfy({ evaluator.integer(of: $0.value) != nil }) else { return nil }
      return terms.reduce(Optional(0)) { result, term in
        guard let result, let value = nanoseconds(term.value, perUnit: unit) else { return nil }
        let (sum, hasOverflown) =
          term.isSubtracted
          ? result.subtractingReportingOverflow(value) : result.addingReportingOverflow(value)
        return hasOverflown ? nil : sum
      }
    case .chain, .object: return span(known)
    default: return nil
    }
  }

  /// One factor: a plain number, a constant such as `time.Hour`, or a call that makes a span.
  private mutating func span(_ expression: CodeExpression) -> Int? {
    let known = evaluator.value(of: expression)
    switch known.kind {
    case .number(let text): return Int(text)
    case .product, .sum: return nanoseconds(known, perUnit: 1)
    case .object(let object): return made(object)
    case .chain(_, let steps):
      switch (known.firstName, steps.count) {
      case ("time", 1), ("time", 2): return goSpan(steps)
      default: return called(known, steps)
      }
    default: return nil
    }
  }

  private mutating func goSpan(_ steps: [CodeExpression.Step]) -> Int? {
    guard case .member(let name) = steps[0].kind else { return nil }
    if steps.count == 1 { return Self.units[name.lowercased() + "s"] }
    guard name == "Duration", case .call(let arguments) = steps[1].kind, arguments.count == 1 else {
      return nil
    }
    return span(arguments[0].value)
  }

  /// `datetime.timedelta(hours=1)`, `TimeSpan.FromHours(1)`, `Duration.ofHours(1).toMillis()`,
  /// `TimeUnit.HOURS.toMillis(1)`.
  private mutating func called(_ whole: CodeExpression, _ steps: [CodeExpression.Step]) -> Int? {
    var names = [whole.firstName]
    var calls: [[CodeMember]] = []
    for step in steps {
      switch step.kind {
      case .member(let name): names.append(name)
      case .call(let arguments): calls.append(arguments)
      case .index: return nil
      }
    }
    if case .name(let name) = whole.kindOfBase, steps.count == 2, calls.first?.isEmpty ?? false,
      Self.conversions.contains(names[1])
    {
      // A variable that holds a span: `TTL.toMillis()`.
      let base = CodeExpression(.name(name), whole.range)
      let known = evaluator.value(of: base)
      return known.kind == base.kind ? nil : javaNumber(span(known), names[1])
    }
    guard let arguments = calls.first else { return names.last == "Zero" ? 0 : nil }
    if names.contains("timedelta") { return delta(arguments) }
    if let place = names.firstIndex(of: "TimeUnit"), place + 2 < names.count,
      names[place + 2] == "toMillis" || names[place + 2] == "toSeconds",
      let unit = Self.units[names[place + 1].lowercased()], let number = single(arguments)
    {
      return javaNumber(Self.scaled(number, by: unit), names[place + 2])
    }
    guard let place = names.firstIndex(where: { ["TimeSpan", "Duration"].contains($0) }),
      place + 1 < names.count
    else { return nil }
    let maker = names[place + 1].lowercased()
    let unit = maker.hasPrefix("from") ? maker.dropFirst(4) : maker.dropFirst(2)
    guard maker.hasPrefix("from") || maker.hasPrefix("of"), let size = Self.units[String(unit)],
      let number = single(arguments)
    else { return nil }
    return names.count > place + 2
      ? javaNumber(Self.scaled(number, by: size), names[place + 2]) : Self.scaled(number, by: size)
  }

  /// A span that was made a number and is read as milliseconds again, as Java's setters take them.
  private func javaNumber(_ nanoseconds: Int?, _ conversion: String) -> Int? {
    guard let nanoseconds else { return nil }
    switch conversion {
    case "toMillis", "total_seconds": return nanoseconds
    case "toSeconds", "getSeconds": return nanoseconds / 1_000_000_000 * 1_000_000
    default: return nil
    }
  }

  private static let conversions = ["toMillis", "toSeconds", "getSeconds", "total_seconds"]

  private mutating func single(_ arguments: [CodeMember]) -> String? {
    guard arguments.count == 1,
      case .number(let text) = evaluator.value(of: arguments[0].value).kind
    else { return nil }
    return text
  }

  /// Arguments of Python's `timedelta`: days, seconds, microseconds, milliseconds, minutes, hours, weeks.
  private mutating func delta(_ arguments: [CodeMember]) -> Int? {
    let places = [
      "days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks",
    ]
    var total = 0
    for (index, argument) in arguments.enumerated() {
      let name = argument.name ?? (index < places.count ? places[index] : "")
      guard let unit = Self.units[name],
        case .number(let text) = evaluator.value(of: argument.value).kind,
        let part = Self.scaled(text, by: unit)
      else { return nil }
      let (sum, hasOverflown) = total.addingReportingOverflow(part)
      guard !hasOverflown else { return nil }
      total = sum
    }
    return total
  }

  /// `new TimeSpan(1, 0, 0)`: hours, minutes, seconds; with four numbers days first.
  private mutating func made(_ object: CodeObject) -> Int? {
    guard object.type.hasSuffix("TimeSpan") else { return nil }
    let numbers = object.arguments.compactMap { evaluator.integer(of: $0.value) }
    guard numbers.count == object.arguments.count else { return nil }
    let sizes: [String]
    switch numbers.count {
    case 1: return numbers[0].multipliedReportingOverflow(by: 100).partialValue
    case 3: sizes = ["hours", "minutes", "seconds"]
    case 4: sizes = ["days", "hours", "minutes", "seconds"]
    case 5: sizes = ["days", "hours", "minutes", "seconds", "milliseconds"]
    default: return nil
    }
    return zip(numbers, sizes).reduce(Optional(0)) { total, part in
      guard let total, let span = Self.scaled(String(part.0), by: Self.units[part.1] ?? 0) else {
        return nil
      }
      let (sum, hasOverflown) = total.addingReportingOverflow(span)
      return hasOverflown ? nil : sum
    }
  }

  /// A number times a unit; a fraction as far as nanoseconds go.
  private static func scaled(_ text: String, by unit: Int) -> Int? {
    if let number = Int(text) {
      let (product, hasOverflown) = number.multipliedReportingOverflow(by: unit)
      return hasOverflown ? nil : product
    }
    guard let number = Double(text), abs(number * Double(unit)) < 9e18 else { return nil }
    return Int((number * Double(unit)).rounded())
  }

  /// In nanoseconds.
  private static let units = [
    "nanoseconds": 1, "nanos": 1, "microseconds": 1000, "micros": 1000, "millis": 1_000_000,
    "milliseconds": 1_000_000, "seconds": 1_000_000_000, "minutes": 60_000_000_000,
    "hours": 3_600_000_000_000, "days": 86_400_000_000_000, "weeks": 604_800_000_000_000,
    "ticks": 100,
  ]
}

extension CodeExpression {
  /// What a chain starts with.
  fileprivate var kindOfBase: Kind {
    if case .chain(let base, _) = kind { base.kind } else { kind }
  }
}
