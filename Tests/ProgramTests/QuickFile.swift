import Foundation

/// A file that needs not survive a power failure.
///
/// `Data.write(to:)` waits until the disk has everything, which holds up a thread that all tests share: a few thousand
/// times in a run.
enum QuickFile {
  struct Unwritable: Error {
    var path: String
    var number: Int32
  }

  /// Makes the file, or writes over what it has.
  static func write(_ bytes: some Collection<UInt8>, to file: URL) throws {
    let path = file.path(percentEncoded: false)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Unwritable(path: path, number: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }
}
