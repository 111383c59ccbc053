internal import ByteSearch
internal import DevicePreview

extension NotificationCard {
  /// What belongs to the notification beside its texts, in the message's own words.
  var details: [String] {
    let buttons = actions.isEmpty ? nil : "buttons \(actions.joined(separator: ", "))"
    return [
      channel.map { "channel \($0.words)" }, icon.map { "icon \(Self.short($0))" },
      color.map { "color \($0)" },
      imageName.map { "image \($0)" }, tap.map { "tap \(Self.short($0))" },
      category.map { "category \($0): the app defines its buttons" }, buttons,
    ].compactMap(\.self)
  }

  /// What has to be so that the image appears; `nil` where there is none.
  var imageCondition: String? {
    guard image != nil else { return nil }
    return switch surface {
    case .androidCollapsed, .androidBigText, .androidBigPicture:
      "the image appears if it loads within 5 seconds and has at most 1 MiB"
    case .iPhoneLockScreen, .iPhoneBanner, .iPhoneExpanded:
      imageLoader.map { "the app's extension \($0) loads the image" }
        ?? "the image appears if the app has a notification service extension (unknown)"
    case .web, .webExpanded: "not every browser shows the image"
    }
  }

  /// Without scheme and query: `shop.example/parcel.jpg`.
  var imageName: String? { image.map(Self.short) }

  private static func short(_ url: String) -> String {
    guard let start = url.firstBytes(of: "://")?.upperBound else { return url }
    return String(url[start...].prefix { $0 != "?" && $0 != "#" })
  }
}
