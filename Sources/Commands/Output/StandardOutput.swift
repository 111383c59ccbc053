internal import Foundation

/// Standard output: the data that a verb was asked for.
public enum StandardOutput {
  /// Writes all of a text.
  ///
  /// - Throws: ``CommandFailure`` with the status ``CommandFailure/Status/readerGone`` if the reader has closed its end,
  ///   else ``CommandFailure/Status/outputFailed``: output that is lost must not look like success.
  public static func write(_ text: String) throws(CommandFailure) {
    guard let error = OutputDescriptor(number: STDOUT_FILENO).writeAll(text) else { return }
    guard error != EPIPE else {
      throw CommandFailure(.readerGone, "the program reading standard output has ended")
    }
    throw CommandFailure(
      .outputFailed,
      "couldn't write to standard output, so it is incomplete: \(OutputDescriptor.words(for: error))"
    )
  }
}
