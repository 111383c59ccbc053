/// How long a program may run, and how much it may say.
public struct ProgramLimits: Hashable, Sendable {
  /// From its start to the end of its output.
  public var time: Duration
  /// The most bytes of standard output; a program that writes more is ended.
  public var output: Int
  /// The most bytes of standard error that are kept; what is beyond is read and dropped.
  public var complaint: Int
  /// How long a program has to end by itself after it was asked to, and how long a child of it may hold the output open
  /// after it has ended.
  public var grace: Duration

  public init(
    time: Duration, output: Int, complaint: Int = 4096, grace: Duration = .milliseconds(500)
  ) {
    self.time = time
    self.output = output
    self.complaint = complaint
    self.grace = grace
  }
}
