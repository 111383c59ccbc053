import ByteSearch
import DevicePreview
import Drafts
public import NotificationPage
import PushMessages
import SendPolicy
import Workspace

extension Composer {
  /// The draft as a page for those who sign it off: every locale of the preview, with findings and marks.
  ///
  /// It is about the draft itself, whatever sample and device state are tried at the moment. `derived` has to be complete.
  public func page(version: String = "", seeing derived: Derived) -> SignOffPage {
    var head = PageHead(appName: settings.appName, version: version, now: now.seconds)
    head.maker = locales.reviewer?.displayName
    head.isUnsaved = isDirty
    head.profile = profile.choice.profile?.name
    head.releases = strings?.releases ?? []
    if let origin = strings?.origin {
      // The mark of changes is a word on the page.
      head.isModified = origin.hasSuffix(Self.changeMark)
      head.revision = head.isModified ? String(origin.dropLast(Self.changeMark.count)) : origin
    }
    var draft = PagedDraft(
      file.name, document: document, effective: derived.effective, rows: derived.draftRows,
      on: settings.platforms, notes: notes, findings: derived.findings,
      project: SendCase.project(of: profile.choice, nil))
    draft.sources = PageSource.all(
      of: derived.effective, by: derived.previewer, settings: settings)
    return SignOffPage(head, drafts: [draft])
  }

  private static let changeMark = " ●"

  /// Why there is nothing to show on a page, lower-case and without a full stop; `nil` if there is.
  func pageBlocker(seeing derived: Derived) -> String? {
    if document.message == nil { return "the draft can't be read as a message" }
    return derived.draftRows.isEmpty ? "nothing is previewed" : nil
  }

  /// Asks for the page's file: beside the draft, unless another one is typed.
  mutating func askForPage() {
    endEditing()
    open(PageName(pagePath))
  }

  /// `drafts/sale.html` for `drafts/sale.json`.
  private var pagePath: String {
    guard let path = file.path ?? proposedPath else { return "untitled.html" }
    guard let dot = path.lastByte("."), !path[dot...].contains("/") else { return path + ".html" }
    return path[..<dot] + ".html"
  }
}
