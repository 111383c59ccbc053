/// What a key of a file may hold.
public indirect enum SettingShape: Hashable, Sendable {
  /// Text that is not empty.
  case text
  /// Text of a form, as a regular expression that has to match all of it.
  case matching(String)
  case flag
  case number(ClosedRange<Int>)
  case choice([String])
  case list(SettingShape)
  /// A table with these keys and no others.
  case table([Setting])
  /// A table whose keys are names that the user chooses.
  case named(SettingShape)
  case any([SettingShape])

  /// One text, or a list of them.
  public static let texts = SettingShape.any([.text, .list(.text)])
}

extension [Setting] {
  /// The paths of all keys; `*` stands for an element of a list and for a name of the user's.
  public var paths: Set<String> {
    Set(flatMap { [$0.key] + $0.shape.paths.prefixed($0.key) })
  }
}

extension SettingShape {
  fileprivate var paths: [String] {
    switch self {
    case .table(let settings): Array(settings.paths)
    case .list(let element): element.paths.prefixed("*")
    case .named(let value): ["*"] + value.paths.prefixed("*")
    case .any(let shapes): shapes.flatMap(\.paths)
    default: []
    }
  }
}

extension Sequence<String> {
  fileprivate func prefixed(_ key: String) -> [String] { map { "\(key).\($0)" } }
}
