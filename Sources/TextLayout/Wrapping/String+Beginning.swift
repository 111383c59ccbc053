extension String {
  /// All of the text that so many columns could show, so that a very long one isn't looked at whole.
  ///
  /// Every cluster is shown in at least one column, so one more than there are columns tells that something is cut off;
  /// so does an ellipsis behind clusters of so many code points that there are fewer.
  public func beginning(columns: Int) -> String {
    let columns = max(0, columns)
    guard utf8.count > columns else { return self }
    let beginning = beginning(clusters: columns + 1, columns: columns)
    guard beginning.count <= columns, beginning.endIndex < endIndex else {
      return String(beginning)
    }
    return beginning + "…"
  }

  /// At most so many clusters, and no more code points than so many columns could show.
  ///
  /// A cluster has no greatest length, and each look at one costs as much as it is long.
  public func beginning(clusters: Int, columns: Int) -> Substring {
    let most = (columns + 1) * Character.maximumScalars + Character.mostCounted
    guard utf8.count > most,
      let end = unicodeScalars.index(startIndex, offsetBy: most, limitedBy: endIndex)
    else { return prefix(clusters) }
    return self[..<end].prefix(clusters)
  }
}
