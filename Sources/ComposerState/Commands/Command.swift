/// Everything that a key can ask for.
///
/// Keys, footer, help and the README's table come from this one list.
public enum Command: String, Hashable, Sendable, CaseIterable {
  case nextField
  case previousField
  case up
  case down
  case left
  case right
  case first
  case last
  case edit
  case clear
  case showTarget
  case showText
  case showPlatforms
  case showPreview
  case showLocales
  case showProblems
  case showPayload
  case showHistory
  case nextLocale
  case previousLocale
  case chooseLocale
  case nextProblem
  case previousProblem
  case fix
  case dryRun
  case testSend
  case send
  case openDraft
  case newDraft
  case duplicate
  case editDocument
  case editText
  case editFile
  case save
  case saveAs
  case copy
  case undo
  case redo
  case zoom
  case narrowLeft
  case widenLeft
  case shrinkPreview
  case growPreview
  case toggleMouse
  case help
  case fieldHelp
  case palette
  case chooseTheme
  case redraw
  case suspend
  case back
  case quit
}
