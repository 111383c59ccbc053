/// The folders of an app's sources that aren't read: hidden ones, and those that builds and package managers make.
public enum PassedOver {
  public static let names: Set = [
    "node_modules", "build", "Pods", "Carthage", "DerivedData", "SourcePackages", "vendor",
  ]

  static func holds(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || names.contains(name)
  }
}
