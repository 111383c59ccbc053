/// What takes the place of the draft, and what is asked before it does.
public struct DraftSwitch: Hashable, Sendable {
  /// Names what is kept of this session in the state directory.
  public private(set) var session = ""
  /// What takes the draft's place as soon as it is saved.
  private(set) var next: NextDraft?
  private(set) var isLeaving = false
  private(set) var reading: Reading?
  /// What is offered as soon as nothing else is open.
  private(set) var recoverable: [RecoverableDraft] = []
  /// Whether the user asked for it.
  private(set) var hasAskedForLeftovers = false

  mutating func start(session: String) { self.session = session }

  /// Saving comes first.
  mutating func wait(toBring next: NextDraft) { self.next = next }

  mutating func bring() { next = nil }

  mutating func wait(toLeave isLeaving: Bool) { self.isLeaving = isLeaving }

  /// What was asked for is not done now: neither leaving nor another draft waits for it.
  mutating func giveUp() { (isLeaving, next) = (false, nil) }

  mutating func begin(_ reading: Reading) { self.reading = reading }

  mutating func take(_ contents: DraftContents) { reading?.contents = contents }

  mutating func endReading() { reading = nil }

  mutating func sayReadingSlow() { reading?.isSaidSlow = true }

  mutating func giveUpReading() { reading?.isGivenUp = true }

  mutating func offer(_ drafts: [RecoverableDraft], isAskedFor: Bool) {
    (recoverable, hasAskedForLeftovers) = (drafts, isAskedFor)
  }

  mutating func endOffer() { recoverable = [] }
}
