extension XMLElement {
  /// The value of an attribute `android:…`, without white space around it.
  func androidAttribute(_ name: String) -> String? {
    let namespace = "http://schemas.android.com/apk/res/android"
    return attributes.first { $0.namespace == namespace && $0.name == name }?.value
      .trimmingASCIIWhitespace()
  }
}
