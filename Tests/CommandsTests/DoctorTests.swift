import Diagnosis
import SchemaSupport
import Testing

@testable import Commands

struct DoctorTests {
  private let report = DoctorReport([
    Check(.history, .bad, "the history can't be written", remedy: "make room"),
    Check(.terminal, .good, "TERM is xterm"), Check(.terminal, .warning, "tmux\u{1B}[31m"),
  ])

  @Test func `The report names each area once, with a remedy below its finding`() {
    #expect(
      report.text == """
        ✓ terminal       TERM is xterm
        ⚠                tmux␛[31m
        ✗ history        the history can't be written
                         → make room

        1 failure, 1 warning.

        """)
    #expect(DoctorReport([]).text.hasSuffix("Everything is fine.\n"))
  }

  @Test func `The report in JSON fits its schema`() throws {
    #expect(try SchemaChecker(SchemaDocument.text(.doctor)).faults(in: report.json) == [])
  }
}
