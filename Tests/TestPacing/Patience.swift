/// Looks again and again until something has come about; `false` if it has not after all the looks.
///
/// Looks are counted and no clock is asked: where other tests keep the threads, one pause takes as long as a deadline
/// would, and no one has looked meanwhile.
public func comesAbout(
  looks: Int = 1000, pause: Duration = .milliseconds(20), _ condition: () async throws -> Bool
) async throws -> Bool {
  for _ in 1..<looks {
    if try await condition() { return true }
    try await Task.sleep(for: pause)
  }
  return try await condition()
}
