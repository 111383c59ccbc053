/// An exit status and what it says: an interface for scripts.
public struct ExitStatus: Hashable, Sendable {
  public let number: Int32
  public let meaning: String
  /// What a script does after it.
  public let advice: String

  private init(_ number: Int32, _ meaning: String, _ advice: String) {
    self.number = number
    self.meaning = meaning
    self.advice = advice
  }

  /// Every status that a verb ends with, in order.
  public static let all: [ExitStatus] = [
    ExitStatus(0, "Done. For `lint`: nothing reaches `--fail-on`.", "Goes on."),
    ExitStatus(
      1,
      "Something isn't as it should be: findings, a refusal by FCM, a key or text that isn't there, a rejected locale, a conversion that lost a part, "
        + "a mistake in a configuration, a changed record of the history.", "Reads the report."),
    ExitStatus(
      64, "Wrong usage: an option is missing or unknown, or a question has no terminal.",
      "Fixes the command; `--help` has its options."),
    ExitStatus(
      65, "A draft, a list or another input can't be read or isn't what it should be.",
      "Fixes the file; standard error has its line."),
    ExitStatus(
      66, "A file or directory isn't there, or a simulated device.", "Checks the path or the name."),
    ExitStatus(
      69, "A server can't be reached, and nothing has left this machine.",
      "Tries again; checks proxy and network."),
    ExitStatus(
      74, "The work is done, and its result couldn't be written: a full disk, a closed descriptor.",
      "Makes room. A `send` that ends so has sent the message."),
    ExitStatus(
      75, "Nothing was done or sent for now: FCM's quota, a lock, a limit of this system.",
      "Tries again later."),
    ExitStatus(
      76, "The outcome is unknown: the message may have been delivered.",
      "Never tries again by itself. Finds out, then `pushwright history settle`."),
    ExitStatus(
      77, "Not allowed: by FCM, by the profile or Pushwright's rules, or by the system.",
      "Reads the reason on standard error."),
    ExitStatus(
      78,
      "A mistake in the project file, in notes or marks, or drafts whose keys have no strings.",
      "Fixes the line that standard error names."),
    ExitStatus(
      130,
      "Not confirmed, or ended by Ctrl-C before anything left; a list that a signal stopped; 143 and others after other "
        + "signals.",
      "Nothing was sent, or of a list only what its last line counts: goes on with `--resume`."),
    ExitStatus(
      141, "The program that reads standard output has ended, as `head` does.",
      "Nothing: it has read what it wanted."),
  ]
}
