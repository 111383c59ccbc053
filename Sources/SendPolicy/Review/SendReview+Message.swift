extension SendReview {
  /// What is sent: the texts as the chosen locale shows them, and where images and links lead.
  public var messageRows: [ReviewRow] {
    var rows = message?.rows ?? []
    let hosts = [("Images", hosts.images), ("Links", hosts.links)]
    for (label, names) in hosts where !names.isEmpty {
      rows.append(ReviewRow(label, names.joined(separator: ", ")))
    }
    return rows
  }
}
