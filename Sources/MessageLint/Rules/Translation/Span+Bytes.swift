extension Span<UInt8> {
  /// Whether any byte is such; texts are looked at after each key, and nearly none has what a rule looks for.
  func mayHold(_ isSuch: (UInt8) -> Bool) -> Bool {
    for index in indices where isSuch(self[index]) { return true }
    return false
  }
}
