import DevicePreview
import MessageLint
import PushMessages
import Resolver
import Testing

/// A rule's example on its page: what it finds, and the same done right.
struct RuleExample: CustomTestStringConvertible, Sendable {
  enum Sample: Sendable {
    /// A message by its fields: a path and a value in JSON each.
    case fields([String])
    /// A message as it is written.
    case message(String)
    /// The texts of an app's one key, by the directory of the language; `nil` if it lacks the key.
    case texts([(place: String, text: String?)], arguments: String?)
    /// A message by its fields, and what the app's sources have beside the usual.
    case app([String], String)
    /// What has more to it than a message and texts; other tests look at it.
    case words(String)
  }

  var rule: String
  var bad: Sample
  var good: Sample

  var testDescription: String { rule }

  init(_ rule: String, _ bad: Sample, _ good: Sample) {
    (self.rule, self.bad, self.good) = (rule, bad, good)
  }

  /// The same message with other values of its fields.
  static func fields(_ rule: String, _ bad: [String], _ good: [String]) -> RuleExample {
    RuleExample(rule, .fields(bad), .fields(good))
  }

  /// The same key with other texts.
  static func texts(
    _ rule: String, _ bad: [(String, String?)], _ good: [(String, String?)],
    arguments: String? = nil
  ) -> RuleExample {
    let places = { (texts: [(String, String?)]) in texts.map { (place: $0.0, text: $0.1) } }
    return RuleExample(
      rule, .texts(places(bad), arguments: arguments), .texts(places(good), arguments: arguments))
  }

  static let all = messageExamples + textExamples + appExamples
}

extension RuleExample.Sample {
  /// As a cell of a table has it.
  var markdown: String {
    switch self {
    case .fields(let fields): fields.map(Self.code).joined(separator: ", ")
    case .message(let text): Self.code(text)
    case .texts(let texts, let arguments):
      (texts.map { place, text in "`\(place)`: " + (text.map(Self.code) ?? "no text") }
        + (arguments.map { ["arguments: \(Self.code($0))"] } ?? [])).joined(separator: "<br/>")
    case .app(let fields, let source):
      (fields + [source].filter { !$0.isEmpty }).map(Self.code).joined(separator: ", ")
    case .words(let words): words
    }
  }

  /// With white space visible; a text with a backtick has none of ours.
  private static func code(_ text: String) -> String {
    let shown = text.map { character in
      switch character {
      case "\u{200B}", "\u{202B}", "\u{AD}":
        "⟨U+\(String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true))⟩"
      default: String(character)
      }
    }.joined()
    let edges =
      shown.hasPrefix(" ") || shown.hasSuffix(" ") ? shown.replacing(" ", with: "␣") : shown
    return "`\(edges.replacing("  ", with: "␣␣"))`"
  }

  /// Whether the rule finds something in it; `nil` for words.
  func isFound(by rule: String) -> Bool? {
    let isForSending = Linter.rules.first { $0.id == rule }?.isForSending == true
    let moment: LintSubject.Moment = isForSending ? .sending(now: 1_800_000_000) : .composing
    switch self {
    case .fields(let fields):
      let message = Self.message(of: fields, needsTarget: rule != "target")
      return Lint.findings(message, moment: moment, webHost: "shop.example.com").contains {
        $0.rule == rule
      }
    case .message(let text):
      return Lint.findings(text, moment: moment).contains { $0.rule == rule }
    case .texts(let texts, let arguments):
      var app = Translations(hidesDevices: false)
      app.android = texts.filter { $0.place.hasPrefix("values") }.map { ($0.place, $0.text) }
      app.apple = texts.filter { $0.place.hasSuffix(".lproj") }.map {
        (String($0.place.dropLast(6)), $0.text)
      }
      // A language without a text of its own hides what another one has too much.
      if rule == "extra-translation" { app.previewed = ["fr-FR"] }
      return app.findings(app.message(arguments)).contains { $0.rule == rule }
    case .app(let fields, let source):
      return ShopApp(source).findings(Self.message(of: fields, needsTarget: true)).contains {
        $0.rule == rule
      }
    case .words: return nil
    }
  }

  /// An object of paths and values; those of one object stand together.
  static func message(of fields: [String], needsTarget: Bool) -> String {
    let pairs = fields.compactMap { field -> ([Substring], Substring)? in
      guard let colon = field.firstRange(of: ": ") else { return nil }
      return (field[..<colon.lowerBound].split(separator: "."), field[colon.upperBound...])
    }
    let targets: Set<Substring> = ["topic", "token", "fid", "condition"]
    let hasTarget = pairs.contains { $0.0.first.map(targets.contains) == true }
    let target: [([Substring], Substring)] =
      needsTarget && !hasTarget ? [(["topic"], "\"news\"")] : []
    return object(target + pairs)
  }

  private static func object(_ pairs: [([Substring], Substring)]) -> String {
    var keys: [Substring] = []
    for (path, _) in pairs { if let key = path.first, !keys.contains(key) { keys.append(key) } }
    let members = keys.map { key in
      let inner = pairs.filter { $0.0.first == key }
      let value =
        inner.count == 1 && inner[0].0.count == 1
        ? String(inner[0].1) : object(inner.map { (Array($0.0.dropFirst()), $0.1) })
      return "\"\(key)\": \(value)"
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
