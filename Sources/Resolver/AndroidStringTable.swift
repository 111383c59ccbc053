public import StringResources

/// An app's Android strings by key, as its resource table holds them after the build.
public struct AndroidStringTable: Sendable {
  /// One text of a key, for one configuration of the device.
  public struct Value: Hashable, Sendable {
    public var configuration: AndroidConfiguration
    public var value: AndroidStringValue
    public var source: TextSource

    public init(
      configuration: AndroidConfiguration, value: AndroidStringValue, source: TextSource
    ) {
      self.configuration = configuration
      self.value = value
      self.source = source
    }
  }

  private var values: [String: [Value]] = [:]
  private var otherKinds: [String: AndroidValuesFile.Kind] = [:]
  /// Every configuration for which the app has any value, in the order added.
  public private(set) var configurations: [AndroidConfiguration] = []

  public init() {}

  /// The keys of strings, in no order.
  public var keys: Dictionary<String, [Value]>.Keys { values.keys }

  /// The texts of a key, in the table's own order; empty where no string has that name.
  public func values(for key: String) -> [Value] { values[key, default: []] }

  /// A resource of that name which is no string (`<plurals>`, `<string-array>`), where there is one.
  public func otherKind(for key: String) -> AndroidValuesFile.Kind? { otherKinds[key] }

  /// Adds the resources of one file of the directory with that configuration.
  ///
  /// - Parameters:
  ///   - directory: its name as it is on disk, `values-fr-rCA`.
  ///   - path: the file's path as messages name it.
  public mutating func add(
    _ resources: [AndroidValuesFile.Resource], configuration: AndroidConfiguration,
    directory: String, path: String
  ) {
    if !configurations.contains(configuration) { configurations.append(configuration) }
    for resource in resources {
      guard resource.kind == .string else {
        otherKinds[resource.name] = resource.kind
        continue
      }
      let source = TextSource(localization: directory, file: path, line: resource.line)
      values[resource.name, default: []].append(
        Value(configuration: configuration, value: resource.value, source: source))
    }
  }
}
