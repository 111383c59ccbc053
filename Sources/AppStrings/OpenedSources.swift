/// Sources whose files can be asked for.
struct OpenedSources {
  var sources: AppSources
  var files: FileSource
  var origin: StringsOrigin?

  @concurrent
  static func opening(_ sources: AppSources) async throws(SourceFailure) -> OpenedSources {
    if let path = sources.pack {
      let pack = try StringsPack.reading(path: path)
      return OpenedSources(
        sources: pack.sources(path: path), files: .memory(pack.files), origin: pack.origin)
    }
    guard let revision = sources.revision else {
      return OpenedSources(sources: sources, files: .disk)
    }
    let (files, origin) = try GitRevision.reading(revision, of: sources)
    return OpenedSources(sources: sources, files: .memory(files), origin: origin)
  }
}
