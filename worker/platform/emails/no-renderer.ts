// Replaces @react-email/render, which react-email re-exports: React itself renders emails, as it renders websites.
export {}
