/// What takes the place of the draft, and what is asked before it does.
public struct DraftSwitch: Hashable, Sendable {
  /// Names what is kept of this session in the state directory.
  public var session = ""
  /// What takes the draft's place as soon as it is saved.
  var next: NextDraft?
  var isLeaving = false
  var reading: Reading?
  /// What is offered as soon as nothing else is open.
  var recoverable: [RecoverableDraft] = []
  /// Whether the user asked for it.
  var hasAskedForLeftovers = false
}
