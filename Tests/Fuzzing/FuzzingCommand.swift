internal import Foundation
import LocalFiles

/// What the program does without the fuzzer: it names the readers, writes their seeds, and reads files.
enum FuzzingCommand {
  private static let help = """
    fuzzing list                 the readers, each with the endings of files that it may begin with
    fuzzing seeds READER FOLDER  writes the reader's own seeds into a folder
    fuzzing read READER FILE…    reads files, as one that the fuzzer has found, and says how long it took

    A build with --sanitize fuzzer is libFuzzer for the reader in PUSHWRIGHT_FUZZ; see .ci/fuzz.
    """

  /// `nil` if the words are none of these commands.
  static func run(_ words: [String]) -> Int32? {
    switch words.first {
    case "list":
      for reader in FuzzedReader.all {
        print(([reader.name] + reader.endings).joined(separator: " "))
      }
      return 0
    case "seeds": return reader(words) { writeSeeds(of: $0, to: words[2]) }
    case "read": return reader(words) { readFiles(words.dropFirst(2), with: $0) }
    default: return nil
    }
  }

  /// The whole program.
  static func main() -> Int32 {
    if let status = run(Array(CommandLine.arguments.dropFirst())) { return status }
    print(help)
    return 64
  }

  private static func reader(_ words: [String], _ work: (FuzzedReader) -> Int32) -> Int32 {
    guard words.count > 2, let reader = FuzzedReader.named(words[1]) else {
      print("no reader is called ‘\(words.dropFirst().first ?? "")’: see fuzzing list")
      return 64
    }
    return work(reader)
  }

  private static func writeSeeds(of reader: FuzzedReader, to folder: String) -> Int32 {
    do {
      for (number, seed) in reader.seeds.enumerated() {
        try LocalFile.write(seed, toArgument: "\(folder)/own-\(number)")
      }
      return 0
    } catch {
      print(error)
      return 66
    }
  }

  private static func readFiles(
    _ paths: some Sequence<String>, with reader: FuzzedReader
  ) -> Int32 {
    do {
      for path in paths {
        let bytes = try LocalFile.bytes(path, as: .strings)
        let time = ContinuousClock().measure { reader.read(bytes) }
        print("\(path): \(bytes.count) bytes, \(time)")
      }
      return 0
    } catch {
      print(error)
      return 66
    }
  }
}
