import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver
import TextEditing

extension Composer {
  /// What the field with the focus names in the app; `nil` if it names nothing there.
  func namedKind(of field: FieldID) -> AppNames.Kind? {
    guard case .field(let path) = field else { return nil }
    return AppNames.Kind(of: path)
  }

  /// Why no name can be chosen; `nil` if some can.
  func namesBlocker(_ kind: AppNames.Kind, seeing derived: Derived) -> String? {
    guard !derived.apps.platforms.contains(kind.platform) else { return nil }
    if strings?.awaitsSources != false { return "Pushwright is still reading the app's sources" }
    return kind.platform == .apple
      ? "no Xcode project with one app is around the app's strings"
      : "no Gradle build with an app is around the app's strings"
  }

  mutating func openNames(
    _ kind: AppNames.Kind, for field: FieldID, query: String, seeing derived: Derived
  ) {
    notice = nil
    let present = field.messagePath.flatMap { document.string(at: $0) }
    open(NamePicker(kind, for: field, query: query, in: derived, present: present))
  }
}

extension Derived {
  /// The names of a kind that the app's sources have; `nil` if those of its platform aren't known.
  func names(_ kind: AppNames.Kind) -> AppNames? {
    apps.names(kind, listing: settings.channels, in: previewer.resolver.strings)
  }
}
