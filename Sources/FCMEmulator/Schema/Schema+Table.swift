extension Schema {
  /// A line an object: its name, then its fields as `name:kind`.
  ///
  /// An object that needs more than one
  /// line is named again. The kinds are those of ``FieldKind``.
  static let table = """
    SendMessageRequest message:Message validate_only:bool
    Message name:string data:map notification:Notification android:AndroidConfig
    Message android_v2:AndroidConfigV2 webpush:WebpushConfig apns:ApnsConfig fcm_options:FcmOptions
    Message token:string topic:string condition:string fid:string
    Notification title:string body:string image:string
    FcmOptions analytics_label:string
    AndroidConfig collapse_key:string priority:AndroidMessagePriority(NORMAL|HIGH) ttl:duration
    AndroidConfig restricted_package_name:string data:map notification:AndroidNotification
    AndroidConfig fcm_options:AndroidFcmOptions direct_boot_ok:bool bandwidth_constrained_ok:bool
    AndroidConfig restricted_satellite_ok:bool
    AndroidFcmOptions analytics_label:string
    AndroidNotification title:string body:string icon:string color:string sound:string tag:string
    AndroidNotification click_action:string body_loc_key:string body_loc_args:strings
    AndroidNotification title_loc_key:string title_loc_args:strings channel_id:string ticker:string
    AndroidNotification sticky:bool event_time:timestamp local_only:bool
    AndroidNotification notification_priority:NotificationPriority(PRIORITY_UNSPECIFIED|PRIORITY_MIN|PRIORITY_LOW|PRIORITY_DEFAULT|PRIORITY_HIGH|PRIORITY_MAX)
    AndroidNotification default_sound:bool default_vibrate_timings:bool default_light_settings:bool
    AndroidNotification vibrate_timings:durations notification_count:int32
    AndroidNotification visibility:Visibility(VISIBILITY_UNSPECIFIED|PRIVATE|PUBLIC|SECRET)
    AndroidNotification light_settings:LightSettings image:string bypass_proxy_notification:bool
    AndroidNotification proxy:Proxy(PROXY_UNSPECIFIED|ALLOW|DENY|IF_PRIORITY_LOWERED)
    AndroidConfigV2 collapse_key:string ttl:duration restricted_package_name:string data:map
    AndroidConfigV2 fcm_options:AndroidFcmOptions direct_boot_ok:bool bandwidth_constrained_ok:bool
    AndroidConfigV2 restricted_satellite_ok:bool remote_notification:AndroidRemoteNotification
    AndroidConfigV2 background_sync:AndroidBackgroundSyncMessage
    AndroidBackgroundSyncMessage
    AndroidRemoteNotification mutable_content:bool use_as_v1_data_message:bool
    AndroidRemoteNotification notification:AndroidNotificationV2
    AndroidNotificationV2 id:int32 title:string body:string icon:string color:string sound:string tag:string
    AndroidNotificationV2 click_action:string body_loc_key:string body_loc_args:strings
    AndroidNotificationV2 title_loc_key:string title_loc_args:strings channel_id:string ticker:string
    AndroidNotificationV2 sticky:bool event_time:timestamp local_only:bool
    AndroidNotificationV2 notification_priority:NotificationPriority(PRIORITY_UNSPECIFIED|PRIORITY_MIN|PRIORITY_LOW|PRIORITY_DEFAULT|PRIORITY_HIGH|PRIORITY_MAX)
    AndroidNotificationV2 default_sound:bool default_vibrate_timings:bool default_light_settings:bool
    AndroidNotificationV2 vibrate_timings:durations notification_count:int32
    AndroidNotificationV2 visibility:Visibility(VISIBILITY_UNSPECIFIED|PRIVATE|PUBLIC|SECRET)
    AndroidNotificationV2 light_settings:GoogleFirebaseFcmV1AndroidNotificationV2LightSettings image:string
    LightSettings color:Color light_on_duration:duration light_off_duration:duration
    GoogleFirebaseFcmV1AndroidNotificationV2LightSettings color:Color light_on_duration:duration
    GoogleFirebaseFcmV1AndroidNotificationV2LightSettings light_off_duration:duration
    Color red:float green:float blue:float alpha:float
    ApnsConfig headers:map payload:free fcm_options:ApnsFcmOptions live_activity_token:string
    ApnsFcmOptions analytics_label:string image:string
    WebpushConfig headers:map data:map notification:free fcm_options:WebpushFcmOptions
    WebpushFcmOptions link:string analytics_label:string
    """
}
