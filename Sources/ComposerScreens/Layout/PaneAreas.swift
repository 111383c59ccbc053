public import ComposerState
public import TerminalUI

/// Where the visible panes are, by their numbers: so few of them that they are looked through.
public struct PaneAreas: Hashable, Sendable {
  public struct Area: Hashable, Sendable {
    public let pane: Pane
    public var rect: Rect
  }

  public private(set) var areas: [Area] = []

  public init() { areas.reserveCapacity(Pane.allCases.count) }

  /// The area of a pane; `nil` where it is not in view.
  public subscript(pane: Pane) -> Rect? {
    get { areas.first { $0.pane == pane }?.rect }
    set {
      areas.removeAll { $0.pane == pane }
      guard let newValue else { return }
      let place = areas.firstIndex { $0.pane.rawValue > pane.rawValue } ?? areas.endIndex
      areas.insert(Area(pane: pane, rect: newValue), at: place)
    }
  }
}
