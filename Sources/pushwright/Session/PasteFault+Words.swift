import TerminalUI

extension PasteFault {
  /// What the user hears of it.
  var sentence: String {
    switch self {
    case .endless: "The paste didn't end: Pushwright used what came within 2 s. Check the field"
    case .tooLong(let limit): "Pasted nothing: the text has more than \(limit) bytes"
    }
  }
}
