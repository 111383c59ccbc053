/// What follows after a modal has taken a key.
public struct ModalStep {
  /// A flow that is not the modal's: a function of the composer's, or of one of its features.
  typealias Flow = (inout Composer) -> [Effect]

  /// Whether the modal goes before the flow begins, so that the flow may open another one.
  let closes: Bool
  let flow: Flow?
  /// What the modal says, as long as it is open.
  var words: Notice?

  static var stay: ModalStep { ModalStep(closes: false, flow: nil) }
  static var close: ModalStep { ModalStep(closes: true, flow: nil) }

  static func stay(_ flow: @escaping Flow) -> ModalStep { ModalStep(closes: false, flow: flow) }
  static func close(_ flow: @escaping Flow) -> ModalStep { ModalStep(closes: true, flow: flow) }

  static func close(saying notice: Notice) -> ModalStep {
    .close { composer in
      composer.notice = notice
      return []
    }
  }

  /// What is asked for is not done: neither leaving nor another draft waits for it any longer.
  static var giveUp: ModalStep {
    .close { composer in
      composer.giveUpWaiting()
      return []
    }
  }

  static func stay(saying notice: Notice) -> ModalStep {
    ModalStep(closes: false, flow: nil, words: notice)
  }
}
