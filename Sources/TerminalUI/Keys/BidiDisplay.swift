/// Who puts Arabic and Hebrew into the order in which they are read.
///
/// A full-screen program cannot leave it to the terminal: where a line holds several columns, only
/// the program knows where each text begins. Some terminals reorder whole lines all the same and
/// cannot be told otherwise; text that is in visual order already would come out backwards there.
public enum BidiDisplay: Hashable, Sendable {
  /// The program reorders, and the terminal shows from left to right what it gets.
  case visual
  /// The terminal reorders what it gets in the order of the letters.
  case logical

  /// What the user asks for.
  public enum Choice: String, CaseIterable, Hashable, Sendable {
    case auto
    case visual
    case logical
  }

  /// By itself only Apple's Terminal, Konsole, mlterm and PuTTY are taken for terminals that reorder.
  ///
  /// Others either obey `CSI 8 l`, as VTE and mintty do, or never reorder. The variables survive in
  /// tmux, which changes nothing of the order.
  public static func mode(environment: [String: String], choice: Choice = .auto) -> Self {
    switch choice {
    case .visual: return .visual
    case .logical: return .logical
    case .auto: break
    }
    let name = environment["TERM"] ?? ""
    let reorders =
      environment["TERM_PROGRAM"] == "Apple_Terminal"
      || !(environment["KONSOLE_VERSION"] ?? "").isEmpty
      || name.hasPrefix("mlterm") || name.hasPrefix("putty")
    return reorders ? .logical : .visual
  }
}
