/// Which access tokens the emulator takes.
public enum AcceptedTokens: Hashable, Sendable {
  /// Any bearer token, but one must be there; the token endpoint issues one to any account.
  case any
  /// Those that its own token endpoint has issued to one of these accounts, until they expire.
  ///
  /// The endpoint is ``RunningEmulator/tokenURL`` and answers as `https://oauth2.googleapis.com/token`
  /// does. A token has to be for one of FCM's scopes, and a user's token comes with the header
  /// `X-Goog-User-Project`.
  case issued(to: [EmulatedAccount])
}
