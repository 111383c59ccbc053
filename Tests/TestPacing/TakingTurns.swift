public import Testing

/// For tests that only compute: so many of them at a time as there are cores, on threads of their own.
///
/// All other tests of a process share a few threads. A thousand that compute would keep an answer over loopback waiting
/// there until its deadline; beside them, the system gives each thread its time.
public struct TakingTurns: SuiteTrait, TestTrait, TestScoping {
  /// Each test takes its turn, not the suite as a whole.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let lane = await Lanes.all.take()
    do {
      try await withTaskExecutorPreference(lane) { try await function() }
    } catch {
      await Lanes.all.giveBack(lane)
      throw error
    }
    await Lanes.all.giveBack(lane)
  }
}

extension Trait where Self == TakingTurns {
  /// The test only computes, and does so while few others of its kind do.
  public static var takingTurns: Self { TakingTurns() }
}
