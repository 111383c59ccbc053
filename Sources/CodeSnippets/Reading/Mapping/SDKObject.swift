/// An object of an SDK, in whatever way the language makes one.
struct SDKObject: Hashable {
  /// The name of its type, without its package; empty where the code doesn't say one.
  var type: String
  var parts: [SDKPart]
  var range: Range<Int>
}

extension SDKObject {
  /// An object that an expression makes; `nil` for other expressions.
  init?(_ expression: CodeExpression, language: CodeLanguage) {
    range = expression.range
    switch expression.kind {
    case .object(let object):
      type = Self.lastName(object.type)
      parts = Self.arguments(object.arguments, type: type)
      parts += (object.members ?? []).map(Self.part)
    case .chain(let base, let steps):
      guard let (type, parts) = Self.made(base, steps, language) else { return nil }
      (self.type, self.parts) = (type, parts)
    default: return nil
    }
  }

  private static func lastName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? ""
  }

  private static func part(_ member: CodeMember) -> SDKPart {
    let name = member.name ?? ""
    return SDKPart(
      verb: member.key == .spread ? .spread : .set, name: name, isNamed: member.name != nil,
      written: name, values: [member.value], range: member.keyRange)
  }

  /// Arguments by their names, or by the places that the SDK gives them.
  private static func arguments(_ members: [CodeMember], type: String) -> [SDKPart] {
    let places = SDKNames.places[type] ?? []
    return members.enumerated().map { index, member in
      var part = part(member)
      if member.key == .none {
        part.name = index < places.count ? places[index] : ""
        part.written = part.name
        part.isNamed = index < places.count
      }
      return part
    }
  }

  /// `messaging.Message(…)` in Python, `Message.builder()…build()` and `FcmOptions.withAnalyticsLabel(…)` in Java.
  private static func made(
    _ base: CodeExpression, _ steps: [CodeExpression.Step], _ language: CodeLanguage
  ) -> (type: String, parts: [SDKPart])? {
    guard case .name(let first) = base.kind else {
      // `new Message.Builder()` is an older way to a builder.
      guard language == .java, let object = base.object, object.isNew,
        object.type.hasSuffix(".Builder") || object.type == "Builder"
      else { return nil }
      return (lastName(String(object.type.dropLast(8))), setters(steps[...]))
    }
    var type = first
    var index = 0
    // The names of packages.
    while type.first?.isLowercase ?? false, index < steps.count,
      case .member(let name) = steps[index].kind
    {
      type = name
      index += 1
    }
    while index < steps.count, case .member(let name) = steps[index].kind,
      name.first?.isUppercase ?? false
    {
      type = name
      index += 1
    }
    guard index < steps.count else { return nil }
    let rest = steps[index...]
    if language == .python {
      guard rest.count == 1, case .call(let members) = rest[index].kind,
        type.first?.isUppercase ?? false || type == "dict"
      else { return nil }
      return (type == "dict" ? "" : type, arguments(members, type: type))
    }
    guard language == .java, type.first?.isUppercase ?? false else { return nil }
    if case .member("builder") = rest[index].kind { return (type, setters(rest.dropFirst())) }
    guard case .member(let name) = rest[index].kind, name.hasPrefix("with"), rest.count == 2 else {
      return nil
    }
    return (type, setters(rest))
  }

  private static func setters(_ steps: ArraySlice<CodeExpression.Step>) -> [SDKPart] {
    zip(steps, steps.dropFirst()).compactMap { step, next in
      guard case .member(let name) = step.kind, case .call(let arguments) = next.kind,
        name != "build", name != "builder"
      else { return nil }
      let (verb, plain) = verb(of: name)
      return SDKPart(
        verb: verb, name: plain, written: name, values: arguments.map(\.value), range: step.range)
    }
  }

  /// What a method of a builder does, and its name without that.
  static func verb(of name: String) -> (SDKPart.Verb, String) {
    let verbs: [(String, SDKPart.Verb)] = [
      ("addAll", .addAll), ("putAll", .addAll), ("add", .add), ("put", .add), ("set", .set),
      ("with", .set),
    ]
    guard let (prefix, verb) = verbs.first(where: { name.hasPrefix($0.0) }) else {
      return (.set, name)
    }
    return (verb, String(name.dropFirst(prefix.count)))
  }
}
