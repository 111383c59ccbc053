import CodeSnippets
import ComposerState
import DevicePreview
import Drafts
import Foundation
import LocalFiles
import MessageLint
import PushMessages

extension DraftListing {
  /// A message has at most 4 kB, and hundreds of files are read.
  private static let purpose = FilePurpose("a draft in a list", limit: 1_000_000)

  /// Reads what the list shows of a file, without its outcome; `nil` if it isn't a file.
  ///
  /// `name` is its path below the directory that is listed.
  init?(reading path: String, in place: Place, name: String? = nil) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType != .typeDirectory
    else { return nil }
    let date = attributes[.modificationDate] as? Date ?? .distantPast
    let text = Self.text(of: path)
    let draft = text.map { MessageImport.reading($0) }
    let isReadable = draft?.canBeRead == true
    let target = draft.flatMap { $0.reading().message.target }
    self.init(
      path: path, place: place,
      target: isReadable ? target.map { "\($0.fieldName) \($0.shortText)" } : nil,
      audience: isReadable ? target.flatMap { Audience($0) } : nil,
      outcome: isReadable ? nil : .unreadable, modified: Int(date.timeIntervalSince1970),
      name: name)
  }

  /// The same with the worst that devices show of it and the linter says about it.
  func judged(
    by previewer: NotificationPreviewer, _ settings: Drafts.PreviewSettings,
    _ apps: AppProjects = AppProjects()
  ) -> DraftListing {
    guard outcome == nil else { return self }
    guard let text = Self.text(of: path) else { return unreadable }
    let document = MessageImport.reading(text).document
    var settings = settings
    settings.draftPath = path
    let derived = Derived(
      Derived.Key(document: document, stringsRevision: 0), previewer: previewer,
      settings: settings, apps: apps)
    let severities = derived.shown.map(\.verdict.severity)
    let findings = derived.findings.map(\.severity)
    var judged = self
    judged.outcome =
      severities.contains(.error) || findings.contains(.error)
      ? .error
      : severities.contains(.warning) || findings.contains(.warning) ? .warning : .good
    return judged
  }

  private var unreadable: DraftListing {
    var listing = self
    (listing.outcome, listing.target, listing.audience) = (.unreadable, nil, nil)
    return listing
  }

  private static func text(of path: String) -> String? {
    try? LocalFile.text(path, as: purpose)
  }
}

extension DraftListing.Audience {
  fileprivate init?(_ target: Message.Target) {
    switch target {
    case .topic(let name): self.init(.topic, name)
    case .condition(let text): self.init(.condition, text)
    case .token, .installation: return nil
    }
  }
}
