/// What the sources of a web app tell about what messages name: its service worker, and the pictures beside it.
///
/// Everything has its place. What a look-up answers is never more certain than the sources are: see ``LookUp``.
public struct WebProject: Hashable, Sendable {
  /// The service worker that FCM's SDK registers.
  public var worker: SourcePlace
  /// The folder that all places are in, as reports call it; empty for the working directory.
  public var top = ""
  /// The Firebase project that the worker belongs to; `nil` if it doesn't spell it out.
  public var firebase: FirebaseFile?
  /// Where the worker shows a message itself, whether or not FCM's SDK has shown it.
  public var shows: SourcePlace?
  /// Where the worker handles clicks.
  public var clicks: SourcePlace?
  /// The texts in the worker, of which those of the actions have to be.
  var texts: Set<String> = []
  /// The pictures of the site, by their paths from its top: `img/sale.png`.
  var pictures: Set<String> = []
  /// Why some of it isn't known, as the end of a sentence; `nil` if all of it is.
  public var gap: String?

  init(worker: SourcePlace) { self.worker = worker }

  /// The folder of the site's top, where the worker is.
  public var root: String { FilePath.directory(of: worker.path) }

  /// A picture by its address in a message: one without a host is looked for beside the worker.
  public func picture(_ address: String) -> LookUp<String> {
    guard !address.contains("://"), !address.hasPrefix("//"), !address.hasPrefix("data:") else {
      return .cannotTell("it is on a server")
    }
    let path = String(address.prefix { $0 != "?" && $0 != "#" }.drop { $0 == "/" })
    guard let path = FilePath.joined("", path), !path.isEmpty, !path.contains("%") else {
      return .cannotTell("it isn't a path below the site's top")
    }
    if pictures.contains(path) { return .there(path) }
    // A site without a picture of its own gets them from a build.
    guard gap == nil, !pictures.isEmpty else { return .cannotTell(gap ?? "a build adds pictures") }
    return .notThere
  }

  /// What a click on a button does.
  public func action(_ id: String) -> LookUp<SourcePlace> {
    if let gap { return .cannotTell(gap) }
    guard let clicks else { return .notThere }
    return texts.contains(id) ? .there(clicks) : .notFound(among: [], computed: 0)
  }
}
