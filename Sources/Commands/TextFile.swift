public import LocalFiles

/// Reads the small text files that verbs and the composer need, each within the limit of its purpose.
public enum TextFile {
  /// The text of a regular file.
  ///
  /// - Throws: ``CommandFailure`` if it doesn't exist, isn't a file, is too large, or isn't UTF-8 text.
  public static func read(
    _ path: String, as purpose: FilePurpose
  ) throws(CommandFailure) -> String {
    do throws(FileFailure) {
      return try LocalFile.text(path, as: purpose)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// What a person names on the command line: a file, `-` for standard input, or a pipe of the shell, as in
  /// `… | pushwright convert -` and `convert <(…)`.
  public static func argument(
    _ path: String, as purpose: FilePurpose
  ) throws(CommandFailure) -> String {
    do throws(FileFailure) {
      return try LocalFile.argument(path, as: purpose)
    } catch {
      throw CommandFailure(error)
    }
  }
}
