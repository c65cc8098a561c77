/** That somebody has just signed in: who, and the `Set-Cookie` values that say so to their browser. */
export type SignedInNow = { userId: string; setCookies: string[] }
