internal import CNcursesw

/// The variables of the process that describe its terminal.
enum Environment {
  /// Nil when it is missing or empty.
  static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
