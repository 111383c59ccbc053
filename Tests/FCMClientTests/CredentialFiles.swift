/// Credentials files with every secret marked, as Google's tools write them.
enum CredentialFiles {
  /// Stands in every secret, so that one search finds any that got out.
  static let mark = "s3cr3t"

  static let serviceAccount = #"""
    {
      "type": "service_account",
      "project_id": "demo-shop",
      "private_key_id": "0123abcd",
      "private_key": "-----BEGIN PRIVATE KEY-----\nMIIs3cr3tKey\n-----END PRIVATE KEY-----\n",
      "client_email": "push@demo-shop.iam.gserviceaccount.com",
      "client_id": "1",
      "token_uri": "https://oauth2.googleapis.com/token",
      "universe_domain": "googleapis.com"
    }
    """#

  static let authorizedUser = #"""
    {
      "account": "mia@example.com", "type": "authorized_user", "client_id": "7.apps",
      "client_secret": "GOCSPX-s3cr3t", "refresh_token": "1//s3cr3t-refresh",
      "quota_project_id": "demo-quota"
    }
    """#

  static let workload = #"""
    {
      "type": "external_account",
      "audience": "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q",
      "subject_token_type": "urn:ietf:params:oauth:token-type:jwt",
      "token_url": "https://sts.googleapis.com/v1/token",
      "credential_source": {
        "url": "https://ci.example.com/token?key=s3cr3t", "headers": {"Authorization": "bearer s3cr3t"},
        "format": {"type": "json", "subject_token_field_name": "value"}
      },
      "service_account_impersonation_url": "https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/push@demo-shop.iam.gserviceaccount.com:generateAccessToken",
      "service_account_impersonation": {"token_lifetime_seconds": 1800}
    }
    """#

  static let workloadFile = #"""
    {
      "type": "external_account", "audience": "//iam.googleapis.com/pool",
      "subject_token_type": "urn:ietf:params:oauth:token-type:jwt",
      "token_url": "https://sts.googleapis.com/v1/token",
      "credential_source": {"file": "/var/run/token"}
    }
    """#

  static let impersonated = """
    {
      "type": "impersonated_service_account", "delegates": ["d@x.iam.gserviceaccount.com"],
      "service_account_impersonation_url": "https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/push@demo-shop.iam.gserviceaccount.com:generateAccessToken",
      "source_credentials": \(authorizedUser)
    }
    """

  static let externalUser = #"""
    {
      "type": "external_account_authorized_user", "audience": "//iam.googleapis.com/workforce",
      "client_id": "client", "client_secret": "s3cr3t-client", "refresh_token": "s3cr3t-refresh",
      "token_url": "https://sts.googleapis.com/v1/oauthtoken"
    }
    """#

  static let all = [
    serviceAccount, authorizedUser, workload, workloadFile, impersonated, externalUser,
  ]
}
