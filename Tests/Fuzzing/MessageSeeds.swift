import CodeSnippets

/// Small messages in every form that people keep them in.
enum MessageSeeds {
  static let drafts = [
    #"""
    {"message": {"topic": "news", "notification": {"title": "Hi", "body": "é😀", "image": "https://e.com/i.png"},
      "data": {"k": "v"}, "android": {"ttl": "3.5s", "priority": "high", "collapse_key": "c", "notification": {
        "title_loc_key": "a", "title_loc_args": ["Alice", "3"], "body_loc_key": "b", "channel_id": "orders",
        "event_time": "2026-11-21T20:00:00Z", "vibrate_timings": ["0.1s"], "light_settings": {"color": {"red": 1}}}},
      "apns": {"headers": {"apns-priority": "5", "apns-expiration": "1763716800", "apns-push-type": "alert"}, "payload": {"aps": {
        "alert": {"title-loc-key": "a", "loc-key": "b", "loc-args": ["x"]}, "badge": 1, "sound": {"name": "d.caf",
        "critical": 1, "volume": 0.5}, "interruption-level": "active", "relevance-score": 1e-2}}},
      "webpush": {"headers": {"TTL": "60", "Urgency": "high"}, "notification": {"actions": [{"action": "open",
        "title": "Open"}]}, "fcm_options": {"link": "https://e.com"}}, "fcm_options": {"analytics_label": "l"}}}
    """#,
    #"""
    // what people paste
    { 'message': { topic: "a", notification: { title: `x${y}`, body: 'it\'s' + " more", }, /* c */ data: {n: 0x1F, b: True, },
      android_v2: { "notification": { "title": "\ud83d\u0041" } } "x": [1 2,,]
    """#,
    #"{"message": {"token": "abc", "token": "d", "android": {"ttl": "-9223372036854775808s"}, "data": {"a": 1e999}}}"#,
    "\u{FEFF}[{\"validate_only\": true, \"message\": null}]",
    "{\"condition\": \"'a' in topics && !('b' in topics)\"}",
  ]

  static func codes(_ format: MessageImport.Format) -> [String] {
    switch format {
    case .auto: drafts + [curl, legacy, node, python, java, go, csharp, page]
    case .json: drafts
    case .curl: [curl]
    case .legacy: [legacy]
    case .node: [node]
    case .python: [python]
    case .java: [java, kotlin]
    case .go: [go]
    case .csharp: [csharp]
    }
  }

  private static let curl = #"""
    TITLE="Sale"; BODY=$'it\'s \u00e9'
    curl -X POST -H "Authorization: Bearer $(gcloud auth print-access-token)" -H 'Content-Type: application/json' \
      --data-binary @- "https://fcm.googleapis.com/v1/projects/shop/messages:send" <<EOF
    {"message": {"topic": "news", "notification": {"title": "$TITLE", "body": "${BODY:-x}"}, "data": {"t": "`date`"}}}
    EOF
    """#

  private static let legacy = #"""
    {"to": "/topics/news", "collapse_key": "c", "priority": "high", "time_to_live": 600, "dry_run": true, "content_available": true,
     "registration_ids": ["abc"], "data": {"n": 5, "o": {"a": true}}, "notification": {"title_loc_key": "t",
     "title_loc_args": "[\"Alice\", 2]", "sound": "d", "badge": "7", "click_action": "A", "android_channel_id": "c"}}
    """#

  private static let node = #"""
    const TTL: number = 1000 * 60 * 60;
    const message: Message = { token, notification: { title: 'Typed' as const, body: `Plain ${name}` },
      android: { ttl: TTL, priority: 'high', notification: { channelId: 'c', eventTimestamp: new Date('2026-11-21T10:00:00.250Z') } },
      apns: { payload: { aps: { contentAvailable: true, alert: { titleLocKey: 't' } } } }, ...rest } satisfies Message;
    if (urgent) message.android.priority = 'normal'; message['data'] = { k: JSON.stringify({ a: [1, 2] }) };
    getMessaging().send(message);
    """#

  private static let python = #"""
    TITLE = ("Storm " 'warning')
    def notify(token, user, *, count=3):
        message = messaging.Message(token=token, data={"user": user.name, "count": str(count), **more},
            notification=messaging.Notification(title=f"Hello {user.first_name!r:>10}", body="You have %d messages" % count),
            android=messaging.AndroidConfig(priority="high", ttl=datetime.timedelta(hours=2, minutes=30),
                notification=messaging.AndroidNotification(event_timestamp=datetime.datetime(2026, 11, 21, tzinfo=timezone.utc))))
        message.topic = """x""" if count else r'\d'
        return messaging.send(message, dry_run=True)
    """#

  private static let java = #"""
    String token = "abc" + 'd' + 1_000L;
    Message message = Message.builder().putData("score", "850").setToken(token)
        .setAndroidConfig(AndroidConfig.builder().setTtl(24 * 60 * 60 * 1000L).putAllData(Map.of("k", "v"))
            .setNotification(AndroidNotification.builder().setTitle("t").addBodyLocalizationArg("1")
                .setVibrateTimingsInMillis(new long[] {100L, 50L}).build()).build())
        .setApnsConfig(ApnsConfig.builder().setAps(Aps.builder().setBadge(1).build()).build()).build();
    """#

  private static let kotlin = #"""
    val message = Message.builder().setNotification(Notification.builder().setTitle("a${b.c}").build())
      .putAllData(mapOf("k" to "v", "l" to """x
      y""".trimIndent())).setTopic(if (a) "x" else "y").build()
    """#

  private static let go = #"""
    day := 24 * time.Hour
    message := &messaging.Message{Data: map[string]string{"score": "850", "t": `raw`}, Token: registrationToken,
      Android: &messaging.AndroidConfig{TTL: &day, Priority: "high", Notification: &messaging.AndroidNotification{
        VibrateTimingMillis: []int64{100, 50}, Visibility: messaging.VisibilityPublic}},
      APNS: &messaging.APNSConfig{Payload: &messaging.APNSPayload{Aps: &messaging.Aps{Badge: &count}}}}
    message.Topic = fmt.Sprintf("a-%d", 3)
    """#

  private static let csharp = #"""
    var message = new Message() { Data = new Dictionary<string, string>() { { "score", "850" }, ["k"] = $"{x:N0}" },
      Token = token, Notification = new() { Title = @"a""b", Body = """raw""" },
      Android = new AndroidConfig { TimeToLive = TimeSpan.FromDays(1), Priority = Priority.High },
      Apns = new ApnsConfig { Aps = new Aps { Badge = 1, Sound = "d" } } };
    """#

  private static let page = """
    # Sending

    ```js
    admin.messaging().send({ notification: { title: "Hi" }, topic: "all" })
    ```
    <pre><code class="language-json">{&quot;message&quot;: {&quot;topic&quot;: &#34;a&#x22;}}</code></pre>
    """
}
