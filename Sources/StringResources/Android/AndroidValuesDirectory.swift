/// A directory of a `res` directory whose files are values.
public struct AndroidValuesDirectory: Hashable, Sendable {
  /// As it is on disk.
  public var name: String
  public var configuration: AndroidConfiguration
  /// The name under which the build merges it with the same one of other source sets; of two
  /// directories with one configuration and different names the later one counts.
  public var mergedName: String
  /// What the build makes of the name, if its author meant something else; lower-case, without a
  /// full stop, so that it composes behind the name.
  public var warning: String?

  /// Reads a directory's name.
  ///
  /// `nil` if the build refuses it, or if it holds no values: see
  /// ``AndroidValuesDirectory/holdsValues(_:for:)``.
  public init?(name: String, build: AndroidBuild = .gradle) {
    guard Self.holdsValues(name, for: build),
      let configuration = AndroidConfiguration(
        directoryName: Self.readName(name, build), build: build)
    else { return nil }
    self.name = name
    self.configuration = configuration
    guard build == .gradle else {
      mergedName = configuration.directoryName
      return
    }
    mergedName = configuration.mergedName(ofDirectory: name)
    warning = Self.warning(name, configuration)
  }

  /// Whether the build reads a directory of that name, or refuses it, as one of values.
  ///
  /// Gradle takes any name without `-` for `values` that is not another type of resource, and skips
  /// one with `-` behind an unknown word.
  public static func holdsValues(_ name: String, for build: AndroidBuild) -> Bool {
    guard build == .gradle else { return name.lowercased().hasPrefix("values") }
    guard !isIgnored(name), !name.hasPrefix("_") else { return false }
    let type = name.prefix { $0 != "-" }
    return type == "values" || type.count == name.count && !otherTypes.contains(name)
  }

  /// Whether any build reads a directory of that name as one of values.
  public static func mayHoldValues(_ name: String) -> Bool {
    AndroidBuild.allCases.contains { holdsValues(name, for: $0) }
  }

  /// Whether the name of a file or directory is one that the build passes over in silence.
  public static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~")
      || ["cvs", "thumbs.db", "picasa.ini"].contains(name.lowercased())
      || name.lowercased().hasSuffix(".scc")
  }

  private static let otherTypes: Set<String> = [
    "anim", "animator", "color", "drawable", "font", "interpolator", "layout", "menu", "mipmap",
    "navigation", "raw", "transition", "xml",
  ]

  private static func readName(_ name: String, _ build: AndroidBuild) -> String {
    build == .gradle && !name.contains("-") ? "values" : name
  }

  private static func warning(_ name: String, _ configuration: AndroidConfiguration) -> String? {
    guard name.contains("-") else {
      return name == "values" ? nil : "the build reads it as values"
    }
    let parts = name.lowercased().split(separator: "-")
    guard let written = parts.first(where: { $0.hasPrefix("b+") }),
      written.dropFirst(2).split(separator: "+").joined(separator: "-")
        != (configuration.localeTag ?? "").lowercased()
    else { return nil }
    return "the build reads it as \(configuration.directoryName), without the rest of its locale"
  }
}
