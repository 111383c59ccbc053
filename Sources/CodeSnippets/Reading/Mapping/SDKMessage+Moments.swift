internal import CalendarTime
internal import PushMessages

extension SDKMessage {
  /// When, as the API writes it: `"2026-11-21T10:00:00Z"`.
  mutating func moment(_ expression: CodeExpression, _ written: String) -> JSONNode? {
    let known = evaluator.value(of: expression)
    if case .text(let text) = known.kind, Timestamp(text) != nil {
      return JSONNode(kind: .string(text), range: expression.range)
    }
    guard let nanoseconds = momentParts(known) else {
      leaveOut(written, expression.range, missing(expression))
      return nil
    }
    let text = Self.text(moment: nanoseconds)
    note(.repair, "\(written): now \(JSONText.quoted(text))", expression.range.lowerBound)
    return JSONNode(kind: .string(text), range: expression.range)
  }

  /// `new Date("2026-11-21T10:00:00Z")` or of milliseconds; in parts it is local time, which isn't followed.
  mutating func date(_ object: CodeObject, _ expression: CodeExpression) -> JSONNode? {
    guard object.arguments.count == 1 else { return nil }
    let argument = evaluator.value(of: object.arguments[0].value)
    let moment: Moment?
    switch argument.kind {
    case .text(let text):
      // A day without a time is one of UTC.
      let isDay = text.utf8.count == 10
      moment = Timestamp(isDay ? text + "T00:00:00Z" : text).map {
        ($0.secondsSince1970, Self.nanoseconds(in: text))
      }
    case .number(let text): moment = Int(text).flatMap { Self.moment(milliseconds: $0) }
    case .chain(_, let steps):
      guard argument.firstName == "Date", case .member("UTC")? = steps.first?.kind,
        case .call(let parts)? = steps.last?.kind
      else { return nil }
      moment = universal(parts)
    default: return nil
    }
    guard let moment else { return nil }
    return JSONNode(kind: .string(Self.text(moment: moment)), range: expression.range)
  }

  /// The arguments of `Date.UTC`, whose months are counted from 0.
  private mutating func universal(_ arguments: [CodeMember]) -> Moment? {
    let numbers = arguments.compactMap { evaluator.integer(of: $0.value) }
    guard numbers.count == arguments.count, (2...7).contains(numbers.count) else { return nil }
    let parts = numbers + [0, 0, 1, 0, 0, 0, 0][numbers.count...]
    guard let days = CivilTime.daysSince1970(year: parts[0], month: parts[1] + 1, day: parts[2]),
      (0..<24).contains(parts[3]), (0..<60).contains(parts[4]), (0..<60).contains(parts[5]),
      (0..<1000).contains(parts[6])
    else { return nil }
    return (days * 86_400 + parts[3] * 3600 + parts[4] * 60 + parts[5], parts[6] * 1_000_000)
  }

  /// Seconds since 1970, and nanoseconds beside them.
  typealias Moment = (seconds: Int, nanoseconds: Int)

  static func text(moment: Moment) -> String {
    let text = Timestamp(secondsSince1970: moment.seconds).description
    guard moment.nanoseconds > 0 else { return text }
    var fraction = String(String(moment.nanoseconds + 1_000_000_000).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return "\(text.dropLast()).\(fraction)Z"
  }

  private mutating func momentParts(_ expression: CodeExpression) -> Moment? {
    switch expression.kind {
    case .number(let text): return Int(text).flatMap { Self.moment(milliseconds: $0) }
    case .object(let object):
      guard object.type.hasSuffix("DateTime") || object.type.hasSuffix("DateTimeOffset") else {
        return nil
      }
      // Without a zone, the one of the server counts.
      guard object.arguments.contains(where: { isUTC($0.value) }) else { return nil }
      return civil(object.arguments, hasZone: true)
    case .chain(_, let steps): return calledMoment(expression.firstName, steps)
    default: return nil
    }
  }

  private static func moment(milliseconds: Int) -> Moment? {
    guard abs(milliseconds) < 250_000_000_000_000 else { return nil }
    let rest = milliseconds % 1000
    let seconds = milliseconds / 1000 - (rest < 0 ? 1 : 0)
    return (seconds, (rest < 0 ? rest + 1000 : rest) * 1_000_000)
  }

  /// `datetime.datetime(2026, 11, 21, 10)`, `time.Date(2026, 11, 21, …, time.UTC)`, `Instant.parse("…").toEpochMilli()`.
  private mutating func calledMoment(_ first: String, _ steps: [CodeExpression.Step]) -> Moment? {
    var names = [first]
    var calls: [[CodeMember]] = []
    for step in steps {
      switch step.kind {
      case .member(let name): names.append(name)
      case .call(let arguments): calls.append(arguments)
      case .index: return nil
      }
    }
    guard let arguments = calls.first else { return nil }
    let name = names.last {
      !["toEpochMilli", "ToUniversalTime", "UtcDateTime", "UTC"].contains($0)
    }
    switch name {
    case "datetime", "Date": return civil(arguments, hasZone: true)
    case "fromisoformat", "parse", "Parse", "ParseExact":
      guard let text = arguments.first.flatMap({ evaluator.text(of: $0.value) }),
        let moment = Timestamp(text)
      else { return nil }
      return (moment.secondsSince1970, Self.nanoseconds(in: text))
    case "fromtimestamp" where !arguments.dropFirst().contains { isUTC($0.value) }:
      // Without a zone, the one of the server counts.
      return nil
    case "fromtimestamp", "utcfromtimestamp", "Unix", "ofEpochSecond", "FromUnixTimeSeconds":
      return arguments.first.flatMap { evaluator.integer(of: $0.value) }.map { ($0, 0) }
    case "UnixMilli", "ofEpochMilli", "FromUnixTimeMilliseconds":
      return arguments.first.flatMap { evaluator.integer(of: $0.value) }
        .flatMap { Self.moment(milliseconds: $0) }
    default: return nil
    }
  }

  private static func nanoseconds(in text: String) -> Int {
    guard let point = text.firstIndex(of: ".") else { return 0 }
    let digits = text[text.index(after: point)...].prefix { $0.isNumber }
    return Int((digits + String(repeating: "0", count: max(0, 9 - digits.count))).prefix(9)) ?? 0
  }

  /// Year, month, day, hour, minute, second and a fraction, in UTC; another zone isn't followed.
  private mutating func civil(_ arguments: [CodeMember], hasZone: Bool) -> Moment? {
    let names = ["year", "month", "day", "hour", "minute", "second", "microsecond"]
    var parts = [0, 1, 1, 0, 0, 0, 0]
    for (index, argument) in arguments.enumerated() {
      let name = argument.key == .none ? nil : argument.name
      if let number = evaluator.integer(of: argument.value) {
        guard let place = name.map({ names.firstIndex(of: $0) }) ?? index, place < parts.count
        else {
          return nil
        }
        parts[place] = number
      } else if index < 2, name == nil, let month = monthNumber(argument.value) {
        parts[1] = month
      } else {
        guard isUTC(argument.value) else { return nil }
      }
    }
    guard let days = CivilTime.daysSince1970(year: parts[0], month: parts[1], day: parts[2]),
      (0..<24).contains(parts[3]), (0..<60).contains(parts[4]), (0..<60).contains(parts[5])
    else { return nil }
    // Python's seventh number is in microseconds, Go's in nanoseconds, C#'s in milliseconds.
    let unit = language == .python ? 1000 : language == .go ? 1 : 1_000_000
    guard (0..<1_000_000_000 / unit).contains(parts[6]) else { return nil }
    return (days * 86_400 + parts[3] * 3600 + parts[4] * 60 + parts[5], parts[6] * unit)
  }

  private func monthNumber(_ expression: CodeExpression) -> Int? {
    guard case .chain(_, let steps) = expression.kind, expression.firstName == "time",
      case .member(let name)? = steps.last?.kind
    else { return nil }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return months.firstIndex(of: name).map { $0 + 1 }
  }

  /// `time.UTC`, `timezone.utc`, `DateTimeKind.Utc`, `TimeSpan.Zero`.
  private func isUTC(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .name(let name): name.lowercased() == "utc"
    case .chain(_, let steps):
      if case .member(let name)? = steps.last?.kind {
        ["utc", "zero"].contains(name.lowercased())
      } else {
        false
      }
    default: false
    }
  }
}
