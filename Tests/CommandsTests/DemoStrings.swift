import Commands
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The demo's string files, read by Foundation and not by our own readers: path → key → text.
enum DemoStrings {
  static func all() throws -> [String: [String: String]] {
    try android().merging(apple()) { first, _ in first }
  }

  static func android() throws -> [String: [String: String]] {
    try files("/strings.xml") { text in
      let delegate = ValuesFileDelegate()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = delegate
      guard parser.parse() else { throw CocoaError(.propertyListReadCorrupt) }
      return delegate.texts
    }
  }

  static func apple() throws -> [String: [String: String]] {
    try files("/Localizable.strings") { text in
      try PropertyListDecoder().decode([String: String].self, from: Data(text.utf8))
    }
  }

  /// The texts which the file at this path translates.
  static func english(for path: String) throws -> [String: String] {
    let texts =
      if path.hasPrefix("android/") {
        try android()["android/app/src/main/res/values/strings.xml"]
      } else {
        try apple()["ios/DemoShop/en.lproj/Localizable.strings"]
      }
    return texts ?? [:]
  }

  static func isPlanted(_ path: String, _ key: String) -> Bool {
    DemoProject.plantedFaults.contains { $0.path == path && $0.key == key }
  }

  /// The indices that a text uses, or `nil` if it holds any other specifier or a bare `%`.
  static func arguments(of text: String, conversion: Character) -> Set<Int>? {
    var indices: Set<Int> = []
    var ordinary = 0
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if let index = Int(digits), rest.first == "$" {
        rest = rest.dropFirst()
        indices.insert(index)
      } else if digits.isEmpty {
        ordinary += 1
        indices.insert(ordinary)
      } else {
        return nil
      }
      guard rest.first == conversion else { return nil }
      rest = rest.dropFirst()
    }
    return indices
  }

  /// The first string value of a key in a JSON text in the drafts' layout.
  static func value(of key: String, in text: String) -> String? {
    guard let start = text.range(of: "\"\(key)\": \"") else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func files(
    _ suffix: String, read: (String) throws -> [String: String]
  ) rethrows -> [String: [String: String]] {
    var files: [String: [String: String]] = [:]
    for file in DemoProject.files where file.path.hasSuffix(suffix) {
      files[file.path] = try read(file.text)
    }
    return files
  }
}
