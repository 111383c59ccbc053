import SettingShapes

/// A TOML text with every key of a table of keys.
enum SampleFile {
  static let stranger = "zzqxjw"

  /// `variant` chooses among the shapes that a key may have; with strangers each table has a key that isn't in it.
  static func text(_ settings: [Setting], variant: Int, withStrangers: Bool = false) -> String {
    let sample = Sample(variant: variant, hasStrangers: withStrangers)
    return sample.members(settings).joined(separator: "\n") + "\n"
  }

  /// Every table of keys, the whole file's first.
  static func tables(_ settings: [Setting]) -> [[Setting]] {
    [settings] + settings.flatMap { tables($0.shape) }
  }

  /// Every key with its sentence and default, whatever table it is in.
  static func all(_ settings: [Setting]) -> [Setting] { tables(settings).flatMap(\.self) }

  private static func tables(_ shape: SettingShape) -> [[Setting]] {
    switch shape {
    case .table(let settings): tables(settings)
    case .list(let element), .named(let element): tables(element)
    case .any(let shapes): shapes.flatMap { tables($0) }
    default: []
    }
  }

  private struct Sample {
    var variant: Int
    var hasStrangers: Bool

    func members(_ settings: [Setting]) -> [String] {
      settings.map { "\($0.key) = \(value($0.shape))" }
        + (hasStrangers ? ["\(stranger) = 1"] : [])
    }

    private func value(_ shape: SettingShape) -> String {
      switch shape {
      case .text: "\"en\""
      case .matching(let pattern): "\"\(text(matching: pattern))\""
      case .flag: "true"
      case .number(let range): "\(range.lowerBound)"
      case .choice(let names): "\"\(names[min(variant, names.count - 1)])\""
      case .list(let element): "[\(value(element))]"
      case .table(let settings): "{ \(members(settings).joined(separator: ", ")) }"
      case .named(let element): "{ some-name = \(value(element)) }"
      case .any(let shapes): value(shapes[min(variant, shapes.count - 1)])
      }
    }

    private func text(matching pattern: String) -> String {
      let samples = [
        "all", "90m", "demo-shop", "red", "http://127.0.0.1:8123", "you@example.com",
        "1:2:android:3",
      ]
      return samples.first { sample in
        guard let regex = try? Regex(pattern) else { return false }
        return sample.wholeMatch(of: regex) != nil
      } ?? ""
    }
  }
}
