extension Command {
  /// What it does, as a notice that offers it says: “Press P to …”.
  public var offer: String {
    switch self {
    case .back: "continue"
    case .nextDevice: "show other devices"
    case .chooseProfile: "choose a profile"
    case .duplicate: "make your own copy"
    case .showHistory: "show the history"
    case .recover: "recover it"
    case .editDocument: "open your editor"
    case .editText: "open your editor"
    case .nextProblem: "see what"
    case .pick: "choose one"
    case .quit: "leave"
    case .moveTarget: "move it"
    case .setLabel: "make one from the draft's name"
    case .showTarget: "see the target"
    case .subscribeDevices: "subscribe"
    case .readTopics: "ask again"
    case .showInbox: "see what phones show"
    default: label
    }
  }
}
