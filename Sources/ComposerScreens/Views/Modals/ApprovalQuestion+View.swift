internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension ApprovalQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    case "pgup": .command(.previousLocale)
    case "pgdn": .command(.nextLocale)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    let leave = Hint("Esc", rejections.isEmpty ? "don't" : "keep it")
    let isRead = unseen.isEmpty || ApprovalView(self, in: scene).page.below == 0
    return [isRead ? Hint("Enter", "mark reviewed") : Hint("Enter", "read on"), leave]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let view = ApprovalView(self, in: scene)
    guard unseen.isEmpty else { return view.drawPage(on: &canvas) }
    let keeping = rejections.isEmpty ? "leave it unmarked" : "keep the rejection"
    scene.context.drawDialog(
      view.title, view.doubts(toWidth: 52) + ["", "Enter  mark it reviewed", "Esc    \(keeping)"],
      on: &canvas)
  }
}

/// What is to be known of a locale before it is approved: a dialog, or a page where texts are to be read.
struct ApprovalView {
  let question: ApprovalQuestion
  let context: DrawingContext

  /// So many rejections are named: the question has to fit on the smallest screen.
  private static let shown = 2

  init(_ question: ApprovalQuestion, in scene: Scene) {
    self.question = question
    context = scene.context
  }

  var title: String {
    question.rejections.isEmpty
      ? "Mark \(question.locale) as reviewed?" : "\(question.locale) is rejected"
  }

  /// Who has rejected it, when and why, and what devices make of the text.
  func doubts(toWidth width: Int) -> [String] {
    let (rejections, troubles) = (question.rejections, question.troubles)
    var sentences = rejections.prefix(Self.shown).map(\.record)
    if rejections.count > Self.shown {
      sentences.append("and \(rejections.count - Self.shown) more")
    }
    var lines = sentences.flatMap {
      context.wrapped($0, toWidth: width, maximumLines: 2).lines
    }
    if !troubles.isEmpty {
      let words = "\(rejections.isEmpty ? "It" : "Also, it") \(troubles.joined(separator: ", "))."
      lines += context.wrapped(words, toWidth: width, maximumLines: 2).lines
    }
    if !rejections.isEmpty {
      lines += [
        "",
        rejections.count == 1
          ? "Marking it reviewed overrides this rejection."
          : "Marking it reviewed overrides these rejections.",
      ]
    }
    return lines
  }

  /// Nothing is cut: what doesn't fit is scrolled to.
  var page: ReviewPage { page(in: context.readArea) }

  private func page(in area: Rect) -> ReviewPage {
    var page = ReviewPage(fixed: [], rows: area.rows, wanted: question.scroll)
    for line in doubts(toWidth: area.columns - 4) {
      page.add([PageLine(text: line, style: .warning, isWide: true)])
    }
    for texts in question.unseen {
      let names = texts.platforms.map { $0 == .apple ? "iPhone" : $0.label }
      page.add([
        PageLine(text: names.joined(separator: ", "), style: .title, isWide: true)
      ])
      for line in texts.lines {
        page.add(
          PageLine(label: line.name.prefix(1).uppercased() + line.name.dropFirst(), text: line.text)
            .wrapped(
              toWidth: area.columns, context.options))
      }
    }
    return page
  }

  func drawPage(on canvas: inout Canvas) {
    let page = page
    let words =
      page.below > 0
      ? "The preview has no room for all of this: read to the end, then press Enter"
      : "The preview has no room for all of this. Mark it as reviewed?"
    context.drawRead(page, title, question: words, on: &canvas)
  }
}
