internal import AppProject
internal import DevicePreview
internal import LocalFiles
internal import MessageLint
internal import NotificationPage

/// The icon and the color that Android draws for a draft, from the files of the app's sources.
struct AppIcon {
  var app: AndroidProject
  var folder: ProjectFolder

  /// Gives a page's draft the icon that its message names, or the app's own.
  func add(to draft: inout PagedDraft) {
    let name = draft.locales.lazy.flatMap(\.shown).compactMap { $0.card?.icon }.first
    if let file = app.iconFile(name), let bytes = folder.bytes(file) {
      draft.icon = IconDrawing(bytes).map(PageIcon.init)
    }
    if let (file, color) = app.defaultColor, let bytes = folder.bytes(file) {
      draft.iconColor = AndroidProject.color(color, in: bytes)
    }
  }
}

extension PageIcon {
  fileprivate init(_ drawing: IconDrawing) {
    switch drawing {
    case .bitmap(let bytes): self.init(.png(bytes))
    case .vector(let width, let height, let shapes):
      self.init(
        .shapes(
          width: width, height: height,
          shapes.map {
            Shape(
              path: $0.path, isEvenOdd: $0.isEvenOdd, stroke: $0.stroke, transform: $0.transform)
          }))
    }
  }
}
