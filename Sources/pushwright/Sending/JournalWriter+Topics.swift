import FCMClient
import SendJournal
import SendPolicy

/// Changes of topics in the journal: nothing about them stands against another one.
extension JournalWriter {
  /// Why the journal has no record; a sentence.
  struct Refusal: Error {
    var sentence: String
  }

  /// Blocks until the disk has the intent.
  func record(_ intent: SendIntent) -> Result<Int64, Refusal> {
    switch write(intent, agreed: .any) {
    case .intentWritten(let id): .success(id)
    case .intentNotWritten(let sentence): .failure(Refusal(sentence: sentence))
    case .intentRefused(let failure): .failure(Refusal(sentence: failure.sentence))
    default: .failure(Refusal(sentence: "the history gave no answer"))
    }
  }

  /// Why the journal has no outcome; `nil` if it has.
  func record(_ outcome: SendOutcome, results: String, of intent: WrittenIntent) -> String? {
    record(outcome, results: results, of: intent.id)
  }

  /// The same of an intent by its number.
  func record(_ outcome: SendOutcome, results: String?, of number: Int64) -> String? {
    switch write(outcome, results: results, of: number) {
    case .outcomeRecorded: nil
    case .outcomeNotRecorded(let sentence): sentence
    default: "the history gave no answer"
    }
  }
}
