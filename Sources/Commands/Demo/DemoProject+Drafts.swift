extension DemoProject {
  static let drafts: [(path: String, text: String)] = [
    ("drafts/order-shipped.json", orderShipped),
    ("drafts/fcm-example.json", documentationExample),
    ("drafts/sale.json", sale),
  ]

  /// Right everywhere, and it uses most of what a message can say.
  private static let orderShipped = #"""
    {
      "message": {
        "topic": "demo-orders",
        "data": {
          "order_id": "4711"
        },
        "android": {
          "ttl": "86400s",
          "priority": "HIGH",
          "notification": {
            "title_loc_key": "order_shipped_title",
            "title_loc_args": ["4711"],
            "body_loc_key": "order_shipped_body",
            "body_loc_args": ["Alice", "18:00"],
            "icon": "ic_parcel",
            "color": "#7e55c3",
            "image": "https://shop.example.com/push/parcel.png",
            "click_action": "OPEN_ORDER",
            "channel_id": "orders",
            "tag": "order-4711"
          }
        },
        "apns": {
          "headers": {
            "apns-priority": "10",
            "apns-collapse-id": "order-4711"
          },
          "payload": {
            "aps": {
              "alert": {
                "title-loc-key": "ORDER_SHIPPED_TITLE",
                "title-loc-args": ["4711"],
                "loc-key": "ORDER_SHIPPED_BODY",
                "loc-args": ["Alice", "18:00"]
              },
              "category": "ORDER_SHIPPED",
              "mutable-content": 1,
              "sound": "default"
            }
          },
          "fcm_options": {
            "image": "https://shop.example.com/push/parcel.png"
          }
        },
        "webpush": {
          "headers": {
            "TTL": "86400",
            "Urgency": "high"
          },
          "notification": {
            "title": "Order 4711 is on its way",
            "body": "Good news, Alice: your parcel arrives today by 18:00.",
            "icon": "https://shop.example.com/push/icon.png"
          },
          "fcm_options": {
            "link": "https://shop.example.com/orders/4711"
          }
        },
        "fcm_options": {
          "analytics_label": "order-shipped"
        }
      }
    }

    """#

  /// The example of FCM's page on localizing messages, with a topic and a text for the web.
  ///
  /// It does not do what the page says: it crashes on Android and is garbled on an iPhone.
  private static let documentationExample = #"""
    {
      "message": {
        "topic": "demo-messages",
        "android": {
          "notification": {
            "title_loc_key": "welcome_title",
            "title_loc_args": ["Alice"],
            "body_loc_key": "new_message_body",
            "body_loc_args": ["3", "Bob"]
          }
        },
        "apns": {
          "payload": {
            "aps": {
              "alert": {
                "title-loc-key": "WELCOME_TITLE",
                "title-loc-args": ["Alice"],
                "loc-key": "NEW_MESSAGE_BODY",
                "loc-args": ["3", "Bob"]
              }
            }
          }
        },
        "webpush": {
          "notification": {
            "title": "Welcome, Alice!",
            "body": "You have 3 new messages from Bob."
          }
        }
      }
    }

    """#

  /// Goes wrong in Arabic, German and Spanish only.
  private static let sale = #"""
    {
      "message": {
        "topic": "demo-offers",
        "android": {
          "ttl": "21600s",
          "priority": "NORMAL",
          "notification": {
            "title_loc_key": "sale_title",
            "body_loc_key": "sale_body",
            "body_loc_args": ["SUMMER50"],
            "color": "#d9480f",
            "channel_id": "offers"
          }
        },
        "apns": {
          "headers": {
            "apns-priority": "5"
          },
          "payload": {
            "aps": {
              "alert": {
                "title-loc-key": "SALE_TITLE",
                "loc-key": "SALE_BODY",
                "loc-args": ["SUMMER50"]
              },
              "interruption-level": "passive"
            }
          }
        },
        "webpush": {
          "headers": {
            "TTL": "21600"
          },
          "notification": {
            "title": "The summer sale has started",
            "body": "Use code SUMMER50 for 50% off until midnight."
          },
          "fcm_options": {
            "link": "https://shop.example.com/sale"
          }
        }
      }
    }

    """#
}
