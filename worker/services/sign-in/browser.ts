/** What a service knows of the browser that asks: the secret of its sign-in cookie, and where it is. */
export type AskingBrowser = { secret: string; address: string; headers: Headers }
