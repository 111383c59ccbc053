internal import DevicePreview

/// What one device of one locale shows.
struct PreviewEntry {
  var locale: String
  var shown: ShownNotification
}
