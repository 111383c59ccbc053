/// What another program wrote into the draft's file, until somebody decides what becomes of it.
struct DiskChange: Hashable, Sendable {
  var text: String
  /// Whether it was shown and left undecided: it does not come up by itself again.
  var isPutOff = false
}
