public import Testing

/// For tests that only compute: one of them at a time, so that the servers and clients of other tests get theirs.
///
/// All tests of a process share a few threads. A thousand that compute would keep an answer over loopback waiting
/// until its deadline.
public struct TakingTurns: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns()

  /// Each test takes its turn, not the suite as a whole.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Self.turns.begin()
    do {
      try await function()
    } catch {
      await Self.turns.end()
      throw error
    }
    await Self.turns.end()
  }
}

extension Trait where Self == TakingTurns {
  /// The test only computes, and does so while no other of its kind does.
  public static var takingTurns: Self { TakingTurns() }
}
