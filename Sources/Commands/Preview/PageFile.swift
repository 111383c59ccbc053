/// The file of a page that a person has named.
public enum PageFile {
  /// Writes a page to a new file.
  ///
  /// - Throws: ``CommandFailure`` if the file exists, or can't be written.
  public static func write(_ text: String, to path: String) throws(CommandFailure) {
    let file = NewFile(path: path, mayReplace: false, except: nil)
    do throws(CommandFailure) {
      try file.check()
    } catch  where error.status == .usage {
      throw CommandFailure(.usage, "\(path) already exists: choose another name")
    }
    try file.write(text)
  }
}
