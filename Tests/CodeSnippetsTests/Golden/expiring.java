import com.google.firebase.FirebaseApp;
import com.google.firebase.messaging.AndroidConfig;
import com.google.firebase.messaging.AndroidNotification;
import com.google.firebase.messaging.ApnsConfig;
import com.google.firebase.messaging.Aps;
import com.google.firebase.messaging.ApsAlert;
import com.google.firebase.messaging.FirebaseMessaging;
import com.google.firebase.messaging.FirebaseMessagingException;
import com.google.firebase.messaging.Message;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

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
            .setTopic("industry-tech")
            .setAndroidConfig(AndroidConfig.builder()
                .setTtl(3600000)
                .setNotification(AndroidNotification.builder()
                    .setBodyLocalizationKey("STOCK_NOTIFICATION_BODY")
                    .addAllBodyLocalizationArgs(List.of("FooCorp", "11.80", "835.67", "1.43"))
                    .build())
                .build())
            .setApnsConfig(ApnsConfig.builder()
                .setAps(Aps.builder()
                    .setAlert(ApsAlert.builder()
                        .setLocalizationKey("STOCK_NOTIFICATION_BODY")
                        .addAllLocalizationArgs(List.of("FooCorp", "11.80", "835.67", "1.43"))
                        .build())
                    .build())
                .putHeader("apns-expiration", String.valueOf(Instant.now().getEpochSecond() + 7200))
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
