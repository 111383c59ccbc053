/// How the program ended that was to send to a list.
public enum ListRunEnding: Hashable, Sendable {
  /// With the status that `pushwright send` gives.
  case exited(status: Int32)
  /// It didn't run to its end; a sentence without a full stop.
  case failed(String)
}
