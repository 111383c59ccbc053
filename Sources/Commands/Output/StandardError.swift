internal import Foundation

/// Standard error: messages for people, apart from the data.
public enum StandardError {
  /// Writes as much of a text as it takes.
  ///
  /// If it is closed, broken or full, there is no better place to complain.
  public static func write(_ text: String) {
    _ = OutputDescriptor(number: STDERR_FILENO).writeAll(text)
  }

  /// Writes what the program draws on a terminal: control sequences are obeyed.
  ///
  /// What comes from files, messages or servers has to be made visible before.
  public static func draw(_ text: String) {
    _ = OutputDescriptor(number: STDERR_FILENO).draw(text)
  }
}
