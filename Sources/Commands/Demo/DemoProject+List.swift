extension DemoProject {
  /// A draft for a list, and the list: everyone gets a message with their own name, order and time.
  static let list: [(path: String, text: String)] = [
    ("drafts/delivery-today.json", delivery),
    ("drafts/delivery-today.pushwright.json", "{\n  \"list\": \"lists/deliveries.csv\"\n}\n"),
    ("lists/deliveries.csv", deliveries),
  ]

  /// Simulated registrations; the demo's FCM answers for two of them that the app is gone.
  private static let deliveries: String = {
    let names = [
      "Amina", "Bruno", "Chloé", "Daniel", "Elif", "Farid", "Grace", "Hiroshi", "Inés", "Jonas",
      "Khadija", "Lucía", "Mei", "Noah", "Olga", "Pierre", "Quynh", "Rosa", "Samir", "Ueli",
    ]
    let lines = (1...200).map { number in
      let digits = String(100_000 + number)
      let token =
        number % 90 == 0
        ? "behave-unregistered.demo-\(number)" : "dDemoShopDevice0\(digits):APA91bDemo\(digits)"
      let time = "\(12 + number % 8):\(number % 2 == 0 ? "00" : "30")"
      return "\(token),\(names[number % names.count]),\(4700 + number),\(time)"
    }
    return "token,name,order,time\n" + lines.joined(separator: "\n") + "\n"
  }()

  private static let delivery = #"""
    {
      "message": {
        "data": {
          "order_id": "{{order}}"
        },
        "android": {
          "ttl": "21600s",
          "priority": "HIGH",
          "notification": {
            "title_loc_key": "order_shipped_title",
            "title_loc_args": ["{{order}}"],
            "body_loc_key": "order_shipped_body",
            "body_loc_args": ["{{name}}", "{{time}}"],
            "icon": "ic_parcel",
            "color": "#7e55c3",
            "channel_id": "orders",
            "tag": "order-{{order}}"
          }
        },
        "apns": {
          "headers": {
            "apns-priority": "10",
            "apns-collapse-id": "order-{{order}}"
          },
          "payload": {
            "aps": {
              "alert": {
                "title-loc-key": "ORDER_SHIPPED_TITLE",
                "title-loc-args": ["{{order}}"],
                "loc-key": "ORDER_SHIPPED_BODY",
                "loc-args": ["{{name}}", "{{time}}"]
              },
              "category": "ORDER_SHIPPED",
              "sound": "default"
            }
          }
        },
        "webpush": {
          "headers": {
            "TTL": "21600",
            "Urgency": "high"
          },
          "notification": {
            "title": "Order {{order}} is on its way",
            "body": "Good news, {{name}}: your parcel arrives today by {{time}}.",
            "icon": "https://shop.example.com/push/icon.png"
          },
          "fcm_options": {
            "link": "https://shop.example.com/orders/{{order}}"
          }
        },
        "fcm_options": {
          "analytics_label": "delivery-today"
        }
      }
    }

    """#
}
