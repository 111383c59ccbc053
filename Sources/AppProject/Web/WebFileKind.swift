/// What a file of a web app's sources is, as far as its path tells.
enum WebFileKind: Hashable {
  case worker
  case picture

  init?(_ path: String, _ name: String) {
    if name == "firebase-messaging-sw.js" {
      self = .worker
    } else if Self.endings.contains(where: name.lowercased().hasSuffix) {
      self = .picture
    } else {
      return nil
    }
  }

  private static let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".ico", ".avif"]
}
