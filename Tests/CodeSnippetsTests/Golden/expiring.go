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
	"strconv"
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

	ttl := time.Hour
	message := &messaging.Message{
		Topic: "industry-tech",
		Android: &messaging.AndroidConfig{
			TTL: &ttl,
			Notification: &messaging.AndroidNotification{
				BodyLocKey:  "STOCK_NOTIFICATION_BODY",
				BodyLocArgs: []string{"FooCorp", "11.80", "835.67", "1.43"},
			},
		},
		APNS: &messaging.APNSConfig{
			Payload: &messaging.APNSPayload{
				Aps: &messaging.Aps{
					Alert: &messaging.ApsAlert{
						LocKey:  "STOCK_NOTIFICATION_BODY",
						LocArgs: []string{"FooCorp", "11.80", "835.67", "1.43"},
					},
				},
			},
			Headers: map[string]string{
				"apns-expiration": strconv.FormatInt(time.Now().Unix()+7200, 10),
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
