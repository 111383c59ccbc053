/// What a working tree tells about its apps before any text is read.
public struct FoundProject: Hashable, Sendable {
  public var android: [AndroidApp]
  public var apple: AppleApp?
  public var firebase: [FirebaseProject]
  /// Android packages by the file that Firebase gives the app.
  public var packages: [String]
  /// Why some of the tree is not known.
  public var excess: String?

  public init(
    android: [AndroidApp] = [], apple: AppleApp? = nil, firebase: [FirebaseProject] = [],
    packages: [String] = [], excess: String? = nil
  ) {
    self.android = android
    self.apple = apple
    self.firebase = firebase
    self.packages = packages
    self.excess = excess
  }

  public init(in tree: WorkingTree) {
    let services = tree.texts.keys.filter { $0.hasSuffix("google-services.json") }.sorted()
      .compactMap { tree.texts[$0].flatMap { GoogleServices($0) } }
    let packages = Set(services.flatMap { $0.apps.compactMap(\.package) })
    self.init(
      android: AndroidApp.all(in: tree), apple: AppleApp.finding(in: tree),
      firebase: FirebaseProject.all(in: tree), packages: packages.sorted(), excess: tree.excess)
  }

  /// Whether there is no app at all.
  public var isEmpty: Bool { android.isEmpty && apple == nil }
}
