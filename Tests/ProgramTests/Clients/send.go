// An ordinary program that sends with the standard client; it knows no emulator.
package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

func main() {
	for _, body := range []string{`{"message":{"topic":"news"}}`, `{"message":{"token":"behave-unregistered"}}`} {
		address := "https://fcm.googleapis.com/v1/projects/demo/messages:send"
		request, err := http.NewRequest("POST", address, strings.NewReader(body))
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		request.Header.Set("Authorization", "Bearer x")
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		io.Copy(io.Discard, response.Body)
		response.Body.Close()
		fmt.Println(response.StatusCode, response.Proto)
	}
}
