internal import LocalFiles

/// A list as the command line names it: a file that is read part by part, or standard input, which is read as a whole.
struct ListFile: Sendable {
  let path: String
  /// What came through a pipe, which can't be read a second time; `nil` for a file.
  private let input: [UInt8]?

  init(_ path: String) throws(CommandFailure) {
    self.path = path
    input = Self.isPipe(path) ? Array(try TextFile.argument(path, as: .registrations).utf8) : nil
  }

  /// The list that the notes beside a draft name: always a file, which can be read again.
  init(kept path: String) throws(CommandFailure) {
    guard !Self.isPipe(path) else {
      throw CommandFailure(
        .unreadableInput,
        "the notes beside a draft can't name standard input as its list: name a file")
    }
    try self.init(path)
  }

  /// The file's name, or `-`.
  var name: String { path == "-" ? path : path.pathNames.last ?? path }

  func parts() throws(FileFailure) -> ListParts {
    if let input { return ListParts(input) }
    return ListParts(file: try FileParts(path, as: .recipients))
  }

  private static func isPipe(_ path: String) -> Bool {
    path == "-" || path == "/dev/stdin" || LocalFile.outputDescriptor(path) != nil
  }
}
