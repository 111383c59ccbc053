/// A format error and the specifier that it comes from, as it stands in the text.
package struct AndroidFormatFailure: Error, Hashable, Sendable {
  var error: AndroidFormatError
  /// For a text that ends inside a specifier, what there is of it.
  var written: String

  /// As a crash report names it.
  package var exception: String { error.description }

  /// Firebase's SDK catches only a missing argument; everything else ends the app's process.
  var isCaught: Bool {
    if case .missingArgument = error { return true }
    return false
  }

  /// What happens, and what to do about it.
  var reason: String {
    let name = error.className
    if isCaught {
      return "\(written) has no argument: \(name), and the SDK leaves the text out; "
        + "give the message as many arguments as the text asks for"
    }
    return "\(written) crashes the app: \(name) (\(error.message)); \(remedy)"
  }

  private var remedy: String {
    let index = written.contains("$") ? written.prefix { $0 != "$" } + "$" : "%"
    switch error {
    case .conversion:
      return written.contains(" ")
        ? "write %% for a percent sign" : "every FCM argument is a string: use \(index)s"
    case .unknownConversion(let conversion):
      let isLetter = conversion == "@" || conversion.utf8.allSatisfy { $0 < 0x80 }
      let isSign = conversion == "End of String" || written.contains(" ") || !isLetter
      return isSign ? "write %% for a percent sign" : "use \(index)s, or %% for a percent sign"
    case .argumentIndex: return "arguments are counted from 1: use %1$s"
    case .outOfMemory: return "use \(index)s"
    default: return "use \(index)s, or %% for a percent sign"
    }
  }
}
