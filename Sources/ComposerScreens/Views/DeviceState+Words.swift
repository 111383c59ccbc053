internal import ComposerState
internal import DevicePreview

extension DeviceState {
  /// In the line above the preview.
  func words(for device: PreviewDevice) -> String {
    let state =
      switch (self, device) {
      case (.resting, .phones): "app in background"
      case (.resting, .android): "app in background, collapsed"
      case (.resting, .iPhone): "app in background, lock screen"
      case (.resting, .browser): "no page of the app in view"
      case (.banner, _): "app in background, banner"
      case (.expanded, _): "app in background, expanded"
      case (.foreground, .browser): "a page of the app in view"
      case (.foreground, _): "app in the foreground"
      }
    return device == .phones ? state : "\(device.title), \(state)"
  }

  /// Above the rows of the locales, where it changes outcomes; it names a device that is looked at alone.
  func rowWords(for device: PreviewDevice) -> String? {
    let state: String? =
      switch (self, device) {
      case (.resting, _), (.expanded, _): nil
      case (.banner, _): "banner"
      case (.foreground, .browser): "page in view"
      case (.foreground, _): "app in the foreground"
      }
    return state.map { device == .phones ? $0 : "\(device.title): \($0)" }
  }
}

extension PreviewDevice {
  var title: String {
    switch self {
    case .phones: "phones"
    case .android: "Android"
    case .iPhone: "iPhone"
    case .browser: "Chrome"
    }
  }
}
