import AppProject
public import DevicePreview

extension AppProjects {
  /// What the sources tell about the app's notifications beside their texts.
  ///
  /// `channels` are those that the project lists.
  public func behavior(listing channels: [String]) -> AppBehavior {
    var behavior = AppBehavior()
    if let android { behavior.add(android, listing: channels) }
    if let apple { behavior.appleImage = AppBehavior.imageLoading(of: apple) }
    if let apple, let place = apple.code.rewriting {
      let name = apple.extensions.first.map { "\($0.name) " } ?? ""
      behavior.rewriter = "\(name)(\(apple.top.isEmpty ? "" : "\(apple.top)/")\(place))"
    }
    return behavior
  }
}

extension AppBehavior {
  /// As `apple-image-not-handled` judges it.
  fileprivate static func imageLoading(of app: AppleProject) -> ImageLoading {
    switch app.serviceExtension {
    case .notThere: return .missing
    case .notFound, .cannotTell: return .unknown
    case .there(let own):
      if app.code.imageLoader != nil { return .loaded(own.name) }
      return app.code.attachment == nil && app.gap == nil ? .missing : .unknown
    }
  }

  fileprivate mutating func add(_ app: AndroidProject, listing listed: [String]) {
    for id in listed { channels[id] = Channel() }
    for channel in app.channels {
      let title: Channel.Title? =
        switch channel.title {
        case .text(let text): .text(text)
        case .key(let key): .key(key)
        case nil: nil
        }
      channels[channel.id] = Channel(
        title: title, importance: channel.importance.flatMap(ChannelImportance.init))
    }
    knowsAllChannels =
      app.gap(in: AndroidProject.channelParts) == nil && app.computedChannels.isEmpty
      && listed.isEmpty && (!app.channels.isEmpty || app.makesNoChannel)
    defaultChannel = Self.defaultChannel(of: app)
    interceptor = app.interceptors.first.map(app.shown)
  }

  private static func defaultChannel(of app: AndroidProject) -> DefaultChannel {
    switch app.setting("default_notification_channel_id") {
    case .notThere: return .none
    case .notFound, .cannotTell: return .unknown
    case .there(let setting):
      guard setting.owner == "application", let value = setting.value else { return .none }
      guard value.hasPrefix("@string/") else { return .named(value) }
      return app.text(String(value.dropFirst(8))).map(DefaultChannel.named) ?? .unknown
    }
  }
}
