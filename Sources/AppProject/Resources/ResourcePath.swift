/// The path of a file in an Android resource folder, taken apart: `app/src/main/res/drawable-hdpi/ic_sale.png`.
struct ResourcePath: Hashable {
  /// The folder of the module: `app`; empty for the top.
  var module: String
  /// The source set: `main`, `debug`, a flavor or a variant.
  var sourceSet: String
  /// With its qualifiers: `drawable-hdpi`.
  var folder: String
  /// Without qualifiers: `drawable`.
  var type: String
  /// Without its extension: `ic_sale`; of `a.9.png`, `a`.
  var name: String

  /// `nil` for a file that isn't in a folder of resources.
  init?(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard parts.count >= 3 else { return nil }
    folder = String(Substring(parts[parts.count - 2]))
    type = String(folder.prefix { $0 != "-" })
    guard Self.types.contains(type) else { return nil }
    let file = String(Substring(parts[parts.count - 1]))
    name = String(file.prefix { $0 != "." })
    guard !name.isEmpty else { return nil }
    let above = parts.dropLast(2).map { String(Substring($0)) }
    // Gradle takes any folder for one of resources that a script names; those that people name have this in it.
    guard above.last?.hasPrefix("res") == true else { return nil }
    (module, sourceSet) = Self.place(of: above)
  }

  /// The module and the source set of a folder: `app` and `main` of `app/src/main/res`.
  static func place(of parts: [String]) -> (module: String, sourceSet: String) {
    if let source = parts.lastIndex(where: { $0 == "src" }), source + 1 < parts.count {
      return (parts[..<source].joined(separator: "/"), parts[source + 1])
    }
    return (parts.dropLast().joined(separator: "/"), "main")
  }

  static let types: Set = [
    "anim", "animator", "color", "drawable", "font", "interpolator", "layout", "menu", "mipmap",
    "navigation", "raw", "transition", "values", "xml",
  ]

  /// Whether the folder's values are those of one language, other than the app's own.
  var isOfLanguage: Bool {
    let qualifiers = folder.split(separator: "-").dropFirst()
    guard let first = qualifiers.first else { return false }
    if first.hasPrefix("b+") { return true }
    return (2...3).contains(first.utf8.count) && first != "car"
      && first.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
