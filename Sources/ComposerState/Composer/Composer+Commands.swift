import Drafts
import PushMessages
import SendPolicy

extension Composer {
  /// Whether a command can run now.
  public func availability(of command: Command, seeing derived: Derived) -> Availability {
    switch command {
    case .undo where past.isEmpty && (editing?.before ?? version) == version:
      .unavailable(because: "nothing to undo")
    case .redo where future.isEmpty: .unavailable(because: "nothing to redo")
    case .save where !isDirty && file.path != nil && !needsNewName:
      .unavailable(because: "no unsaved changes")
    case .nextProblem where walksLocales, .previousProblem where walksLocales:
      walkAvailability(seeing: derived)
    case .nextProblem where derived.findings.isEmpty,
      .previousProblem where derived.findings.isEmpty:
      .unavailable(because: "no problems")
    case .fix where canSettle: .available
    case .fix where derived.findings.isEmpty: .unavailable(because: "no problems")
    case .fix where fixMenu(seeing: derived) == nil:
      .unavailable(because: fixBlocker(seeing: derived))
    case .nextLocale where settings.locales.count < 2,
      .previousLocale where settings.locales.count < 2:
      .unavailable(because: "only one preview locale")
    case .markReviewed, .rejectTexts: reviewAvailability(seeing: derived)
    case .compareLocales: listedAvailability(seeing: derived)
    case .nextSample: sampleAvailability
    case .chooseTheme: themes.availability
    case .choose: chooseAvailability
    case .chooseProfile: profileAvailability
    case .editText: editTextAvailability
    case .pick: pickAvailability(seeing: derived)
    case .editArguments: argumentsAvailability(seeing: derived)
    case .toggleLink: linkAvailability
    case .moveTarget: moveTargetAvailability
    case .convertAndroid: conversionAvailability
    case .setLabel: labelAvailability
    case .readTopics: readTopicsAvailability
    case .subscribeDevices: subscribingAvailability
    case .showInbox: inboxAvailability
    case .duplicate where showsDeliveries: deliveryAvailability
    case .editFile: editFileAvailability(seeing: derived)
    case .clear where pane == .locales: removalAvailability(seeing: derived)
    case .clear where !pane.isForm: .unavailable(because: "no field has the focus")
    case .narrowLeft, .widenLeft, .shrinkPreview, .growPreview:
      arrangement.availability(of: command)
    case .writePage:
      pageBlocker(seeing: derived).map { .unavailable(because: $0) } ?? .available
    case .dryRun: dryRunAvailability
    case .send: sendAvailability
    case .testSend: testAvailability
    default: .available
    }
  }

  mutating func run(_ command: Command, seeing derived: Derived) -> [Effect] {
    sending.keep(nil)
    if openModal != nil { return runInModal(command, seeing: derived) }
    if asksPermission(for: command, seeing: derived) { return [] }
    if case .unavailable(let reason) = availability(of: command, seeing: derived) {
      refuse(command, because: reason)
      return []
    }
    switch command {
    case .edit: return enter(seeing: derived)
    case .choose: openChoices()
    case .clear where pane == .locales: remove(locale)
    case .clear: clear(seeing: derived)
    case .pick: return pick(seeing: derived)
    case .editArguments: openArguments(seeing: derived)
    case .toggleLink: toggleLink(seeing: derived)
    case .moveTarget: moveTarget()
    case .convertAndroid: convertAndroid()
    case .setLabel: setLabel()
    case .readTopics: return readTopics()
    case .subscribeDevices: askToSubscribe()
    case .showInbox: return openInbox()
    case .undo: undo()
    case .redo: redo()
    case .nextLocale: moveLocale(by: 1, seeing: derived)
    case .previousLocale: moveLocale(by: -1, seeing: derived)
    case .filterLocales where pane == .history: startHistoryFilter()
    case .filterLocales: startFilter()
    case .orderLocales: orderLocales()
    case .compareLocales: togglePin()
    case .markReviewed: markReviewed(seeing: derived)
    case .rejectTexts: askToReject(seeing: derived)
    case .nextDevice: showNextDevice()
    case .nextState: showNextState()
    case .nextSample: tryNextSample()
    case .nextProblem where walksLocales: moveToTroubledLocale(by: 1, seeing: derived)
    case .previousProblem where walksLocales: moveToTroubledLocale(by: -1, seeing: derived)
    case .nextProblem: moveProblem(by: 1, seeing: derived)
    case .previousProblem: moveProblem(by: -1, seeing: derived)
    case .fix where canSettle: if let send = history.chosen { openSettling(of: send) }
    case .fix: openFixMenu(seeing: derived)
    case .dryRun: return startDryRun(seeing: derived)
    case .send: return startReview(.send)
    case .testSend: return startTest()
    case .save: return save()
    case .openDraft: return showDrafts()
    case .newDraft: return replaceDraft(with: .new)
    case .duplicate where showsDeliveries: return openDelivery(of: history.chosen)
    case .duplicate: duplicate()
    case .recover: return findLeftovers()
    case .editDocument: return editDocument()
    case .editText: return editText()
    case .editFile: return editFile(seeing: derived)
    case .saveAs: askForName(thenQuit: false)
    case .writePage: askForPage()
    case .chooseProfile: return openProfiles()
    // Editing goes on below it.
    case .fieldHelp: open(FieldHelpPage())
    case .copy, .chooseLocale, .chooseTheme, .palette, .help, .findField: openList(for: command)
    case .zoom: screen.arrange { $0.isZoomed.toggle() }
    case .narrowLeft, .widenLeft, .shrinkPreview, .growPreview: arrange(command)
    case .toggleMouse: return toggleMouse()
    case .redraw: return [.redraw]
    case .suspend: return keepNow() + [.suspend]
    case .back: back()
    case .quit: return quit()
    default: return goTo(command, seeing: derived)
    }
    return []
  }

  private mutating func openList(for command: Command) {
    endEditing()
    switch command {
    case .copy: open(CopyMenu())
    case .chooseLocale: open(LocaleList(index: localeIndex))
    case .chooseTheme: open(ThemeList(of: themes))
    case .palette: open(Palette())
    case .findField: open(FieldList())
    default: open(HelpList())
    }
  }

  /// The history is read whenever its pane comes up.
  mutating func goTo(_ command: Command, seeing derived: Derived) -> [Effect] {
    let wasShown = pane == .history
    move(command, seeing: derived)
    let isShown = pane == .history
    return isShown && (!wasShown || command == .showHistory) ? [.readHistory] : []
  }

  private mutating func back() {
    if editing != nil { return endEditing() }
    if running?.sequel != nil {
      sending.follow(with: nil)
      notice = Notice(.info, "Staying")
      return
    }
    if stopWaitingForDisk() { return }
    if walksLocales, !arrangement.isZoomed { clearFilter() }
    if pane == .history, !arrangement.isZoomed { history.clearFilter() }
    screen.arrange { $0.isZoomed = false }
    notice = nil
  }
}

extension Command {
  /// Where a text of lines is after the command, the first of them being 0.
  public func scrolled(_ line: Int, last: Int, page: Int = 10) -> Int {
    let target =
      switch self {
      case .up, .previousField: line - 1
      case .down, .nextField: line + 1
      case .previousLocale: line - page
      case .nextLocale: line + page
      case .first: 0
      case .last: last
      default: line
      }
    return max(0, min(target, last))
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
