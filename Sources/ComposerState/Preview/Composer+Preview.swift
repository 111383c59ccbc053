import DevicePreview
public import Drafts

extension Composer {
  /// What the preview and the linter go by: the project's settings, and what the draft's notes add.
  public var previewSettings: PreviewSettings {
    var settings = settings
    settings.suppressions += notes.suppressions
    settings.draftPath = file.path
    settings.sample = sample
    settings.deviceState = deviceState
    // Nothing else changes where all devices rest, and nothing is made anew then.
    if deviceState != .resting { settings.platformsInState = previewDevice.platformsInState }
    return settings
  }
}
