/// What a mistake in a profile would cost; the header and the confirmation follow it.
public enum ProfileKind: String, CaseIterable, Hashable, Sendable {
  /// An emulator on this machine.
  case local
  /// A Firebase project without real users.
  case test
  /// Real users. What a profile is unless it says otherwise.
  case production
}
