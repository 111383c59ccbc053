import com.google.firebase.FirebaseApp;
import com.google.firebase.messaging.AndroidConfig;
import com.google.firebase.messaging.AndroidFcmOptions;
import com.google.firebase.messaging.AndroidNotification;
import com.google.firebase.messaging.ApnsConfig;
import com.google.firebase.messaging.ApnsFcmOptions;
import com.google.firebase.messaging.Aps;
import com.google.firebase.messaging.CriticalSound;
import com.google.firebase.messaging.FcmOptions;
import com.google.firebase.messaging.FirebaseMessaging;
import com.google.firebase.messaging.FirebaseMessagingException;
import com.google.firebase.messaging.LightSettings;
import com.google.firebase.messaging.Message;
import com.google.firebase.messaging.Notification;
import com.google.firebase.messaging.WebpushConfig;
import com.google.firebase.messaging.WebpushFcmOptions;
import com.google.firebase.messaging.WebpushNotification;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Sends one message through Firebase Cloud Messaging (com.google.firebase:firebase-admin).
 *
 * <p>Credentials: the file that GOOGLE_APPLICATION_CREDENTIALS names, or those of gcloud auth
 * application-default login. With --dry-run FCM only checks the message.
 */
public final class SendMessage {
    public static void main(String[] args) {
        FirebaseApp.initializeApp();

        Message message = Message.builder()
            .setTopic("stock-alert-11")
            .setNotification(Notification.builder()
                .setTitle("The title")
                .setBody("The body")
                .setImage("https://shop.example.com/image.png")
                .build())
            .putData("order.id", "81")
            .putData("to", "x")
            .setFcmOptions(FcmOptions.builder().setAnalyticsLabel("stock-alert-11").build())
            .setAndroidConfig(AndroidConfig.builder()
                .setTtl(3500)
                .setPriority(AndroidConfig.Priority.NORMAL)
                .setCollapseKey("The collapse_key")
                .setRestrictedPackageName("The restricted_package_name")
                .putData("order.id", "81")
                .putData("to", "x")
                .setFcmOptions(AndroidFcmOptions.builder()
                    .setAnalyticsLabel("stock-alert-11")
                    .build())
                .setDirectBootOk(true)
                .setBandwidthConstrainedOk(true)
                .setRestrictedSatelliteOk(true)
                .setNotification(AndroidNotification.builder()
                    .setTitleLocalizationKey("The title_loc_key")
                    .addAllTitleLocalizationArgs(List.of("Alice", "3"))
                    .setBodyLocalizationKey("The body_loc_key")
                    .addAllBodyLocalizationArgs(List.of("Alice", "3"))
                    .setTitle("The title")
                    .setBody("The body")
                    .setIcon("The icon")
                    .setColor("#7e55c3")
                    .setImage("https://shop.example.com/image.png")
                    .setClickAction("The click_action")
                    .setTag("The tag")
                    .setChannelId("The channel_id")
                    .setSound("The sound")
                    .setTicker("The ticker")
                    .setSticky(true)
                    .setEventTimeInMillis(Instant.parse("2026-11-21T10:00:00.25Z").toEpochMilli())
                    .setLocalOnly(true)
                    .setPriority(AndroidNotification.Priority.MIN)
                    .setDefaultSound(true)
                    .setDefaultVibrateTimings(true)
                    .setDefaultLightSettings(true)
                    .setVibrateTimingsInMillis(new long[] {0, 250})
                    .setVisibility(AndroidNotification.Visibility.PRIVATE)
                    .setNotificationCount(42)
                    .setProxy(AndroidNotification.Proxy.ALLOW)
                    // android.notification.bypass_proxy_notification: no release of the SDK has it;
                    // FCM has deprecated it; left out: true
                    .setLightSettings(LightSettings.builder()
                        .setColorFromString("#ff3333")
                        .setLightOnDurationInMillis(3500)
                        .setLightOffDurationInMillis(3500)
                        .build())
                    .build())
                .build())
            .setApnsConfig(ApnsConfig.builder()
                .setAps(Aps.builder()
                    .setCategory("The category")
                    .setMutableContent(true)
                    .setBadge(42)
                    .setSound(CriticalSound.builder()
                        .setCritical(true)
                        .setName("The name")
                        .setVolume(0.2)
                        .build())
                    .setThreadId("The thread-id")
                    .setContentAvailable(true)
                    // apns.payload.aps.alert: an extra key, as setAlert can't take this value
                    .putCustomData("alert", Map.ofEntries(
                        Map.entry("title-loc-key", "The title-loc-key"),
                        Map.entry("title-loc-args", List.of("Alice", "3")),
                        Map.entry("loc-key", "The loc-key"),
                        Map.entry("loc-args", List.of("Alice", "3")),
                        Map.entry("title", "The title"),
                        Map.entry("subtitle", "The subtitle"),
                        Map.entry("body", "The body"),
                        Map.entry("subtitle-loc-key", "The subtitle-loc-key"),
                        Map.entry("subtitle-loc-args", List.of("Alice", "3")),
                        Map.entry("launch-image", "The launch-image"),
                        Map.entry("action-loc-key", "The action-loc-key"),
                        Map.entry("action", "The action")
                    ))
                    .putCustomData("interruption-level", "passive")
                    .putCustomData("relevance-score", 0.2)
                    .putCustomData("target-content-id", "The target-content-id")
                    .putCustomData("filter-criteria", "The filter-criteria")
                    .putCustomData("timestamp", 1795262400)
                    .putCustomData("event", "start")
                    // apns.payload.aps.content-state.score[1]: the Java SDK can't send null there;
                    // left out
                    .putCustomData("content-state", Map.of("score", List.of(2)))
                    .putCustomData("stale-date", 1795262400)
                    .putCustomData("dismissal-date", 1795262400)
                    .putCustomData("attributes-type", "The attributes-type")
                    // apns.payload.aps.attributes.score[1]: the Java SDK can't send null there;
                    // left out
                    .putCustomData("attributes", Map.of("score", List.of(2)))
                    .build())
                .putHeader("apns-expiration", "86400")
                .putHeader("apns-priority", "10")
                .putHeader("apns-collapse-id", "The apns-collapse-id")
                .putHeader("apns-push-type", "alert")
                .putHeader("apns-id", "The apns-id")
                .putHeader("apns-topic", "The apns-topic")
                .setFcmOptions(ApnsFcmOptions.builder()
                    .setImage("https://shop.example.com/image.png")
                    .setAnalyticsLabel("stock-alert-11")
                    .build())
                .setLiveActivityToken("The live_activity_token")
                .build())
            .setWebpushConfig(WebpushConfig.builder()
                .putHeader("TTL", "86400")
                .putHeader("Urgency", "very-low")
                .putHeader("Topic", "The Topic")
                .putData("order.id", "81")
                .putData("to", "x")
                .setNotification(WebpushNotification.builder()
                    .setTitle("The title")
                    .setBody("The body")
                    .setIcon("https://shop.example.com/icon.png")
                    .setImage("https://shop.example.com/image.png")
                    .setBadge("https://shop.example.com/badge.png")
                    .setTag("The tag")
                    .setLanguage("The lang")
                    .setDirection(WebpushNotification.Direction.AUTO)
                    .setRenotify(true)
                    .setRequireInteraction(true)
                    .setSilent(true)
                    .setTimestampMillis(1795262400000L)
                    .setVibrate(new int[] {200, 100})
                    .addAction(new WebpushNotification.Action(
                        "The action",
                        "The title",
                        "The icon"
                    ))
                    // webpush.notification.data.score[1]: the Java SDK can't send null there; left
                    // out
                    .setData(Map.of("score", List.of(2)))
                    .putCustomData("click_action", "https://shop.example.com/click_action.png")
                    .build())
                .setFcmOptions(WebpushFcmOptions.builder()
                    .setLink("https://shop.example.com/link.png")
                    // webpush.fcm_options.analytics_label: the SDK's type has only the link; left
                    // out: "stock-alert-11"
                    .build())
                .build())
            .build();

        boolean dryRun = Arrays.asList(args).contains("--dry-run");
        try {
            String id = FirebaseMessaging.getInstance().send(message, dryRun);
            System.out.println((dryRun ? "Valid: " : "Sent: ") + id);
        } catch (FirebaseMessagingException e) {
            System.err.println("Not sent: " + e.getMessagingErrorCode() + ": " + e.getMessage());
            System.exit(1);
        }
    }
}
---- not said
android.notification.bypass_proxy_notification: no release of the SDK has it; FCM has deprecated it; left out
apns.payload.aps.content-state.score[1]: the Java SDK can't send null there; left out
apns.payload.aps.attributes.score[1]: the Java SDK can't send null there; left out
webpush.notification.data.score[1]: the Java SDK can't send null there; left out
webpush.fcm_options.analytics_label: the SDK's type has only the link; left out
