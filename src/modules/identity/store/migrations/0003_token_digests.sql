-- Sessions carry the digest of their token from now on. Those that are open have the token itself: they end here.
DELETE FROM identity_sessions;
