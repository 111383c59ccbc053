extension WebProject {
  /// Reads the sources in a folder; `nil` if they have no service worker of FCM, or several.
  public init?(_ folder: ProjectFolder, limits: ReadingLimits = ReadingLimits()) {
    let listing = ProjectListing(folder, limits, kind: WebFileKind.init)
    let workers = listing.files.filter { $0.kind == .worker }
    guard workers.count == 1, let worker = workers.first, let bytes = folder.bytes(worker.path),
      bytes.count <= limits.fileBytes
    else { return nil }
    self.init(worker: SourcePlace(worker.path))
    gap = listing.excess
    let above = root.isEmpty ? 0 : root.count + 1
    for file in listing.files where file.kind == .picture && FilePath.isInside(file.path, root) {
      pictures.insert(String(file.path.dropFirst(above)))
    }
    read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) {
    var tokens = CodeTokens(bytes)
    let path = worker.path
    var (last, isGuarded): (CodeTokens.Token?, Bool) = (nil, false)
    var shown: SourcePlace?
    var isImporting = false
    var condition = 0
    while let token = tokens.next() {
      let place = SourcePlace(path, line: token.line)
      switch token.kind {
      case .word:
        let word = tokens.string(token)
        if word == "showNotification" { shown = shown ?? place }
        if word == "notification", condition > 0 { isGuarded = true }
        if word == "onnotificationclick" { clicks = clicks ?? place }
        if word == "importScripts" { isImporting = true }
      case .text:
        let text = tokens.string(token)
        texts.insert(text)
        if text == "notificationclick" { clicks = clicks ?? place }
        if isImporting, !text.hasPrefix("https://"), !text.hasPrefix("/__/firebase/") {
          gap = gap ?? "the worker loads other scripts"
        }
        if let last, tokens.isWord(last, "projectId") {
          firebase = FirebaseFile(project: text, place: place, isStandIn: text.contains("YOUR"))
        }
      case .computedText: break
      case .sign(UInt8(ascii: "(")):
        if condition > 0 || last.map({ tokens.isWord($0, "if") }) == true { condition += 1 }
      case .sign(UInt8(ascii: ")")):
        condition = max(0, condition - 1)
        isImporting = false
      case .sign(UInt8(ascii: ":")): continue
      case .sign: break
      }
      last = token
    }
    shows = isGuarded ? nil : shown
  }
}
