extension Composer {
  /// Moves a line between panes; the notice says what it is now, because a terminal may have no room
  /// to show the difference.
  mutating func arrange(_ command: Command) {
    switch command {
    case .narrowLeft: screen.arrange { $0.widenLeft(by: -5) }
    case .widenLeft: screen.arrange { $0.widenLeft(by: 5) }
    case .shrinkPreview: screen.arrange { $0.growPreview(by: -5) }
    case .growPreview: screen.arrange { $0.growPreview(by: 5) }
    default: return
    }
    let isWidth = command == .narrowLeft || command == .widenLeft
    let words =
      isWidth
      ? "Left column: \(arrangement.leftShare)% of the width if panes are side by side"
      : arrangement.previewShare.map { "Preview: \($0)% of the height" } ?? ""
    notice = Notice(.info, words)
  }

  mutating func toggleMouse() -> [Effect] {
    screen.toggleMouse()
    notice = Notice(
      .info,
      isMouseOn
        ? "The mouse now selects fields and panes" : "The mouse now selects text in the terminal")
    return [.setMouse(isMouseOn)]
  }
}

extension Arrangement {
  func availability(of command: Command) -> Availability {
    switch command {
    case .narrowLeft where leftShare == Self.leftShares.lowerBound:
      .unavailable(because: "it can't be narrower")
    case .widenLeft where leftShare == Self.leftShares.upperBound:
      .unavailable(because: "it can't be wider")
    case .shrinkPreview where previewShare == Self.previewShares.lowerBound:
      .unavailable(because: "it can't be shorter")
    case .growPreview where previewShare == Self.previewShares.upperBound:
      .unavailable(because: "it can't be taller")
    default: .available
    }
  }
}
