// Package messaging has the public names of the Admin SDK's package, version 4.22, and does nothing.
package messaging

import (
	"context"
	"time"
)

type Message struct {
	Data         map[string]string
	Notification *Notification
	Android      *AndroidConfig
	Webpush      *WebpushConfig
	APNS         *APNSConfig
	FCMOptions   *FCMOptions
	Token        string
	Topic        string
	Condition    string
	Fid          string
	// As in the public draft, and so are its types.
	AndroidV2 *AndroidConfigV2
}

type AndroidConfigV2 struct {
	CollapseKey            string
	TTL                    *time.Duration
	RestrictedPackageName  string
	Data                   map[string]string
	FCMOptions             *AndroidFCMOptions
	DirectBootOK           bool
	BandwidthConstrainedOK bool
	RestrictedSatelliteOK  bool
	RemoteNotification     *AndroidRemoteNotification
	BackgroundSync         *AndroidBackgroundSyncMessage
}

type AndroidRemoteNotification struct {
	MutableContent     bool
	Notification       *AndroidNotificationV2
	UseAsV1DataMessage bool
}

type AndroidBackgroundSyncMessage struct{}

type AndroidNotificationV2 struct {
	ID                    *int
	Title                 string
	Body                  string
	Icon                  string
	Color                 string
	Sound                 string
	Tag                   string
	ClickAction           string
	BodyLocKey            string
	BodyLocArgs           []string
	TitleLocKey           string
	TitleLocArgs          []string
	ChannelID             string
	ImageURL              string
	Ticker                string
	Sticky                bool
	EventTimestamp        *time.Time
	LocalOnly             bool
	Priority              AndroidNotificationPriority
	VibrateTimingMillis   []int64
	DefaultVibrateTimings bool
	DefaultSound          bool
	LightSettings         *LightSettings
	DefaultLightSettings  bool
	Visibility            AndroidNotificationVisibility
	NotificationCount     *int
}

type Notification struct {
	Title    string
	Body     string
	ImageURL string
}

type AndroidConfig struct {
	CollapseKey            string
	Priority               string
	TTL                    *time.Duration
	RestrictedPackageName  string
	Data                   map[string]string
	Notification           *AndroidNotification
	FCMOptions             *AndroidFCMOptions
	DirectBootOK           bool
	BandwidthConstrainedOK bool
	RestrictedSatelliteOK  bool
}

type AndroidNotification struct {
	Title                 string
	Body                  string
	Icon                  string
	Color                 string
	Sound                 string
	Tag                   string
	ClickAction           string
	BodyLocKey            string
	BodyLocArgs           []string
	TitleLocKey           string
	TitleLocArgs          []string
	ChannelID             string
	ImageURL              string
	Ticker                string
	Sticky                bool
	EventTimestamp        *time.Time
	LocalOnly             bool
	Priority              AndroidNotificationPriority
	VibrateTimingMillis   []int64
	DefaultVibrateTimings bool
	DefaultSound          bool
	LightSettings         *LightSettings
	DefaultLightSettings  bool
	Visibility            AndroidNotificationVisibility
	NotificationCount     *int
	Proxy                 AndroidNotificationProxy
}

type LightSettings struct {
	Color                  string
	LightOnDurationMillis  int64
	LightOffDurationMillis int64
}

type AndroidFCMOptions struct {
	AnalyticsLabel string
}

type WebpushConfig struct {
	Headers      map[string]string
	Data         map[string]string
	Notification *WebpushNotification
	FCMOptions   *WebpushFCMOptions
}

type WebpushNotificationAction struct {
	Action string
	Title  string
	Icon   string
}

type WebpushNotification struct {
	Actions            []*WebpushNotificationAction
	Title              string
	Body               string
	Icon               string
	Badge              string
	Direction          string
	Data               interface{}
	Image              string
	Language           string
	Renotify           bool
	RequireInteraction bool
	Silent             bool
	Tag                string
	TimestampMillis    *int64
	Vibrate            []int
	CustomData         map[string]interface{}
}

type WebpushFCMOptions struct {
	Link string
}

type APNSConfig struct {
	Headers           map[string]string
	Payload           *APNSPayload
	FCMOptions        *APNSFCMOptions
	LiveActivityToken string
}

type APNSPayload struct {
	Aps        *Aps
	CustomData map[string]interface{}
}

type Aps struct {
	AlertString      string
	Alert            *ApsAlert
	Badge            *int
	Sound            string
	CriticalSound    *CriticalSound
	ContentAvailable bool
	MutableContent   bool
	Category         string
	ThreadID         string
	CustomData       map[string]interface{}
}

type CriticalSound struct {
	Critical bool
	Name     string
	Volume   float64
}

type ApsAlert struct {
	Title           string
	SubTitle        string
	Body            string
	LocKey          string
	LocArgs         []string
	TitleLocKey     string
	TitleLocArgs    []string
	SubTitleLocKey  string
	SubTitleLocArgs []string
	ActionLocKey    string
	LaunchImage     string
}

type APNSFCMOptions struct {
	AnalyticsLabel string
	ImageURL       string
}

type FCMOptions struct {
	AnalyticsLabel string
}

type (
	AndroidNotificationPriority   int
	AndroidNotificationVisibility int
	AndroidNotificationProxy      int
)

const (
	PriorityMin AndroidNotificationPriority = iota + 1
	PriorityLow
	PriorityDefault
	PriorityHigh
	PriorityMax
)

const (
	VisibilityPrivate AndroidNotificationVisibility = iota + 1
	VisibilityPublic
	VisibilitySecret
)

const (
	ProxyAllow AndroidNotificationProxy = iota + 1
	ProxyDeny
	ProxyIfPriorityLowered
)

// Client sends messages.
type Client struct{}

func (c *Client) Send(ctx context.Context, message *Message) (string, error) { return "", nil }

func (c *Client) SendDryRun(ctx context.Context, message *Message) (string, error) { return "", nil }
