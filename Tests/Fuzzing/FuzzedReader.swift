/// A reader of bytes that others write, under the name by which a run of the fuzzer asks for it.
struct FuzzedReader: Sendable {
  let name: String
  /// Endings of files that are good to begin with, where a folder of real ones is at hand: `.strings`.
  let endings: [String]
  /// What to begin with.
  let seeds: [[UInt8]]
  /// Reads bytes as the program does; it may refuse them, and do nothing else.
  let read: @Sendable ([UInt8]) -> Void

  init(
    _ name: String, endings: [String] = [], seeds: [String],
    read: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.init(name, endings: endings, bytes: seeds.map { Array($0.utf8) }, read: read)
  }

  init(
    _ name: String, endings: [String] = [], bytes: [[UInt8]],
    read: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.name, self.endings, self.read) = (name, endings, read)
    // Some of the sample app's files are empty, because only their names count.
    seeds = bytes.filter { !$0.isEmpty }
  }

  /// The same for a reader of text.
  init(
    _ name: String, endings: [String] = [], seeds: [String],
    text read: @escaping @Sendable (String) -> Void
  ) {
    self.init(name, endings: endings, seeds: seeds) { read(String(decoding: $0, as: UTF8.self)) }
  }

  static let all =
    stringFiles + appSources + messages + programs + answers + settings + ownFiles + texts

  static func named(_ name: String) -> FuzzedReader? { all.first { $0.name == name } }
}
