internal import Resolver

/// What one device of one locale makes of a key.
struct ResolvedKey {
  var locale: String
  var platform: Platform
  var resolution: Resolution
  /// `nil` where the project names no releases.
  var releases: ReleaseResolutions?
}
