// Package firebase has the public names of the Admin SDK's package that a sender uses, and does nothing.
package firebase

import (
	"context"

	"firebase.google.com/go/v4/messaging"
)

type (
	App    struct{}
	Config struct{}
)

func NewApp(ctx context.Context, config *Config) (*App, error) { return nil, nil }

func (a *App) Messaging(ctx context.Context) (*messaging.Client, error) { return nil, nil }
