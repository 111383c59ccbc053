import Foundation

/// A target as a simple scan of `Package.swift` sees it.
struct PackageTarget {
  var name: String
  /// Names of targets.
  var own: Set<String>
  /// Names of products of other packages.
  var thirdParty: Set<String>

  /// The targets below `Sources`; test targets are left out.
  static func reading(_ manifest: String) -> [PackageTarget] {
    let start = /\.(target|executableTarget|systemLibrary|testTarget)\(\s*name: "(\w+)"/
    let matches = manifest.matches(of: start)
    return matches.indices.compactMap { index in
      let match = matches[index]
      guard match.output.1 != "testTarget" else { return nil }
      let end =
        index + 1 < matches.count ? matches[index + 1].range.lowerBound : manifest.endIndex
      let text = manifest[match.range.upperBound..<end]
      // What only the tests use lies beside them.
      guard !text.contains("path: \"Tests/") else { return nil }
      let dependencies = list("dependencies", in: text)
      let products = dependencies.matches(of: /\.product\(name: "([^"]+)", package: "[^"]+"\)/)
      let targets = dependencies.replacing(/\.product\([^)]*\)/, with: "").matches(of: /"(\w+)"/)
      return PackageTarget(
        name: String(match.output.2), own: Set(targets.map { String($0.output.1) }),
        thirdParty: Set(products.map { String($0.output.1) }))
    }
  }

  /// What stands between the brackets of `label: […]`.
  private static func list(_ label: String, in text: Substring) -> Substring {
    guard let start = text.firstRange(of: "\(label): [")?.upperBound else { return "" }
    var depth = 1
    for index in text[start...].indices {
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" { depth -= 1 }
      if depth == 0 { return text[start..<index] }
    }
    return ""
  }
}
