import PushMessages
import SendPolicy

extension Composer {
  /// Whether a command can run now.
  public func availability(of command: Command, seeing derived: Derived) -> Availability {
    switch command {
    case .undo where past.isEmpty && (editing?.before ?? version) == version:
      .unavailable(because: "there is nothing to undo")
    case .redo where future.isEmpty: .unavailable(because: "there is nothing to redo")
    case .save where !isDirty && file.path != nil && !needsNewName:
      .unavailable(because: "everything is saved")
    case .nextProblem where walksLocales, .previousProblem where walksLocales:
      walkAvailability(seeing: derived)
    case .nextProblem where derived.findings.isEmpty,
      .previousProblem where derived.findings.isEmpty:
      .unavailable(because: "there are no problems")
    case .fix where canSettle: .available
    case .fix where derived.findings.isEmpty: .unavailable(because: "there are no problems")
    case .fix where fixMenu(seeing: derived) == nil:
      .unavailable(because: fixObstacle(seeing: derived))
    case .nextLocale where settings.locales.count < 2,
      .previousLocale where settings.locales.count < 2:
      .unavailable(because: "there is only one preview locale")
    case .markReviewed, .rejectTexts: reviewAvailability(seeing: derived)
    case .compareLocales: listedAvailability(seeing: derived)
    case .nextSample: sampleAvailability
    case .chooseTheme where themeNames.isEmpty:
      .unavailable(because: "no theme can be chosen here")
    case .choose: chooseAvailability
    case .chooseProfile: profileAvailability
    case .editText: editTextAvailability
    case .pick: pickAvailability
    case .editArguments: argumentsAvailability(seeing: derived)
    case .toggleLink: linkAvailability
    case .editFile: editFileAvailability(seeing: derived)
    case .clear where pane == .locales: removalAvailability(seeing: derived)
    case .clear where !pane.isForm: .unavailable(because: "no field has the focus")
    case .narrowLeft, .widenLeft, .shrinkPreview, .growPreview:
      arrangement.availability(of: command)
    case .dryRun: dryRunAvailability
    case .send: sendAvailability
    case .testSend: testAvailability
    default: .available
    }
  }

  mutating func run(_ command: Command, seeing derived: Derived) -> [Effect] {
    typedAhead = nil
    if overlay != nil { return runInOverlay(command, seeing: derived) }
    if asksPermission(for: command, seeing: derived) { return [] }
    if case .unavailable(let reason) = availability(of: command, seeing: derived) {
      refuse(command, because: reason)
      return []
    }
    switch command {
    case .edit: return enter(seeing: derived)
    case .choose: openChoices()
    case .findField: openFields()
    case .clear where pane == .locales: remove(locale)
    case .clear: clear(seeing: derived)
    case .pick: return pick(seeing: derived)
    case .editArguments: openArguments(seeing: derived)
    case .toggleLink: toggleLink(seeing: derived)
    case .undo: undo()
    case .redo: redo()
    case .nextLocale: moveLocale(by: 1, seeing: derived)
    case .previousLocale: moveLocale(by: -1, seeing: derived)
    case .filterLocales where pane == .history: startHistoryFilter()
    case .filterLocales: startFilter()
    case .orderLocales: orderLocales()
    case .compareLocales: togglePin()
    case .markReviewed: markReviewed(seeing: derived)
    case .rejectTexts: askToReject()
    case .nextDevice: showNextDevice()
    case .nextState: showNextState()
    case .nextSample: tryNextSample()
    case .nextProblem where walksLocales: moveToTroubledLocale(by: 1, seeing: derived)
    case .previousProblem where walksLocales: moveToTroubledLocale(by: -1, seeing: derived)
    case .nextProblem: moveProblem(by: 1, seeing: derived)
    case .previousProblem: moveProblem(by: -1, seeing: derived)
    case .fix where canSettle: if let send = chosenSend { openSettling(of: send) }
    case .fix: openFixMenu(seeing: derived)
    case .dryRun: return startDryRun()
    case .send: return startReview(.send)
    case .testSend: return startTest()
    case .save: return save()
    case .openDraft: return showDrafts()
    case .newDraft: return replaceDraft(with: .new)
    case .duplicate: duplicate()
    case .recover: return findLeftovers()
    case .editDocument: return editDocument()
    case .editText: return editText()
    case .editFile: return editFile(seeing: derived)
    case .saveAs: askForName(thenQuit: false)
    case .copy: openCopyMenu()
    case .chooseLocale: openLocales()
    case .chooseTheme: openThemes()
    case .chooseProfile: return openProfiles()
    case .palette: openPalette()
    case .help: openHelp()
    // Editing goes on below it.
    case .fieldHelp: overlay = .fieldHelp(scroll: 0)
    case .zoom: arrangement.isZoomed.toggle()
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

  /// The history is read whenever its pane comes up.
  private mutating func goTo(_ command: Command, seeing derived: Derived) -> [Effect] {
    let wasShown = pane == .history
    move(command, seeing: derived)
    let isShown = pane == .history
    return isShown && (!wasShown || command == .showHistory) ? [.readHistory] : []
  }

  private mutating func runInOverlay(_ command: Command, seeing derived: Derived) -> [Effect] {
    switch command {
    case _ where overlay == .sending: return runWhileSending(command)
    case .back where isList, .quit where isList: return leaveList()
    case .back where isOpenElsewhere, .quit where isOpenElsewhere: lookOnly()
    case .back where isDiscarding, .quit where isDiscarding: keepRecoverable()
    case .back where goBackInDivergence(): break
    case .back, .quit:
      notePutOff()
      if case .arguments = overlay { endEditing() }
      overlay = nil
      isLeaving = false
      next = nil
    case .help where isHelp: overlay = nil
    case .redraw: return [.redraw]
    case .suspend: return keepNow() + [.suspend]
    default: return moveInOverlay(command, seeing: derived)
    }
    return []
  }

  private mutating func moveInOverlay(_ command: Command, seeing derived: Derived) -> [Effect] {
    switch overlay {
    case .help: moveInHelp(command)
    case .fieldHelp: scrollFieldHelp(command)
    case .palette, .locales, .themes, .fields, .keys, .targets, .profiles:
      return moveInList(command, seeing: derived)
    case .filterLocales: moveInFilter(command, seeing: derived)
    case .filterHistory: moveInHistoryFilter(command)
    case .settle: return updateSettling(.command(command))
    case .choice: moveInChoices(command)
    case .arguments: moveInArguments(command, seeing: derived)
    case .copy: return moveInCopyMenu(command, seeing: derived)
    case .files: return moveInFileMenu(command)
    case .fix: return moveInFixMenu(command, seeing: derived)
    case .diverged: moveInDivergence(command)
    case .recovery: return moveInRecovery(command)
    case .drafts: return moveInDrafts(command)
    case .test: return moveInTestMenu(command)
    case .review: return updateReview(.command(command), seeing: derived)
    case .pastSend(let view) where command == .fix: openSettling(of: view.past)
    case .pastSend: moveInSend(command)
    case .sent where command == .edit || command == .fix: goToRefusedField()
    case .sent where command == .showHistory:
      overlay = nil
      return goTo(command, seeing: derived)
    default: break
    }
    return []
  }

  private var isOpenElsewhere: Bool {
    if case .openElsewhere = overlay { true } else { false }
  }

  private var isHelp: Bool {
    if case .help = overlay { true } else { false }
  }

  /// Whether a list is open that leaving may have to take something back from.
  private var isList: Bool {
    switch overlay {
    case .help, .palette, .locales, .themes, .fields, .keys, .targets, .profiles, .filterLocales,
      .filterHistory:
      true
    default: false
    }
  }

  private mutating func back() {
    if editing != nil { return endEditing() }
    if running?.sequel != nil {
      running?.sequel = nil
      notice = Notice(.info, "Staying")
      return
    }
    if stopWaitingForDisk() { return }
    if walksLocales, !arrangement.isZoomed { clearFilter() }
    if pane == .history, !arrangement.isZoomed { clearHistoryFilter() }
    arrangement.isZoomed = false
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
