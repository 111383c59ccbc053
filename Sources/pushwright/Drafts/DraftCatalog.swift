import Commands
import ComposerState
import Foundation

/// Finds the drafts that can be opened, and what is to be known of each.
struct DraftCatalog: Sendable {
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

  /// What was found, and why it isn't everything (`nil` if it is).
  struct Found: Sendable {
    var listings: [DraftListing] = []
    var complaint: String?
  }

  /// Everything but the outcomes, which take longer; the search ends as soon as `isWanted` says `false`.
  func find(isWanted: @escaping @Sendable () -> Bool = { true }) -> Found {
    var found = own(isWanted)
    let known = Set(found.listings.map { DraftPath.absolute($0.path) })
    found.listings += recent.filter { !known.contains(DraftPath.absolute($0)) }.compactMap {
      DraftListing(reading: DraftPath.short($0), in: .recent)
    }
    return found
  }

  func listings() -> [DraftListing] { find().listings }

  /// The project's own drafts and templates without the one at a path, which may be named in another way here.
  func listings(
    besides path: String?, isWanted: @escaping @Sendable () -> Bool = { true }
  ) -> [DraftListing] {
    let open = path.map(DraftPath.absolute)
    return own(isWanted).listings.filter { open == nil || DraftPath.absolute($0.path) != open }
  }

  /// The name that is proposed for what a template begins.
  func path(beginningWith template: DraftListing) -> String {
    "\(drafts.hasSuffix("/") ? String(drafts.dropLast()) : drafts)/\(DraftFile(path: template.path).name)"
  }

  private func own(_ isWanted: @escaping @Sendable () -> Bool) -> Found {
    let (drafts, templates) = (
      files(in: drafts, .drafts, isWanted), files(in: templates, .templates, isWanted)
    )
    return Found(
      listings: drafts.listings + templates.listings,
      complaint: drafts.complaint ?? templates.complaint)
  }

  private func files(
    in folder: String, _ place: DraftListing.Place, _ isWanted: @escaping @Sendable () -> Bool
  ) -> Found {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let found = DraftFolder.drafts(in: folder, goesBelow: goesBelow, isWanted: isWanted)
    let listings = found.paths.compactMap { path in
      isWanted()
        ? DraftListing(reading: path, in: place, name: String(path.dropFirst(prefix.count))) : nil
    }
    return Found(
      listings: Array(listings.sorted { $0.modified > $1.modified }.prefix(Self.limit)),
      complaint: found.complaint)
  }
}
