import Foundation
import FuzzSupport
import TestPacing
import Testing

@testable import fuzzing

/// The readers that `.ci/fuzz` runs, over their own seeds and damaged ones.
@Suite(.takingTurns)
struct FuzzedReaderTests {
  private static let names = FuzzedReader.all.map(\.name)
  /// The long run damages each seed more often.
  private static let rounds =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KEYS"] == nil ? 20 : 2000

  @Test func `Each reader has a name of its own and seeds`() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(FuzzedReader.all.filter(\.seeds.isEmpty).map(\.name) == [])
  }

  @Test(arguments: names)
  func `A seed and what damage makes of it are read or refused`(name: String) throws {
    let reader = try #require(FuzzedReader.named(name))
    var random = SplitMix(state: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) }.magnitude))
    for seed in reader.seeds {
      reader.read(seed)
      for _ in 0..<Self.rounds { reader.read(damaged(seed, &random)) }
    }
  }

  /// Some bytes removed, repeated or replaced by those that mean something in most files.
  private func damaged(_ seed: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = seed
    for _ in 0...Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default: bytes[start] = Self.marks.randomElement(using: &random) ?? 0
      }
    }
    return bytes
  }

  private static let marks: [UInt8] =
    Array("\"'`\\<>&;=(){}[]%@?$#,.:/\u{0}\n\r\t09aZ".utf8) + [0xC3, 0xFF]
}
