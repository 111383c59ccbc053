import DevicePreview
import Drafts
import FCMClient
import PushMessages
import Resolver
import SendPolicy

extension Derived {
  /// A past send as phones show it with the app's strings of today; `nil` where its message cannot be read.
  func shown(_ past: PastSend, in locale: PreviewLocale) -> ReviewedMessage? {
    let document = MessageDocument(text: "{\"message\": \(past.intent.payload)}")
    guard document.message != nil else { return nil }
    let effective = EffectiveMessage(document)
    let shown = settings.locales.flatMap { locale in
      Platform.allCases.map {
        previewer.notification(for: effective, on: settings.device($0, locale))
      }
    }
    return ReviewedMessage(shown, in: locale.name)
  }
}
