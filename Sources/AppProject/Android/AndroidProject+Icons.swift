internal import StringResources

extension AndroidProject {
  /// The file of the icon that Android draws for a message; `nil` if no file of the sources can be drawn.
  ///
  /// `name` is the message's; without one it is the default of the manifest. Of several the one of most pixels is taken.
  public func iconFile(_ name: String?) -> String? {
    let standard = setting("default_notification_icon").found?.resource
    guard let name = name ?? standard, let found = icon(name).found else { return nil }
    let all = released(found.type, found.name).filter { $0.form == .vector || $0.form == .bitmap }
    let best = all.max { Self.density($0.folder) < Self.density($1.folder) }
    return best?.place.path
  }

  private static func density(_ folder: String) -> Int {
    let known = ["ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"]
    return known.lastIndex { folder.split(separator: "-").contains(Substring($0)) } ?? -1
  }

  /// The default color of the manifest: its file, and the name of the color in it; `nil` if there is none.
  public var defaultColor: (file: String, name: String)? {
    guard let setting = setting("default_notification_color").found,
      setting.owner == "application", let resource = setting.resource,
      resource.hasPrefix("@color/"),
      let color = released("color", String(resource.dropFirst(7))).first
    else { return nil }
    return (color.place.path, color.name)
  }

  /// The value of a color in a file of values, as `#rrggbb`; `nil` if it is none that a page can take.
  public static func color(_ name: String, in bytes: [UInt8]) -> String? {
    let text = XMLOutline.reading(bytes).elements.first {
      $0.name == "color" && $0.attribute(.none, "name") == name
    }?.text
    guard let text, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit) else {
      return nil
    }
    let digits = text.dropFirst()
    return switch digits.count {
    case 3: "#" + digits.flatMap { [$0, $0] }
    case 6: text
    case 8: "#" + digits.dropFirst(2)
    default: nil
    }
  }
}
