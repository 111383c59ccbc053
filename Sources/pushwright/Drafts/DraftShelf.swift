import Commands
import ComposerState
import Foundation

/// Finds the drafts that can be opened, and what is to be known of each.
struct DraftShelf: Sendable {
  /// The project's directory of drafts; its templates lie beside it, in `templates`.
  var drafts: String
  /// Whether the directory is one of drafts, so that those below it count too: any other may hold anything.
  var goesBelow = true
  /// Paths of drafts that were opened lately.
  var recent: [String] = []

  /// So many files of a place are listed, the last written ones.
  static let limit = 500

  var templates: String {
    let parent = URL(filePath: drafts).deletingLastPathComponent().path(percentEncoded: false)
    return DraftPath.short(parent == "./" ? "templates" : "\(parent)templates")
  }

  /// Everything but the outcomes, which take longer.
  func listings() -> [DraftListing] {
    let own = files(in: drafts, .drafts) + files(in: templates, .templates)
    let known = Set(own.map { DraftPath.absolute($0.path) })
    let others = recent.filter { !known.contains(DraftPath.absolute($0)) }.compactMap {
      DraftListing(reading: DraftPath.short($0), in: .recent)
    }
    return own + others
  }

  /// The project's own drafts and templates without the one at a path, which may be named in another way here.
  func listings(besides path: String?) -> [DraftListing] {
    let open = path.map(DraftPath.absolute)
    return (files(in: drafts, .drafts) + files(in: templates, .templates)).filter {
      open == nil || DraftPath.absolute($0.path) != open
    }
  }

  /// The name that is proposed for what a template begins.
  func path(beginningWith template: DraftListing) -> String {
    "\(drafts.hasSuffix("/") ? String(drafts.dropLast()) : drafts)/\(DraftFile(path: template.path).name)"
  }

  private func files(in folder: String, _ place: DraftListing.Place) -> [DraftListing] {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let listings = DraftFolder.drafts(in: folder, goesBelow: goesBelow).compactMap { path in
      DraftListing(reading: path, in: place, name: String(path.dropFirst(prefix.count)))
    }
    return Array(listings.sorted { $0.modified > $1.modified }.prefix(Self.limit))
  }
}
