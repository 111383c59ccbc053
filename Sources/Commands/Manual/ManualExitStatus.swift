/// The exit statuses of all verbs, for the manual.
struct ManualExitStatus: Hashable {
  var number: Int32
  var meaning: String

  static let all: [ManualExitStatus] = [
    ManualExitStatus(number: 0, meaning: "Done."),
    ManualExitStatus(
      number: 1,
      meaning: """
        The result is negative: findings that reach --fail-on, something that was looked for and isn't there, a check that failed, \
        or a refusal by FCM.
        """),
    ManualExitStatus(number: 64, meaning: "The command line can't be used."),
    ManualExitStatus(number: 65, meaning: "A file is there, but isn't what it should be."),
    ManualExitStatus(number: 66, meaning: "A file doesn't exist."),
    ManualExitStatus(
      number: 69, meaning: "A server can't be reached, and nothing left this machine."),
    ManualExitStatus(
      number: 74, meaning: "The work is done, but standard output couldn't be written."),
    ManualExitStatus(number: 75, meaning: "Nothing was done, and a retry is safe."),
    ManualExitStatus(
      number: 76,
      meaning: """
        The outcome is unknown: devices may have received the message. Don't retry; find out, then use pushwright \
        history settle.
        """),
    ManualExitStatus(number: 77, meaning: "The rules, the system or FCM don't allow it."),
    ManualExitStatus(number: 78, meaning: "The configuration has a mistake."),
    ManualExitStatus(
      number: 130, meaning: "Not confirmed, or interrupted before the request left."),
    ManualExitStatus(number: 141, meaning: "The program that reads standard output has ended."),
  ]
}
