import SendPolicy
import TestSupport
import Testing

@testable import Commands

/// The reference of exit statuses is the table's, and the table has every status that the program ends with.
struct ExitStatusPageTests {
  @Test func `The page of exit statuses is the table's`() throws {
    let rows = ExitStatus.all.map { ["`\($0.number)`", $0.meaning, $0.advice] }
    let page = """
      # Exit statuses

      What a verb's status says, so that a script can go on from it.

      ## Overview

      The numbers are those of `sysexits.h` where it has one. A status has the same meaning for all verbs. Those of `send` and `topics` say
      above all whether anything may have been delivered: 76 is the one that must never lead to a second attempt. Gates fail closed: what
      Pushwright couldn't read or understand is never reported as fine.


      """
    try expectPage(
      page + markdownTable(["status", "meaning", "what a script does"], rows),
      at: "Sources/pushwright/pushwright.docc/ExitStatuses.md")
  }

  @Test func `The table has every status of a failure and of a send, each once and in order`() {
    let numbers = ExitStatus.all.map(\.number)
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    let failures = CommandFailure.Status.allCases.map(\.rawValue)
    let sends = SendExitStatus.allCases.map(\.rawValue)
    #expect(Set(failures + sends).subtracting(numbers) == [])
  }
}
