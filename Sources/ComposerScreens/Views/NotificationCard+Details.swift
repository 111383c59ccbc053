internal import ByteSearch
internal import DevicePreview

extension NotificationCard {
  /// What belongs to the notification beside its texts, in the message's own words.
  ///
  /// `mark` stands before those whose fields lint has a finding for; these are named by their last keys.
  func details(doubting fields: Set<String>, mark: String) -> [String] {
    let facts: [(fields: [String], words: String?)] = [
      (["channel_id"], channel.map { "channel \($0.words)" }),
      (["icon"], icon.map { "icon \(Self.short($0))" }),
      (["color"], color.map { "color \($0)" }),
      (["image"], imageName.map { "image \($0)" }),
      (["click_action", "link"], tap.map { "tap \(Self.short($0))" }),
      (["category"], category.map { "category \($0)" }),
      (["actions"], actions.isEmpty ? nil : "buttons \(actions.joined(separator: ", "))"),
    ]
    return facts.compactMap { names, words in
      guard let words else { return nil }
      guard fields.isDisjoint(with: names) else { return "\(mark) \(words)" }
      return names == ["category"] ? "\(words): the app defines its buttons" : words
    }
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
