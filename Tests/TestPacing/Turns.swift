/// Lets one at a time through, in the order in which they came.
actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
