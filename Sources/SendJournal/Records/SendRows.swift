/// A send's rows.
struct SendRows {
  var intent: JournalRow?
  var outcome: JournalRow?
  var settlement: JournalRow?
}
