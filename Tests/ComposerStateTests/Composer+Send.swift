import CustomDump
import Drafts
import PushMessages
import TestSupport
import Testing
import TextEditing

@testable import ComposerState

extension Composer {
  /// Sends an action and expects exactly the named changes and effects, nothing else.
  mutating func send(
    _ action: Action, effects expectedEffects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    changes: (inout Composer) throws -> Void
  ) rethrows {
    var expected = self
    try changes(&expected)
    let derived = Studio.derived(of: self)
    let effects = update(action.onLargeScreen(self, derived), seeing: derived, at: now)
    // When a change is kept, and how long the disk takes, have stories of their own.
    expected.draft.schedule { $0 = autosave }
    if let saving { expected.draft.begin(saving) } else { expected.draft.endSaving() }
    if let reading { expected.switching.begin(reading) } else { expected.switching.endReading() }
    expectSame(self, expected, sourceLocation)
    #expect(effects == expectedEffects, sourceLocation: sourceLocation)
  }

  /// Sends an action and expects at most effects.
  mutating func send(
    _ action: Action, effects: [Effect] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(action, effects: effects, sourceLocation: sourceLocation) { _ in }
  }

  /// Previews with other settings.
  mutating func changeSettings(_ change: (inout PreviewSettings) -> Void) {
    var changed = settings
    change(&changed)
    locales.take(changed)
  }

  /// Sends the actions on the way to a story.
  mutating func start(_ actions: Action...) {
    for action in actions {
      let derived = Studio.derived(of: self)
      _ = update(action.onLargeScreen(self, derived), seeing: derived, at: now)
    }
  }

  /// Types the letters one after the other.
  mutating func type(_ text: String) {
    for letter in text { start(.edit(.insert(String(letter)))) }
  }

  /// The parts one by one first, so that a failure names the part.
  private func expectSame(
    _ composer: Composer, _ expected: Composer, _ sourceLocation: SourceLocation
  ) {
    let here = sourceLocation
    #expect(composer.document.text == expected.document.text, sourceLocation: here)
    #expect(composer.notice == expected.notice, sourceLocation: here)
    #expect(composer.pane == expected.pane, sourceLocation: here)
    #expect(composer.fields == expected.fields, sourceLocation: here)
    #expect(composer.openModal == expected.openModal, sourceLocation: here)
    #expect(composer.editing?.editor.text == expected.editing?.editor.text, sourceLocation: here)
    #expect(
      composer.past.map(\.document.text) == expected.past.map(\.document.text), sourceLocation: here
    )
    #expect(
      composer.future.map(\.document.text) == expected.future.map(\.document.text),
      sourceLocation: here)
    #expect(composer.dryRun == expected.dryRun, sourceLocation: here)
    #expect(composer.running == expected.running, sourceLocation: here)
    guard composer != expected else { return }
    let difference = diff(expected, composer) ?? "a difference that no dump shows"
    Issue.record("something else changed:\n\(difference)", sourceLocation: here)
  }
}
