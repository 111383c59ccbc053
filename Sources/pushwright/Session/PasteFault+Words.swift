import TerminalUI

extension PasteFault {
  /// What the user hears of it.
  var sentence: String {
    switch self {
    case .endless: "The paste had no end: Pushwright took what came within 2 s. Check the field"
    case .tooLong(let limit): "Nothing was pasted: the text has more than \(limit) bytes"
    }
  }
}
