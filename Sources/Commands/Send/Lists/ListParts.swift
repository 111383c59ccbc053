internal import LocalFiles

/// The bytes of a list, part by part.
struct ListParts: ~Copyable {
  private var file: FileParts?
  private var input: [UInt8]?

  init(file: consuming FileParts) {
    self.file = consume file
    input = nil
  }

  init(_ input: [UInt8]) {
    file = nil
    self.input = input
  }

  /// `nil` at the end.
  mutating func next() throws(FileFailure) -> [UInt8]? {
    guard let input else { return try file?.next() }
    self.input = []
    return input.isEmpty ? nil : input
  }
}
