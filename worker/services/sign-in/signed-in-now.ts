/** A person who has just signed in, and the `Set-Cookie` values for their browser. */
export type SignedInNow = { userId: string; setCookies: string[] }
