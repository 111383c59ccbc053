import HarmlessText
import Testing

struct SpreadsheetRowTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("=1+1", "'=1+1"), ("+49", "+49"), ("-5", "-5"), ("+49 30", "'+49 30"),
    ("@SUM(A1)", "'@SUM(A1)"),
    ("  =1", "  '=1"), ("a;=1", "a;'=1"), ("＝1", "'＝1"), ("\"=1", "\"\"\"'=1\""),
    ("two\nlines", "two\\u000alines"), ("a\u{1B}[2J", "a\\u001b[2J"), ("", ""),
  ])
  func `A cell is neither a formula nor a command`(field: String, cell: String) {
    #expect(SpreadsheetRow([field]).description == cell + "\n")
  }

  @Test func `Cells are divided by commas`() {
    #expect(SpreadsheetRow(["a", "", "b,c"]).description == "a,,\"b,c\"\n")
  }
}
