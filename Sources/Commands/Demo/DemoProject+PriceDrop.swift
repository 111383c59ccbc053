extension DemoProject {
  /// The rules that find something in `price-drop.json`, whose texts are right: what it names isn't in the app, or not so.
  public static let plantedAppFaults: [(rule: String, sentence: String)] = [
    ("android-key-shrunk", "the release build removes the texts, because no code names their keys"),
    ("android-click-action-unmatched", "OPEN_OFFER wants an address, so a tap opens nothing"),
    ("apple-time-sensitive", "the app lacks the entitlement for time-sensitive messages"),
    ("android-icon-not-found", "ic_pricetag is spelled ic_price_tag in the app"),
    ("android-channel-not-found", "no channel is called offer: it is offers"),
    ("android-sound", "from Android 8 on the channel decides the sound"),
    ("apple-category-not-found", "PRICE_DROPS is called PRICE_DROP in the app"),
    ("apple-sound-format", "iPhones play no MP3"),
    ("apple-background-mode", "content-available doesn't wake the app, which lacks the mode"),
  ]

  static let priceDrop: [(path: String, text: String)] = [("drafts/price-drop.json", draft)]

  private static let draft = #"""
    {
      "message": {
        "topic": "demo-offers",
        "android": {
          "ttl": "21600s",
          "notification": {
            "title_loc_key": "price_drop_title",
            "title_loc_args": ["Espresso Duo"],
            "body_loc_key": "price_drop_body",
            "body_loc_args": ["€299", "€199"],
            "icon": "ic_pricetag",
            "color": "#d9480f",
            "sound": "coins",
            "click_action": "OPEN_OFFER",
            "channel_id": "offer",
            "tag": "price-drop"
          }
        },
        "apns": {
          "headers": {
            "apns-collapse-id": "price-drop"
          },
          "payload": {
            "aps": {
              "alert": {
                "title-loc-key": "PRICE_DROP_TITLE",
                "title-loc-args": ["Espresso Duo"],
                "loc-key": "PRICE_DROP_BODY",
                "loc-args": ["€299", "€199"]
              },
              "category": "PRICE_DROPS",
              "content-available": 1,
              "interruption-level": "time-sensitive",
              "sound": "coins.mp3"
            }
          }
        },
        "webpush": {
          "headers": {
            "TTL": "21600"
          },
          "notification": {
            "title": "Espresso Duo is cheaper now",
            "body": "Was €299, now €199. Only while stocks last."
          },
          "fcm_options": {
            "link": "https://shop.example.com/espresso-duo"
          }
        }
      }
    }

    """#
}
