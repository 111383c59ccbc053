/// Tells which processes of this machine still run, so that a send that another program makes just now is not called
/// unknown.
public struct RunningProcesses: Sendable {
  /// Whether a process of this machine still runs.
  public var contains: @Sendable (ProcessMark) -> Bool

  /// Processes as the closure knows them, such as a test's own.
  public init(contains: @escaping @Sendable (ProcessMark) -> Bool) {
    self.contains = contains
  }

  /// What the system says.
  public static let system = RunningProcesses { $0.isRunning }
}
