import StringResources

/// Enough of a directory name's grammar for the names that the vectors use.
enum DirectoryName {
  static func configuration(_ name: String) -> AndroidConfiguration {
    var configuration = AndroidConfiguration()
    for qualifier in name.split(separator: "-").dropFirst() {
      read(String(qualifier), into: &configuration)
    }
    return configuration
  }

  private static func read(_ text: String, into result: inout AndroidConfiguration) {
    switch text {
    case "land", "port": result.orientation = text
    case "night", "notnight": (result.night, result.version) = (text, 8)
    case "ldrtl", "ldltr": (result.layoutDirection, result.version) = (text, 17)
    case "normal", "large": (result.screenSize, result.version) = (text, 4)
    case "car": (result.interfaceMode, result.version) = (text, 8)
    default: readPattern(text, into: &result)
    }
  }

  private static func readPattern(_ text: String, into result: inout AndroidConfiguration) {
    if text.hasPrefix("b+") {
      readTag(text.split(separator: "+").dropFirst().map(String.init), into: &result)
    } else if text.hasPrefix("mcc"), let code = Int(text.dropFirst(3)) {
      result.mobileCountryCode = code
    } else if text.hasPrefix("sw"), text.hasSuffix("dp"),
      let width = Int(text.dropFirst(2).dropLast(2))
    {
      (result.smallestWidth, result.version) = (width, 13)
    } else if text.hasPrefix("v"), let version = Int(text.dropFirst()) {
      result.version = version
    } else if text.hasPrefix("r"), text.count == 3, text.dropFirst().allSatisfy(\.isUppercase) {
      result.region = String(text.dropFirst())
    } else {
      result.language = text
    }
  }

  private static func readTag(_ parts: [String], into result: inout AndroidConfiguration) {
    result.language = parts.first
    for part in parts.dropFirst() {
      let isNumber = part.allSatisfy(\.isNumber)
      switch part.count {
      case 2, 3: result.region = part
      case 4 where !isNumber: result.script = part
      default: result.variant = part.lowercased()
      }
    }
  }
}
