// Replaces @react-email/render, which react-email passes on to its callers: React draws emails, as it draws websites.
export {}
