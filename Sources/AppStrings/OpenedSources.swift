internal import StringResources

/// Sources whose files can be asked for.
struct OpenedSources {
  var sources: AppSources
  var files: FileSource
  var origin: StringsOrigin?

  /// Opens them away from the caller's actor.
  ///
  /// The failure is a value and no error: one that a concurrent function throws through a nonsending
  /// one arrives beside the caller's actor (Swift 6.3), and a screen that takes it there crashes.
  @concurrent
  static func opening(_ sources: AppSources) async -> Result<OpenedSources, SourceFailure> {
    do throws(SourceFailure) {
      if let path = sources.pack {
        let pack = try StringsPack.reading(path: path)
        var packed = pack.sources(path: path)
        // Packs of older versions do not tell.
        if sources.build == .aapt2 { packed.build = .aapt2 }
        return .success(
          OpenedSources(sources: packed, files: .memory(pack.files), origin: pack.origin))
      }
      guard let revision = sources.revision else {
        return .success(OpenedSources(sources: sources, files: .disk))
      }
      let (files, origin) = try GitRevision.reading(revision, of: sources)
      return .success(OpenedSources(sources: sources, files: .memory(files), origin: origin))
    } catch {
      return .failure(error)
    }
  }
}
