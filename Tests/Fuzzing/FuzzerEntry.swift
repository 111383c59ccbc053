internal import Foundation

/// What libFuzzer calls, and what the linker takes for `main` in a build without it.
///
/// `swift build --product fuzzing --sanitize fuzzer` links libFuzzer, which has a `main` of its own.
@safe
enum FuzzerEntry {
  /// The reader in the environment.
  static let reader: FuzzedReader = {
    let name = ProcessInfo.processInfo.environment["PUSHWRIGHT_FUZZ"] ?? ""
    guard let reader = FuzzedReader.named(name) else {
      print("PUSHWRIGHT_FUZZ names no reader: ‘\(name)’; see fuzzing list")
      exit(64)
    }
    return reader
  }()
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe FuzzerEntry.reader.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// Commands of the program are commands with the fuzzer, too, so that one build is enough.
@_cdecl("LLVMFuzzerInitialize")
public func fuzzerStarts(
  _ count: UnsafeMutablePointer<CInt>?,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  if let status = FuzzingCommand.run(Array(CommandLine.arguments.dropFirst())) { exit(status) }
  return 0
}

/// SwiftPM lets the linker take a module's main function for the program's, but in a build with the fuzzer.
@_cdecl("fuzzing_main")
public func ordinaryMain(
  _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  FuzzingCommand.main()
}
