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

	id := 42
	eventTimestamp := time.Date(2026, time.November, 21, 10, 0, 0, 250000000, time.UTC)
	notificationCount := 42
	ttl := 3500 * time.Millisecond
	message := &messaging.Message{
		Fid: "The fid",
		// android_v2: no release of the Go SDK has it: the code follows a public draft and doesn't
		// compile with a released SDK
		AndroidV2: &messaging.AndroidConfigV2{
			RemoteNotification: &messaging.AndroidRemoteNotification{
				MutableContent:     true,
				UseAsV1DataMessage: true,
				Notification: &messaging.AndroidNotificationV2{
					ID:                    &id,
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
					LightSettings: &messaging.LightSettings{
						Color:                  "#ff3333",
						LightOnDurationMillis:  3500,
						LightOffDurationMillis: 3500,
					},
				},
			},
			TTL:                    &ttl,
			CollapseKey:            "The collapse_key",
			RestrictedPackageName:  "The restricted_package_name",
			Data:                   map[string]string{"order.id": "81", "to": "x"},
			FCMOptions:             &messaging.AndroidFCMOptions{AnalyticsLabel: "stock-alert-11"},
			DirectBootOK:           true,
			BandwidthConstrainedOK: true,
			RestrictedSatelliteOK:  true,
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
android_v2: no release of the Go SDK has it: the code follows a public draft and doesn't compile with a released SDK
