/// What the payload pane shows: the draft as FCM gets it, or what one platform's devices receive of it.
public enum PayloadView: Hashable, Sendable, CaseIterable {
  case sent
  case android
  case apple
  case web

  /// The name in the row of views.
  public var title: String {
    switch self {
    case .sent: "sent"
    case .android: "Android"
    case .apple: "Apple"
    case .web: "Web"
    }
  }

  /// The name where it is the view in front.
  public var heading: String { self == .sent ? "sent" : "\(title) receives" }

  /// The view so many steps on, or the last one in that direction.
  func moved(by step: Int) -> PayloadView {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[max(0, min(index + step, all.count - 1))]
  }
}
