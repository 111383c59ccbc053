internal import Glibc
internal import HarmlessText

/// A program that was started: what it writes is read until it has ended, or has to.
@safe struct RunningProgram: ~Copyable {
  /// Also the number of its session and of its process group.
  private let process: pid_t
  private let limits: ProgramLimits
  private let output: ProgramPipe
  private let complaint: ProgramPipe
  private let clock = ContinuousClock()

  static func starting(
    _ program: LocalProgram, file: String
  ) throws(ProgramStart.Failure) -> RunningProgram {
    let input = try ProgramPipe.input(program.input)
    var output = try ProgramPipe.output()
    var complaint = try ProgramPipe.output()
    let process = try ProgramStart.start(
      program, file: file, input: input.theirs, output: output.theirs, complaint: complaint.theirs)
    output.giveAway()
    complaint.giveAway()
    return RunningProgram(
      process: process, limits: program.limits, output: output, complaint: complaint)
  }

  private init(
    process: pid_t, limits: ProgramLimits, output: consuming ProgramPipe,
    complaint: consuming ProgramPipe
  ) {
    self.process = process
    self.limits = limits
    self.output = output
    self.complaint = complaint
  }

  /// What has been read so far.
  private struct Progress {
    var output: [UInt8] = []
    var complaint: [UInt8] = []
    var hasOutput = true
    var hasComplaint = true
    /// When the program was seen to have ended; its children may go on.
    var endedAt: ContinuousClock.Instant?
  }

  /// Waits for the end.
  func result(_ isCancelled: () -> Bool) -> ProgramResult {
    let deadline = clock.now + limits.time
    var progress = Progress()
    var reason: ProgramResult.Ending?
    var pause: Int32 = 1
    while reason == nil {
      pause = read(&progress, pause) ? 1 : min(pause * 2, 50)
      if progress.output.count > limits.output {
        reason = .tooMuchOutput(limits.output)
      } else if isCancelled() {
        reason = .cancelled
      } else if clock.now >= deadline {
        reason = .tooLong(limits.time)
      } else if isOver(&progress) {
        break
      }
    }
    if reason != nil { ask() }
    let ending = end()
    return ProgramResult(
      reason ?? ending, output: Array(progress.output.prefix(limits.output)),
      complaint: Self.visible(progress.complaint))
  }

  /// Waits for output, so many milliseconds at most; whether some came.
  private func read(_ progress: inout Progress, _ pause: Int32) -> Bool {
    var entries = [
      output.entry(isOpen: progress.hasOutput), complaint.entry(isOpen: progress.hasComplaint),
    ]
    guard unsafe poll(&entries, 2, pause) > 0 else { return false }
    if entries[0].revents != 0 {
      // One byte more than the limit tells that there is too much.
      progress.hasOutput = output.read(into: &progress.output, limit: limits.output + 1)
    }
    if entries[1].revents != 0 {
      progress.hasComplaint = complaint.read(into: &progress.complaint, limit: limits.complaint)
    }
    return true
  }

  /// Whether nothing more is to be expected: a child that holds the output open is not waited for.
  private func isOver(_ progress: inout Progress) -> Bool {
    if progress.endedAt == nil, hasEnded { progress.endedAt = clock.now }
    guard let endedAt = progress.endedAt else { return false }
    let isSilent = !progress.hasOutput && !progress.hasComplaint
    return isSilent || clock.now - endedAt >= limits.grace
  }

  /// Looks without reaping it: until it is reaped, no other process gets its number.
  private var hasEnded: Bool {
    var information = unsafe siginfo_t()
    let result = unsafe waitid(
      P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    return unsafe result != 0 || information.si_signo != 0
  }

  /// Asks the program and its children to end, and gives them the time for it.
  private func ask() {
    kill(-process, SIGTERM)
    let deadline = clock.now + limits.grace
    while clock.now < deadline, !hasEnded { usleep(5000) }
  }

  /// Ends what is left of the program and its children.
  private func end() -> ProgramResult.Ending {
    kill(-process, SIGKILL)
    // A program that hangs in the kernel doesn't end before the kernel lets it.
    let deadline = clock.now + .seconds(2)
    while !hasEnded {
      guard clock.now < deadline else { return .lost }
      usleep(1000)
    }
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, 0) == process else { return .lost }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }

  /// Without what a terminal would take for a command, and what turns letters round.
  private static func visible(_ bytes: [UInt8]) -> String {
    let text = VisibleText.removing(
      from: String(decoding: bytes, as: UTF8.self), keepingLineFeeds: true)
    let end = text.lastIndex { $0 != "\n" && $0 != " " }
    return end.map { String(text[...$0]) } ?? ""
  }
}
