/// What the program does instead of this session, once the terminal is given back.
public enum NewStart: Hashable, Sendable {
  /// Opens the demo.
  case demo
  /// Sets up a project in the working directory, then opens its first draft.
  case initialize
}
