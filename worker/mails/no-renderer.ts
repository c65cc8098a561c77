// Stands in for @react-email/render, which react-email hands on to its callers: mails are drawn by React, as websites are.
export {}
