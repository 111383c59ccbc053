/// The `res/xml` file that an app's manifest names in `android:localeConfig`: the languages that
/// it declares.
public struct AndroidLocaleConfigFile: Hashable, Sendable {
  /// The `<locale android:name>` elements, as BCP 47 tags in the file's order.
  public var locales: [String]
  /// `android:defaultLocale`, the language of `values/`; `nil` if no `<locale>` names it too,
  /// because devices take no other.
  public var defaultLocale: String?
  /// Whether devices read it at all: not where it is broken or has another root element.
  public var isUsable: Bool
  public var problems: [FileProblem]

  public init(
    locales: [String] = [], defaultLocale: String? = nil, isUsable: Bool = true,
    problems: [FileProblem] = []
  ) {
    self.locales = locales
    self.defaultLocale = defaultLocale
    self.isUsable = isUsable
    self.problems = problems
  }
}
