public import ArgumentParser

/// What verbs that answer for keys do without an app's strings.
public struct StringsOptions: ParsableArguments, Sendable {
  @Flag(help: "Continue without a platform's strings; the texts of its keys stay unknown.")
  public var noStrings = false

  public init() {}
}
