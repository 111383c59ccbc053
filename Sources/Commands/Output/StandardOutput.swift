internal import Foundation

/// Standard output: the data that a verb was asked for.
public enum StandardOutput {
  /// Writes all of a text.
  ///
  /// - Throws: ``CommandFailure`` with the status ``CommandFailure/Status/readerGone`` if the reader has closed its end,
  ///   else ``CommandFailure/Status/outputFailed``: output that is lost must not look like success.
  public static func write(_ text: String) throws(CommandFailure) {
    try check(OutputDescriptor(number: STDOUT_FILENO).writeAll(text))
  }

  /// Writes what the program draws on a terminal: control sequences are obeyed.
  ///
  /// What comes from files, messages or servers has to be made visible before.
  static func draw(_ text: String) throws(CommandFailure) {
    try check(OutputDescriptor(number: STDOUT_FILENO).draw(text))
  }

  /// Whether it is a terminal with colors, and its user hasn't asked for none.
  static var takesColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  private static func check(_ error: Int32?) throws(CommandFailure) {
    guard let error else { return }
    guard error != EPIPE else {
      throw CommandFailure(.readerGone, "the program reading standard output has ended")
    }
    throw CommandFailure(
      .outputFailed,
      "couldn't write to standard output, so it is incomplete: \(OutputDescriptor.words(for: error))"
    )
  }
}
