extension Composer {
  /// What the preview and the linter go by: the project's settings, and what the draft's notes add.
  public var previewSettings: PreviewSettings {
    var settings = settings
    settings.suppressions += notes.suppressions
    settings.draftPath = file.path
    settings.sample = sample
    settings.deviceState = deviceState
    return settings
  }
}
