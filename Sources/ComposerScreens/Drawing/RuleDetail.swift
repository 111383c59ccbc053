internal import ComposerState
internal import TerminalUI

/// A few words in the line with a pane's name.
struct RuleDetail {
  var text: String
  var style: Style
  /// The pane that a click on the words leads to.
  var pane: Pane?
}
