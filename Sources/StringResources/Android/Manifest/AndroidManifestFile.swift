/// An `AndroidManifest.xml`, for what it says of the app's languages.
public struct AndroidManifestFile: Hashable, Sendable {
  /// A resource of `res/xml`, and where the manifest names it.
  public struct LocaleConfig: Hashable, Sendable {
    /// The name of the resource: that of its file, without `.xml`.
    public var name: String
    public var line: Int
    public var column: Int

    public init(name: String, line: Int, column: Int) {
      self.name = name
      self.line = line
      self.column = column
    }
  }

  /// `android:localeConfig` of `<application>`.
  public var localeConfig: LocaleConfig?
  public var problems: [FileProblem]

  public init(localeConfig: LocaleConfig? = nil, problems: [FileProblem] = []) {
    self.localeConfig = localeConfig
    self.problems = problems
  }
}
