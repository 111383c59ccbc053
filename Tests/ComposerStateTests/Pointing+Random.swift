import ComposerState
import PushMessages

extension Pointing {
  static func random(using random: inout some RandomNumberGenerator) -> Pointing {
    let number = Int.random(in: -1..<6, using: &random)
    let pane = Pane.allCases.randomElement(using: &random) ?? .text
    let choices: [Pointing] = [
      .pane(pane), .field(Studio.titleKey, in: pane), .field(.target, in: pane),
      .field(.targetKind, in: .target), .field(.expiresIn, in: .data),
      .field(.mapKey("data", number), in: .data), .field(.mapValue("data", number), in: .data),
      .field(.field("apns.payload"), in: .platforms),
      .field(.argument(Studio.bodyArguments, number), in: .text),
      .text(offset: number, .cursor), .text(offset: number, .selection),
      .text(offset: number, .word), .text(offset: number, .everything), .locale(number),
      .problem(number), .send(number), .payloadView(.apple), .entry(number), .again(pane),
      .again(nil), .wheel(pane, rows: number), .wheel(nil, rows: number),
    ]
    return choices.randomElement(using: &random) ?? .pane(pane)
  }
}

extension Effect {
  /// Whether nothing is sent, written, lost or ended by it.
  var isHarmless: Bool {
    switch self {
    // A draft is opened only where this one is saved; a project file that has changed waits until a list is closed.
    case .readHistory, .prepareSend, .openDraft, .copy, .useProject, .lookAtList: true
    default: false
    }
  }
}
