/// Something wrong with a message, as a page says it.
public struct PageFinding: Hashable, Sendable {
  public var isError: Bool
  /// The rule's id: `crash`.
  public var rule: String
  /// Lower-case, without a full stop.
  public var sentence: String
  /// `res/values-fr/strings.xml:3`; `nil` if there is none.
  public var place: String?
  /// What to do in this message.
  public var remedy: String?
  /// What to do in the app, for its next release.
  public var appRemedy: String?
  /// The names of the locales concerned; empty if the language does not matter.
  public var locales: [String]

  public init(
    isError: Bool, rule: String, sentence: String, place: String? = nil, remedy: String? = nil,
    appRemedy: String? = nil, locales: [String] = []
  ) {
    self.isError = isError
    self.rule = rule
    self.sentence = sentence
    self.place = place
    self.remedy = remedy
    self.appRemedy = appRemedy
    self.locales = locales
  }

  var mark: String { isError ? "✗" : "⚠" }
  var word: String { isError ? "error" : "warning" }
}
