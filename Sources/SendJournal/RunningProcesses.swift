/// Tells which processes of this machine still run, so that a send that another program makes just now is not called
/// unknown.
public struct RunningProcesses: Sendable {
  /// Whether a process of this machine still runs.
  public var contains: @Sendable (ProcessMark) -> Bool

  /// Processes as the closure knows them, such as a test's own.
  public init(contains: @escaping @Sendable (ProcessMark) -> Bool) {
    self.init(heedsLocks: false, contains: contains)
  }

  private init(heedsLocks: Bool, contains: @escaping @Sendable (ProcessMark) -> Bool) {
    self.heedsLocks = heedsLocks
    self.contains = contains
  }

  /// Whether a send runs also if its program holds its lock, whatever is known of the process.
  let heedsLocks: Bool

  /// What the system says.
  public static let system = RunningProcesses(heedsLocks: true) { $0.isRunning }
}
