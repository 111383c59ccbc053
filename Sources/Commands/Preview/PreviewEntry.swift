internal import ComposerState
internal import DevicePreview

/// What one device of one locale shows.
struct PreviewEntry {
  var locale: PreviewLocale
  var shown: ShownNotification
}
