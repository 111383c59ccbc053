internal import Drafts
internal import Resolver

/// What one device of one locale makes of a key.
struct ResolvedKey {
  var locale: PreviewLocale
  var platform: Platform
  /// With the app as it is worked on.
  var resolution: Resolution
  /// `nil` where the project names no releases.
  var releases: ReleaseResolutions?
}
