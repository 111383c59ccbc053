/// What an SDK takes as the value of a member, and how that differs from the API's JSON.
public enum ValueForm: Hashable, Sendable {
  /// How an SDK spells one word of a choice.
  public struct Word: Hashable, Sendable {
    /// The API's: `PRIORITY_HIGH`.
    public var word: String
    /// The SDK's: `high`, or a constant such as `messaging.PriorityHigh`.
    public var spelling: String
  }

  case text
  case boolean
  /// `true` for the number 1; anything else isn't sent.
  case flag
  /// A whole number of so many bits.
  case integer(bits: Int)
  case decimal
  case strings
  case integers
  case stringMap
  /// Any value, as the language writes data.
  case json
  /// A Duration as a number of milliseconds.
  case milliseconds
  case millisecondsList
  /// A Duration as the language's own span of time.
  case duration
  /// A timestamp as the language's own point in time.
  case instant
  /// A timestamp as milliseconds since 1970.
  case epochMilliseconds
  /// A color's parts as `#rrggbb`, with `hasAlpha` also as `#rrggbbaa`.
  case color(hasAlpha: Bool)
  /// A color's parts as four numbers, in an object of their own.
  case colorParts
  /// One of the SDK's own texts for the API's words.
  case words([ValueForm.Word])
  /// One of the SDK's constants for the API's words.
  case constants([ValueForm.Word])
  /// An object of the SDK's type at the member's path.
  case object
  /// A list of such objects.
  case objects
  /// An object without members, of the SDK's type.
  case marker

  static func words(_ words: KeyValuePairs<String, String>) -> ValueForm {
    .words(words.map { ValueForm.Word(word: $0, spelling: $1) })
  }

  static func constants(_ words: KeyValuePairs<String, String>) -> ValueForm {
    .constants(words.map { ValueForm.Word(word: $0, spelling: $1) })
  }

  /// What the reference says about the value, as a phrase.
  public var phrase: String {
    switch self {
    case .text: "string"
    case .boolean: "true or false"
    case .flag: "true, sent as 1"
    case .integer: "whole number"
    case .decimal: "number"
    case .strings: "list of strings"
    case .integers: "list of numbers"
    case .stringMap: "map of strings"
    case .json: "any data"
    case .milliseconds: "milliseconds"
    case .millisecondsList: "list of milliseconds"
    case .duration: "duration"
    case .instant: "time"
    case .epochMilliseconds: "milliseconds since 1970"
    case .color(hasAlpha: false): "`#rrggbb`"
    case .color(hasAlpha: true): "`#rrggbb` or `#rrggbbaa`"
    case .colorParts: "`new LightSettingsColor(red, green, blue, alpha)`"
    case .words(let words): words.map { "`'\($0.spelling)'`" }.joined(separator: ", ")
    case .constants(let words): words.map { "`\($0.spelling)`" }.joined(separator: ", ")
    case .object, .marker: "object"
    case .objects: "list of objects"
    }
  }
}

extension ValueForm {
  /// What an SDK takes, for a sentence.
  var expectation: String {
    switch self {
    case .text: "a string"
    case .boolean: "true or false"
    case .flag: "1"
    case .integer(let bits): "a whole number of \(bits) bits"
    case .decimal: "a number"
    case .strings: "a list of strings"
    case .integers: "a list of whole numbers"
    case .stringMap: "a map of strings"
    case .json: "data"
    case .milliseconds, .duration: "a duration such as 3.5s"
    case .millisecondsList: "a list of durations such as 0.5s"
    case .instant, .epochMilliseconds: "a time such as 2026-11-21T10:00:00Z"
    case .color, .colorParts: "red, green, blue and alpha from 0 to 1"
    case .words(let words), .constants(let words): words.map(\.word).joined(separator: ", ")
    case .object, .marker: "an object"
    case .objects: "a list of objects"
    }
  }
}
