"""Sends so many messages with the Firebase Admin SDK to a local FCM; prints how many seconds that took.

Arguments: the port of the server and the number of messages. REQUESTS_CA_BUNDLE names its certificate.
"""

import sys
import time

import firebase_admin
from firebase_admin import credentials, messaging
from google.auth import credentials as google_credentials


class Token(google_credentials.Credentials):
    """A token that never expires."""

    def __init__(self):
        super().__init__()
        self.token = "ya29." + "a" * 200

    @property
    def valid(self):
        return True

    def refresh(self, request):
        pass


class Local(credentials.Base):
    """Credentials for the local server."""

    def get_credential(self):
        return Token()


port, count = int(sys.argv[1]), int(sys.argv[2])
service = messaging._MessagingService  # pylint: disable=protected-access
service.FCM_URL = f"https://localhost:{port}/v1/projects/{{0}}/messages:send"
app = firebase_admin.initialize_app(Local(), {"projectId": "demo"})


def message(number):
    """The same message that the other clients send."""
    return messaging.Message(
        token=f"device{number}:APA91bBenchmark{number}",
        data={"order_id": f"{number}"},
        notification=messaging.Notification(
            title="Your order is on its way",
            body=f"Good news, customer {number}: your parcel arrives today by 18:00."))


def send(numbers):
    """Five hundred at a time, which is the most that the SDK takes."""
    done = 0
    numbers = list(numbers)
    for start in range(0, len(numbers), 500):
        answer = messaging.send_each([message(n) for n in numbers[start:start + 500]], app=app)
        assert answer.failure_count == 0, answer.responses[0].exception
        done += answer.success_count
    return done


send(range(100))
begin = time.monotonic()
assert send(range(count)) == count
print(time.monotonic() - begin)
