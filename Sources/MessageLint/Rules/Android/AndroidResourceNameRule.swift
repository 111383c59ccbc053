import PushMessages
import Resolver

/// An icon, sound or key is written in another way than Android names its resources.
///
/// The FCM SDK looks `icon` up among drawables and mipmaps and `sound` in `res/raw`, by a name without folder or extension.
/// What it doesn't find it replaces with the default, silently. Android also finds an icon under its full name, such as
/// `@drawable/ic_sale`, `mipmap/ic_launcher` or `com.example.shop:drawable/ic_sale`. A sound has only its bare name.
enum AndroidResourceNameRule: LintRule {
  static let id = "android-resource-name"
  static let severity = Finding.Severity.warning
  static let summary =
    "An icon or sound isn't written as an Android resource name."

  private static let fields: [(name: String, replacement: String)] = [
    ("icon", "the app's default icon"), ("sound", "the default sound"),
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    fields.compactMap { field, replacement -> Finding? in
      let path = subject.android.notification.appending(field)
      guard let name = subject.document.string(at: path), !name.isEmpty,
        field == "icon" ? !isIcon(name) && !AndroidNumberNameRule.isNumber(name) : !isName(name)
      else {
        return nil
      }
      let better = bareName(name)
      let fix = isName(better) ? Fix("write \(better)", .set(path, .string(better))) : nil
      return finding(
        "\(path.description): no resource is called ‘\(name.excerpt)’; the device uses \(replacement)",
        headline: "\(path.description): no resource is called ‘\(name.excerpt)’",
        remedy: "write the bare name, without folder or extension", at: path, on: .android, fix: fix
      )
    }
  }

  /// Whether Android looks for an icon of this name: a bare name, or one with a type that icons have, and a package.
  static func isIcon(_ name: String) -> Bool {
    let full = name.hasPrefix("@") ? name.dropFirst() : name[...]
    let parts = full.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count < 3, let own = parts.last, parts.count == 1 || !parts[0].isEmpty else {
      return false
    }
    let words = own.split(separator: "/", omittingEmptySubsequences: false)
    switch words.count {
    case 1: return isName(String(words[0]))
    case 2: return ["drawable", "mipmap"].contains(words[0]) && isName(String(words[1]))
    default: return false
    }
  }

  static func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    } && name.utf8.first.map { !(0x30...0x39 ~= $0) } ?? false
  }

  /// `ic_sale` of `@drawable/ic_sale` and of `ic_sale.png`.
  private static func bareName(_ name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}
