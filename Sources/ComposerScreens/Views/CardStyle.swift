internal import TerminalUI

/// The styles of a card's lines.
struct CardStyle {
  var meta: Style
  var title: Style
  var body: Style
}
