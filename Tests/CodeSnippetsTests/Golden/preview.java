import com.google.firebase.FirebaseApp;
import com.google.firebase.messaging.FirebaseMessaging;
import com.google.firebase.messaging.FirebaseMessagingException;
import com.google.firebase.messaging.Message;
import java.util.Arrays;

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
            .setFid("The fid")
            // android_v2: no release of the SDK has it, and its public draft may still change; left
            // out:
            // {
            //   "remote_notification": {
            //     "mutable_content": true,
            //     "use_as_v1_data_message": true,
            //     "notification": {
            //       "id": 42,
            //       "title_loc_key": "The title_loc_key",
            //       "title_loc_args": ["Alice", "3"],
            //       "body_loc_key": "The body_loc_key",
            //       "body_loc_args": ["Alice", "3"],
            //       "title": "The title",
            //       "body": "The body",
            //       "icon": "The icon",
            //       "color": "#7e55c3",
            //       "image": "https://shop.example.com/image.png",
            //       "click_action": "The click_action",
            //       "tag": "The tag",
            //       "channel_id": "The channel_id",
            //       "sound": "The sound",
            //       "ticker": "The ticker",
            //       "sticky": true,
            //       "event_time": "2026-11-21T10:00:00.25Z",
            //       "local_only": true,
            //       "notification_priority": "PRIORITY_MIN",
            //       "default_sound": true,
            //       "default_vibrate_timings": true,
            //       "default_light_settings": true,
            //       "vibrate_timings": ["0s", "0.25s"],
            //       "visibility": "PRIVATE",
            //       "notification_count": 42,
            //       "light_settings": {
            //         "color": {
            //           "red": 1,
            //           "green": 0.2,
            //           "blue": 0.2,
            //           "alpha": 1
            //         },
            //         "light_on_duration": "3.5s",
            //         "light_off_duration": "3.5s"
            //       }
            //     }
            //   },
            //   "ttl": "3.5s",
            //   "collapse_key": "The collapse_key",
            //   "restricted_package_name": "The restricted_package_name",
            //   "data": {
            //     "order.id": "81",
            //     "to": "x"
            //   },
            //   "fcm_options": {
            //     "analytics_label": "stock-alert-11"
            //   },
            //   "direct_boot_ok": true,
            //   "bandwidth_constrained_ok": true,
            //   "restricted_satellite_ok": true
            // }
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
android_v2: no release of the SDK has it, and its public draft may still change; left out
