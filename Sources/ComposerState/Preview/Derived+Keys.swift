public import DevicePreview
import Drafts
import PushMessages
public import Resolver

extension Derived {
  /// The keys of the app's strings.
  public var keys: KeyInventory { previewer.resolver.keys }

  /// The worst that would become of a text with that key and the present arguments, and the preview
  /// locales in which it does.
  public func outlook(of key: String, for text: KeyedText) -> (verdict: Verdict, locales: [String])
  {
    let request = request(for: text, key: key)
    var (worst, locales): (Verdict, [String]) = (.fine, [])
    for locale in settings.locales {
      let device = settings.device(text.platform, locale)
      let verdict = Verdict(previewer.resolver.resolve(request, on: device).outcome)
      if verdict > worst { (worst, locales) = (verdict, []) }
      if verdict == worst { locales.append(locale.name) }
    }
    return (worst, locales)
  }

  /// How many arguments the texts of a key take in all, where the message has fewer and no text would crash with them.
  public func neededArguments(of key: String, for text: KeyedText) -> Int? {
    if text.platform == .android,
      case .removed = previewer.resolver.strings.android?.shrinking(of: key)
    {
      return nil
    }
    var request = request(for: text, key: key)
    let given = request.arguments?.count ?? 0
    let uses = placeholders(of: text, key: key).flatMap(\.uses)
    let needed = uses.map(\.argument).filter { $0 <= Composer.argumentLimit }.max() ?? 0
    guard needed > given else { return nil }
    let missing = Array(repeating: TextRequest.Argument.string("1"), count: needed - given)
    request.arguments = (request.arguments ?? []) + missing
    let isFine = settings.locales.allSatisfy { locale in
      let device = settings.device(text.platform, locale)
      return Verdict(previewer.resolver.resolve(request, on: device).outcome) < .garbled
    }
    return isFine ? needed : nil
  }

  /// What a device of a platform is asked for a text; a literal that would hide the key is left out.
  func request(for text: KeyedText, key: String) -> TextRequest {
    var request = TextRequest(effective[text.platform].text(named: text.name))
    if text.platform == .android { request.literal = nil }
    request.key = key
    return request
  }
}

extension ReceivedMessage {
  fileprivate func text(named name: String) -> Text {
    switch name {
    case "title": title
    case "subtitle": subtitle
    default: body
    }
  }
}
