import AppStrings
import Commands
import ComposerScreens
import ComposerState
import CursesTerminal
import DevicePreview
import Drafts
import FCMClient
import Foundation
import PushMessages
import Resolver
import SendJournal
import SendPolicy
import StringResources
import TerminalUI

/// The loop: events go to the composer, its effects are run, and what it shows is put on the terminal.
///
/// Everything here runs on the main actor; nothing wakes it but the terminal, a signal or the end of an effect.
@MainActor
final class Session {
  /// How a session ended.
  struct Ending {
    var status: Int32 = 0
    /// For standard error, once the terminal is given back.
    var lastWords: [String] = []
    /// What the user has chosen to do instead.
    var newStart: NewStart?
  }

  let setup: SessionSetup
  private(set) var composer: Composer
  let strings: SessionStrings
  let derivation: SessionDerived
  var screen: CursesScreen?
  private(set) lazy var themes = SessionThemes(
    setup.themes, showing: composer.themes.shown, setup.theme
  ) { [weak self] in self?.receive($0) }
  /// Whether the user has chosen the theme on the screen.
  var isThemeChosen = false
  /// What the terminal has said of its ground last.
  lazy var ground = setup.ground
  private(set) lazy var projectFile = SessionProject(setup) { [weak self] in self?.receive($0) }
  var feed: StringsFeed?
  private lazy var tables = setup.localeTables
  private(set) lazy var drafts = SessionDrafts(setup) { [weak self] in self?.receive($0) }
  private(set) lazy var sends = SessionSends(sender(of: setup.project)) { [weak self] in
    self?.receive($0)
  }
  private lazy var topics = SessionTopics(sends) { [weak self] in self?.receive($0) }
  let usesEmulator: Bool
  /// Tells the composer the time when it has asked for it.
  private lazy var wake = WakeTimer { [weak self] in self?.receive(.ticked) }
  private lazy var pasteWake = WakeTimer { [weak self] in self?.takeInput() }
  /// Whether the program has stopped by itself, and comes back by itself.
  private var isSuspending = false
  var leaving = SessionLeaving()
  /// Whether the terminal is gone: it says so again whenever it is asked.
  var isInputOver = false
  /// Whether the terminal has what the state shows, so that a key can be about it.
  private(set) var isScreenCurrent = false
  /// How the session ended, once it has.
  var ending: Ending?
  var finish: CheckedContinuation<Ending, Never>?
  var signals: SignalWatch?
  let waitingSignals = WaitingSignals()

  init(_ command: ComposeCommand) throws {
    setup = try SessionSetup(command)
    composer = setup.composer
    strings = SessionStrings(setup.project)
    derivation = SessionDerived(setup.composer, strings)
    usesEmulator = command.demo
  }

  func run() async throws -> Ending {
    // Before the terminal is touched: a signal must find a handler that gives it back.
    watchSignals()
    let log = LogFile.prepare(state: setup.state)
    let redirect = try log.map(LogFile.takingErrors)
    do {
      screen = try CursesScreen(terminal: setup.terminalName, preferences: setup.terminal)
    } catch {
      redirect?.close()
      throw CommandFailure(.configuration, "\(error)")
    }
    screen?.setLastWords("pushwright crashed." + (log.map { " The reason is in \($0)\n" } ?? "\n"))
    if let notes = screen?.notes, !notes.isEmpty {
      composer.notice = Notice(.warning, notes.joined(separator: "; "))
    }
    present()
    startFeed()
    MainLoop.shared.watch(STDIN_FILENO) { [weak self] in self?.takeInput() }
    composer.start(session: drafts.session)
    drafts.follow(composer.file.path)
    themes.follow()
    projectFile.follow()
    if let found = tables?.found() { receive(found) }
    let hasLeftovers = drafts.offersLeftovers(of: setup.awaited?.path ?? composer.file.path)
    setup.awaited?.whenRead { [weak self, path = setup.awaited?.path ?? ""] reading in
      for action in reading.actions(for: path) { self?.receive(action) }
    }
    sends.lookAround()
    if setup.startsWithWelcome, !hasLeftovers {
      composer.welcome()
      present()
    }
    if setup.startsWithList, !hasLeftovers { receive(.command(.openDraft)) }
    let ending = await theEnd()
    MainLoop.shared.stopWatching()
    feed?.stop()
    projectFile.stop()
    screen = nil
    redirect?.close()
    wake.stop()
    pasteWake.stop()
    drafts.stop()
    themes.stop()
    await sends.stop()
    if let demo = setup.demoDirectory, !drafts.savedPaths.contains(where: { $0.hasPrefix(demo) }) {
      DemoFolder.remove(demo)
    }
    return ending
  }

  private func takeInput() {
    var isPaintDue = false
    // A flood of events must neither hide what it does nor keep a signal from being heard.
    var room = Self.eventsBetweenPaints
    while !isDone, !isInputOver, room > 0, !waitingSignals.areThere,
      let event = screen?.nextEvent()
    {
      room -= 1
      take(event)
      // What is typed faster than it can be shown is shown together.
      isPaintDue = screen?.hasInput ?? false
      // However long a key took, the next one came without a pause.
      if isPaintDue, composer.countsPauses { update(.disturbed) }
      if !isPaintDue { present() }
    }
    if isPaintDue {
      present()
    } else {
      completeDerived()
    }
    if room == 0 || waitingSignals.areThere { Task { [weak self] in self?.takeInput() } }
    // A paste whose end never comes must not take the keys forever.
    pasteWake.set(isDone ? nil : screen?.inputWake)
  }

  private static let eventsBetweenPaints = 1000

  func take(signal: Int32) {
    guard !isDone else { return }
    switch signal {
    case SIGWINCH:
      _ = screen?.resized()
      if composer.countsPauses || composer.isReadingTexts { update(.disturbed) }
      present()
    case SIGTSTP: receive(.command(.suspend))
    case SIGCONT:
      if !isSuspending { screen?.resume() }
      isSuspending = false
      receive(.continued)
    default: leave(afterSignal: signal)
    }
  }

  func receive(_ action: Action) {
    guard !isDone else { return }
    update(action)
    if !isDone { present() }
  }

  func update(_ action: Action) {
    isScreenCurrent = false
    // Typing looks at nothing that is derived; nearly everything else has to see what is true.
    if composer.looksAtDerived(action) {
      derivation.complete(unless: { waitingSignals.areThere })
      // A key that came before the signal to leave isn't worth the wait; news is taken, and confirms nothing.
      guard derivation.value.isComplete || action.isNews else { return }
    }
    if case .sendFinished = action, let sequel = composer.running?.sequel, sequel != .suspend {
      leaving.hasWaited = true
    }
    let effects = composer.update(action, seeing: derivation.value, at: .now)
    strings.take(locales: composer.settings.locales)
    derivation.follow(
      composer, strings, keymap: setup.keymap, options: setup.drawing, size: screen?.size)
    drafts.follow(composer.file.path)
    for effect in effects { run(effect) }
    endIfWritten()
  }

  private func present() {
    draw(marksOlder: derivation.prepareForPaint())
    derivation.notePaint()
    if composer.hasUnseenQuestion { update(.shown) }
    // Nothing wakes the program but events, and the time that the screen depends on.
    wake.set(isDone ? nil : composer.nextWake(after: .now))
    completeDerived()
  }

  /// Keys go first: their own paint is followed by the rest.
  private func completeDerived() {
    guard !isDone else { return }
    derivation.complete(
      unless: { waitingSignals.areThere || screen?.hasInput ?? false },
      draw: { draw(marksOlder: $0) })
  }

  private func draw(marksOlder: Bool) {
    guard !isDone, let size = screen?.size else { return }
    var options = setup.drawing
    options.marksOlder = marksOlder
    let glyphs: Glyphs = screen?.isASCII == true ? .ascii : setup.glyphs
    var canvas = Canvas(size: size, glyphs: glyphs)
    ComposerScreen.draw(
      composer, derivation.value, keymap: setup.keymap, options: options, on: &canvas)
    screen?.present(canvas, theme: themes.theme)
    isScreenCurrent = true
  }

  private func run(_ effect: Effect) {
    switch effect {
    case .save(let text, let path, let known, let evenProtected):
      drafts.save(text, to: path, replacing: known, evenProtected: evenProtected)
    case .saveNotes(let text, let path, let known):
      drafts.saveNotes(text, to: path, replacing: known)
    case .saveReviews(let file, let path, let known):
      drafts.saveReviews(file, beside: path, replacing: known)
    case .keep(let draft, let other): drafts.keep(draft, insteadOf: other)
    case .discard(let draft, let other): drafts.discard(draft, insteadOf: other)
    case .forgetKept(let session): drafts.forget(session)
    case .findLeftovers: drafts.findLeftovers()
    case .listDrafts: drafts.list(by: strings.readPreviewer, composer.settings, strings.apps)
    case .findTargets: drafts.findTargets()
    case .openDraft(let listing): drafts.open(listing)
    case .editDocument(let text, let name, let line):
      edit(text, name: name, line: line) { .documentEdited($0) }
    case .editText(let field, let text):
      edit(text, name: "text.txt", line: 1) { .textEdited(field, $0) }
    case .editFile(let path, let line): edit(path, line: line)
    case .readTarget(let path): drafts.readTarget(path)
    case .lookAtList(let question): lookAtList(question)
    case .runList(let order): runList(order)
    case .copy(let text, let what, let isWhole): copy(text, what: what, isWhole: isWhole)
    case .writePage(let path): writePage(to: path)
    case .keepLocaleTable(let table): tables?.keep(table)
    case .showTheme(let name): show(themeNamed: name)
    case .setMouse(let isOn): screen?.setMouse(isOn)
    case .allow(let request): sends.allow(request)
    case .findAccounts: findAccounts()
    case .useProfile: useProject()
    case .useProject(let number): useProject(number)
    case .prepareSend(let purpose): prepare(purpose)
    case .perform(let intent, let agreed): sends.perform(intent, repeating: agreed)
    case .giveUpSend: sends.giveUp()
    case .readHistory: sends.readHistory()
    case .readTopics(let devices): topics.read(devices)
    case .changeTopics(let order): topics.change(order)
    case .readDelivery: topics.readDelivery()
    case .readInbox: topics.readInbox()
    case .settle(let id, let wasDelivered, let note): sends.settle(id, wasDelivered, note)
    case .startOver(let start): end(Ending(newStart: start))
    case .redraw: screen?.redraw()
    case .suspend:
      drafts.settle()
      isSuspending = true
      screen?.suspend()
    case .quit:
      guard let signal = leaving.pendingSignal else { return end(Ending()) }
      endOnceWritten(rescuing: signal == 0 ? nil : signal)
    }
  }

  var isDone: Bool { ending != nil }

  /// Waits for the end, which a signal may have brought about before the wait.
  private func theEnd() async -> Ending {
    // What was typed before the first paint waits already.
    takeInput()
    return await withCheckedContinuation { continuation in
      if let ending { return continuation.resume(returning: ending) }
      finish = continuation
    }
  }
}
