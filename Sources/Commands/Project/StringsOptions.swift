public import ArgumentParser

/// What verbs that answer for keys do without an app's strings.
public struct StringsOptions: ParsableArguments, Sendable {
  @Flag(help: "Go on if a platform's strings are not given; texts of its keys are not known then.")
  public var noStrings = false

  public init() {}
}
