internal import DevicePreview
internal import Drafts

/// What one device of one locale shows.
struct PreviewEntry {
  var locale: PreviewLocale
  var shown: ShownNotification
}
