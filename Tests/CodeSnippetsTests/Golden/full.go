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

	ttl := 3500 * time.Millisecond
	eventTimestamp := time.Date(2026, time.November, 21, 10, 0, 0, 250000000, time.UTC)
	notificationCount := 42
	badge := 42
	timestampMillis := int64(1795262400000)
	message := &messaging.Message{
		Topic: "stock-alert-11",
		Notification: &messaging.Notification{
			Title:    "The title",
			Body:     "The body",
			ImageURL: "https://shop.example.com/image.png",
		},
		Data:       map[string]string{"order.id": "81", "to": "x"},
		FCMOptions: &messaging.FCMOptions{AnalyticsLabel: "stock-alert-11"},
		Android: &messaging.AndroidConfig{
			TTL:                    &ttl,
			Priority:               "normal",
			CollapseKey:            "The collapse_key",
			RestrictedPackageName:  "The restricted_package_name",
			Data:                   map[string]string{"order.id": "81", "to": "x"},
			FCMOptions:             &messaging.AndroidFCMOptions{AnalyticsLabel: "stock-alert-11"},
			DirectBootOK:           true,
			BandwidthConstrainedOK: true,
			RestrictedSatelliteOK:  true,
			Notification: &messaging.AndroidNotification{
				TitleLocKey:           "The title_loc_key",
				TitleLocArgs:          []string{"Alice", "3"},
				BodyLocKey:            "The body_loc_key",
				BodyLocArgs:           []string{"Alice", "3"},
				Title:                 "The title",
				Body:                  "The body",
				Icon:                  "The icon",
				Color:                 "#7e55c3",
				ImageURL:              "https://shop.example.com/image.png",
				ClickAction:           "The click_action",
				Tag:                   "The tag",
				ChannelID:             "The channel_id",
				Sound:                 "The sound",
				Ticker:                "The ticker",
				Sticky:                true,
				EventTimestamp:        &eventTimestamp,
				LocalOnly:             true,
				Priority:              messaging.PriorityMin,
				DefaultSound:          true,
				DefaultVibrateTimings: true,
				DefaultLightSettings:  true,
				VibrateTimingMillis:   []int64{0, 250},
				Visibility:            messaging.VisibilityPrivate,
				NotificationCount:     &notificationCount,
				Proxy:                 messaging.ProxyAllow,
				// android.notification.bypass_proxy_notification: no release of the SDK has it; FCM
				// has deprecated it; left out: true
				LightSettings: &messaging.LightSettings{
					Color:                  "#ff3333",
					LightOnDurationMillis:  3500,
					LightOffDurationMillis: 3500,
				},
			},
		},
		APNS: &messaging.APNSConfig{
			Payload: &messaging.APNSPayload{
				Aps: &messaging.Aps{
					Category:       "The category",
					MutableContent: true,
					Badge:          &badge,
					CriticalSound: &messaging.CriticalSound{
						Critical: true,
						Name:     "The name",
						Volume:   0.2,
					},
					ThreadID:         "The thread-id",
					ContentAvailable: true,
					CustomData: map[string]any{
						// apns.payload.aps.alert: an extra key, as Alert can't take this value
						"alert": map[string]any{
							"title-loc-key":     "The title-loc-key",
							"title-loc-args":    []any{"Alice", "3"},
							"loc-key":           "The loc-key",
							"loc-args":          []any{"Alice", "3"},
							"title":             "The title",
							"subtitle":          "The subtitle",
							"body":              "The body",
							"subtitle-loc-key":  "The subtitle-loc-key",
							"subtitle-loc-args": []any{"Alice", "3"},
							"launch-image":      "The launch-image",
							"action-loc-key":    "The action-loc-key",
							"action":            "The action",
						},
						"interruption-level": "passive",
						"relevance-score":    0.2,
						"target-content-id":  "The target-content-id",
						"filter-criteria":    "The filter-criteria",
						"timestamp":          1795262400,
						"event":              "start",
						"content-state":      map[string]any{"score": []any{2, nil}},
						"stale-date":         1795262400,
						"dismissal-date":     1795262400,
						"attributes-type":    "The attributes-type",
						"attributes":         map[string]any{"score": []any{2, nil}},
					},
				},
			},
			Headers: map[string]string{
				"apns-expiration":  "86400",
				"apns-priority":    "10",
				"apns-collapse-id": "The apns-collapse-id",
				"apns-push-type":   "alert",
				"apns-id":          "The apns-id",
				"apns-topic":       "The apns-topic",
			},
			FCMOptions: &messaging.APNSFCMOptions{
				ImageURL:       "https://shop.example.com/image.png",
				AnalyticsLabel: "stock-alert-11",
			},
			LiveActivityToken: "The live_activity_token",
		},
		Webpush: &messaging.WebpushConfig{
			Headers: map[string]string{
				"TTL":     "86400",
				"Urgency": "very-low",
				"Topic":   "The Topic",
			},
			Data: map[string]string{"order.id": "81", "to": "x"},
			Notification: &messaging.WebpushNotification{
				Title:              "The title",
				Body:               "The body",
				Icon:               "https://shop.example.com/icon.png",
				Image:              "https://shop.example.com/image.png",
				Badge:              "https://shop.example.com/badge.png",
				Tag:                "The tag",
				Language:           "The lang",
				Direction:          "auto",
				Renotify:           true,
				RequireInteraction: true,
				Silent:             true,
				TimestampMillis:    &timestampMillis,
				Vibrate:            []int{200, 100},
				Actions: []*messaging.WebpushNotificationAction{
					{
						Action: "The action",
						Title:  "The title",
						Icon:   "The icon",
					},
				},
				Data: map[string]any{"score": []any{2, nil}},
				CustomData: map[string]any{
					"click_action": "https://shop.example.com/click_action.png",
				},
			},
			FCMOptions: &messaging.WebpushFCMOptions{
				Link: "https://shop.example.com/link.png",
				// webpush.fcm_options.analytics_label: the SDK's type has only the link; left out:
				// "stock-alert-11"
			},
		},
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
android.notification.bypass_proxy_notification: no release of the SDK has it; FCM has deprecated it; left out
webpush.fcm_options.analytics_label: the SDK's type has only the link; left out
