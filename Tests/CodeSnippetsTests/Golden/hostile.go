// Command send sends one message through Firebase Cloud Messaging:
// go get firebase.google.com/go/v4
//
// Credentials: the file that GOOGLE_APPLICATION_CREDENTIALS names, or those of
// gcloud auth application-default login. With -dry-run FCM only checks the message.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"time"

	firebase "firebase.google.com/go/v4"
	"firebase.google.com/go/v4/messaging"
)

func main() {
	dryRun := flag.Bool("dry-run", false, "check the message without sending it")
	flag.Parse()

	ctx := context.Background()
	app, err := firebase.NewApp(ctx, nil)
	if err != nil {
		log.Fatalf("Firebase: %v", err)
	}
	client, err := app.Messaging(ctx)
	if err != nil {
		log.Fatalf("messaging: %v", err)
	}

	ttl := 1500 * time.Nanosecond
	message := &messaging.Message{
		Topic: "news",
		Data: map[string]string{
			"key 0: \"; drop(); \"":                                    "\"; drop(); \"",
			"key 1: '; drop(); '":                                      "'; drop(); '",
			"key 2: `${drop()}` $(drop) #{drop}":                       "`${drop()}` $(drop) #{drop}",
			"key 3: */ drop(); /*":                                     "*/ drop(); /*",
			"key 4: # drop\n// drop\r\ndrop()\u2028drop()\u0085drop()": "# drop\n// drop\r\ndrop()\u2028drop()\u0085drop()",
			"key 5: \\":                                "\\",
			"key 6: \\u000a\\u0022; drop(); //":        "\\u000a\\u0022; drop(); //",
			"key 7: \\\\u000adrop()":                   "\\\\u000adrop()",
			"key 8: \"\"\"'''":                         "\"\"\"'''",
			"key 9: {0} %s %n {drop}":                  "{0} %s %n {drop}",
			"key 10: \u202epord\u202c \u2066x":         "\u202epord\u202c \u2066x",
			"key 11: \x00\x01\x1b[2J\x7f\u009b":        "\x00\x01\x1b[2J\x7f\u009b",
			"key 12: \ufeff\u200b\U000e0041\U0010ffff": "\ufeff\u200b\U000e0041\U0010ffff",
			"key 13: 👩‍👩‍👧 é é 日本":                    "👩‍👩‍👧 é é 日本",
			"key 14: ":                  "",
			"key 15:  ":                 " ",
			"key 16: <!-- --></script>": "<!-- --></script>",
			"key 17: @/etc/passwd":      "@/etc/passwd",
			"key 18: EOF\nEOF":          "EOF\nEOF",
			"key 19: ́combining":        "́combining",
		},
		Android: &messaging.AndroidConfig{
			TTL: &ttl,
			Notification: &messaging.AndroidNotification{
				Title: "\"; drop(); \"|'; drop(); '|`${drop()}` $(drop) #{drop}|*/ drop(); /*|# drop\n// drop\r\ndrop()\u2028drop()\u0085drop()|\\|\\u000a\\u0022; drop(); //|\\\\u000adrop()|\"\"\"'''|{0} %s %n {drop}|\u202epord\u202c \u2066x|\x00\x01\x1b[2J\x7f\u009b|\ufeff\u200b\U000e0041\U0010ffff|👩‍👩‍👧 é é 日本|| |<!-- --></script>|@/etc/passwd|EOF\nEOF|́combining",
				// android.notification.body: the Go SDK doesn't send an empty string there
				Body: "",
				// android.notification.sticky: the Go SDK doesn't send false, which is the same as
				// not set
				Sticky: false,
				// android.notification.notification_count: the Go SDK takes only a whole number of
				// 32 bits there; left out: "7"
				// android.notification.event_time: the Go SDK takes only a time such as
				// 2026-11-21T10:00:00Z there; left out: "yesterday\n// drop"
				// android.notification.visibility: the Go SDK takes only PRIVATE, PUBLIC, SECRET
				// there; left out: "*/ drop()"
				// android.notification["unknown \u2028 field"]: the Go SDK has no such field there;
				// left out: "\n*/ drop(); //"
				BodyLocArgs: []string{
					"\"; drop(); \"",
					"'; drop(); '",
					"`${drop()}` $(drop) #{drop}",
					"*/ drop(); /*",
					"# drop\n// drop\r\ndrop()\u2028drop()\u0085drop()",
					"\\",
					"\\u000a\\u0022; drop(); //",
					"\\\\u000adrop()",
					"\"\"\"'''",
					"{0} %s %n {drop}",
					"\u202epord\u202c \u2066x",
					"\x00\x01\x1b[2J\x7f\u009b",
					"\ufeff\u200b\U000e0041\U0010ffff",
					"👩‍👩‍👧 é é 日本",
					"",
					" ",
					"<!-- --></script>",
					"@/etc/passwd",
					"EOF\nEOF",
					"́combining",
				},
				// android.notification.icon: null is the same as not set: null
				// android.notification.vibrate_timings: the Go SDK doesn't send empty values
				VibrateTimingMillis: []int64{},
				// android.notification.bypass_proxy_notification: no release of the SDK has it; FCM
				// has deprecated it; left out: true
			},
			// android.data: the Go SDK doesn't send empty values
			Data: map[string]string{},
			// android.priority: the Go SDK takes only NORMAL, HIGH there; left out: "urgent\n"
		},
		APNS: &messaging.APNSConfig{
			Payload: &messaging.APNSPayload{
				Aps: &messaging.Aps{
					CustomData: map[string]any{
						// apns.payload.aps.alert: an extra key, as Alert can't take this value
						"alert": map[string]any{"action": "\n", "body": "b"},
						// apns.payload.aps.badge: an extra key, as Badge can't take this value
						"badge": 1.5,
						// apns.payload.aps.sound: an extra key, as CriticalSound can't take this
						// value
						"sound": "",
						// apns.payload.aps.content-available: an extra key, as ContentAvailable
						// can't take this value
						"content-available": true,
						"x":                 nil,
					},
				},
				// apns.payload.huge: the Go SDK can't send such a value; left out: 1E400
				CustomData: map[string]any{
					"key 0: \"; drop(); \"":                                    "\"; drop(); \"",
					"key 1: '; drop(); '":                                      "'; drop(); '",
					"key 2: `${drop()}` $(drop) #{drop}":                       "`${drop()}` $(drop) #{drop}",
					"key 3: */ drop(); /*":                                     "*/ drop(); /*",
					"key 4: # drop\n// drop\r\ndrop()\u2028drop()\u0085drop()": "# drop\n// drop\r\ndrop()\u2028drop()\u0085drop()",
					"key 5: \\":                                "\\",
					"key 6: \\u000a\\u0022; drop(); //":        "\\u000a\\u0022; drop(); //",
					"key 7: \\\\u000adrop()":                   "\\\\u000adrop()",
					"key 8: \"\"\"'''":                         "\"\"\"'''",
					"key 9: {0} %s %n {drop}":                  "{0} %s %n {drop}",
					"key 10: \u202epord\u202c \u2066x":         "\u202epord\u202c \u2066x",
					"key 11: \x00\x01\x1b[2J\x7f\u009b":        "\x00\x01\x1b[2J\x7f\u009b",
					"key 12: \ufeff\u200b\U000e0041\U0010ffff": "\ufeff\u200b\U000e0041\U0010ffff",
					"key 13: 👩‍👩‍👧 é é 日本":                    "👩‍👩‍👧 é é 日本",
					"key 14: ":                  "",
					"key 15:  ":                 " ",
					"key 16: <!-- --></script>": "<!-- --></script>",
					"key 17: @/etc/passwd":      "@/etc/passwd",
					"key 18: EOF\nEOF":          "EOF\nEOF",
					"key 19: ́combining":        "́combining",
					"__proto__": map[string]any{
						"class": nil,
					},
					"self": 1,
					// apns.payload.import: 12345678901234567890 becomes 1.2345678901234567e+19
					"import": 1.2345678901234567e+19,
					"big":    9007199254740993,
					// apns.payload.tiny: 1e-400 becomes 0.0
					"tiny": 0.0,
					// apns.payload.long: 0.1234567890123456789 becomes 0.12345678901234568
					"long":  0.12345678901234568,
					"minus": -0.0,
					"":      "a key without letters",
					"nested": []any{
						[]any{},
						map[string]any{},
						map[string]any{"a": []any{nil}},
					},
				},
			},
		},
		Webpush: &messaging.WebpushConfig{
			Notification: &messaging.WebpushNotification{
				// webpush.notification.huge: the Go SDK can't send such a value; left out: 1E400
				CustomData: map[string]any{
					"key 0: \"; drop(); \"":                                    "\"; drop(); \"",
					"key 1: '; drop(); '":                                      "'; drop(); '",
					"key 2: `${drop()}` $(drop) #{drop}":                       "`${drop()}` $(drop) #{drop}",
					"key 3: */ drop(); /*":                                     "*/ drop(); /*",
					"key 4: # drop\n// drop\r\ndrop()\u2028drop()\u0085drop()": "# drop\n// drop\r\ndrop()\u2028drop()\u0085drop()",
					"key 5: \\":                                "\\",
					"key 6: \\u000a\\u0022; drop(); //":        "\\u000a\\u0022; drop(); //",
					"key 7: \\\\u000adrop()":                   "\\\\u000adrop()",
					"key 8: \"\"\"'''":                         "\"\"\"'''",
					"key 9: {0} %s %n {drop}":                  "{0} %s %n {drop}",
					"key 10: \u202epord\u202c \u2066x":         "\u202epord\u202c \u2066x",
					"key 11: \x00\x01\x1b[2J\x7f\u009b":        "\x00\x01\x1b[2J\x7f\u009b",
					"key 12: \ufeff\u200b\U000e0041\U0010ffff": "\ufeff\u200b\U000e0041\U0010ffff",
					"key 13: 👩‍👩‍👧 é é 日本":                    "👩‍👩‍👧 é é 日本",
					"key 14: ":                  "",
					"key 15:  ":                 " ",
					"key 16: <!-- --></script>": "<!-- --></script>",
					"key 17: @/etc/passwd":      "@/etc/passwd",
					"key 18: EOF\nEOF":          "EOF\nEOF",
					"key 19: ́combining":        "́combining",
					"__proto__": map[string]any{
						"class": nil,
					},
					"self": 1,
					// webpush.notification.import: 12345678901234567890 becomes
					// 1.2345678901234567e+19
					"import": 1.2345678901234567e+19,
					"big":    9007199254740993,
					// webpush.notification.tiny: 1e-400 becomes 0.0
					"tiny": 0.0,
					// webpush.notification.long: 0.1234567890123456789 becomes 0.12345678901234568
					"long":  0.12345678901234568,
					"minus": -0.0,
					"":      "a key without letters",
					"nested": []any{
						[]any{},
						map[string]any{},
						map[string]any{"a": []any{nil}},
					},
				},
			},
		},
		// nonsense: the Go SDK has no such field there; left out:
		// {
		//   "key 0: \"; drop(); \"": "\"; drop(); \"",
		//   "key 1: '; drop(); '": "'; drop(); '",
		//   "key 2: `${drop()}` $(drop) #{drop}": "`${drop()}` $(drop) #{drop}",
		//   "key 3: */ drop(); /*": "*/ drop(); /*",
		//   "key 4: # drop\n// drop\r\ndrop()\u2028drop()\u0085drop()": "# drop\n// drop\r\ndrop()\u2028drop()\u0085drop()",
		//   "key 5: \\": "\\",
		//   "key 6: \\u000a\\u0022; drop(); //": "\\u000a\\u0022; drop(); //",
		//   "key 7: \\\\u000adrop()": "\\\\u000adrop()",
		//   "key 8: \"\"\"'''": "\"\"\"'''",
		//   "key 9: {0} %s %n {drop}": "{0} %s %n {drop}",
		//   "key 10: \u202epord\u202c \u2066x": "\u202epord\u202c \u2066x",
		//   "key 11: \u0000\u0001\u001b[2J\u007f\u009b": "\u0000\u0001\u001b[2J\u007f\u009b",
		//   "key 12: \ufeff<U+200B><U+E0041><U+10FFFF>": "\ufeff<U+200B><U+E0041><U+10FFFF>",
		//   "key 13: 👩‍👩‍👧 é é 日本": "👩‍👩‍👧 é é 日本",
		//   "key 14: ": "",
		//   "key 15:  ": " ",
		//   "key 16: <!-- --></script>": "<!-- --></script>",
		//   "key 17: @/etc/passwd": "@/etc/passwd",
		//   "key 18: EOF\nEOF": "EOF\nEOF",
		//   "key 19: ́combining": "́combining",
		//   "__proto__": {
		//     "class": null
		//   },
		//   "self": 1,
		//   "import": 12345678901234567890,
		//   "big": 9007199254740993,
		//   "tiny": 1e-400,
		//   "huge": 1E400,
		//   "long": 0.1234567890123456789,
		//   "minus": -0.0,
		//   "": "a key without letters",
		//   "nested": [
		//     [],
		//     {},
		//     {
		//       "a": [null]
		//     }
		//   ]
		// }
	}

	send := client.Send
	if *dryRun {
		send = client.SendDryRun
	}
	response, err := send(ctx, message)
	if err != nil {
		log.Fatalf("not sent: %v", err)
	}
	fmt.Println("message:", response)
}
---- not said
android.notification.body: the Go SDK doesn't send an empty string there
android.notification.sticky: the Go SDK doesn't send false, which is the same as not set
android.notification.notification_count: the Go SDK takes only a whole number of 32 bits there; left out
android.notification.event_time: the Go SDK takes only a time such as 2026-11-21T10:00:00Z there; left out
android.notification.visibility: the Go SDK takes only PRIVATE, PUBLIC, SECRET there; left out
android.notification["unknown \u2028 field"]: the Go SDK has no such field there; left out
android.notification.icon: null is the same as not set
android.notification.vibrate_timings: the Go SDK doesn't send empty values
android.notification.bypass_proxy_notification: no release of the SDK has it; FCM has deprecated it; left out
android.data: the Go SDK doesn't send empty values
android.priority: the Go SDK takes only NORMAL, HIGH there; left out
apns.payload.import: 12345678901234567890 becomes 1.2345678901234567e+19
apns.payload.tiny: 1e-400 becomes 0.0
apns.payload.huge: the Go SDK can't send such a value; left out
apns.payload.long: 0.1234567890123456789 becomes 0.12345678901234568
webpush.notification.import: 12345678901234567890 becomes 1.2345678901234567e+19
webpush.notification.tiny: 1e-400 becomes 0.0
webpush.notification.huge: the Go SDK can't send such a value; left out
webpush.notification.long: 0.1234567890123456789 becomes 0.12345678901234568
nonsense: the Go SDK has no such field there; left out
