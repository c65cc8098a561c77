/** What a service knows of the browser that asks: the secret of its sign-in cookie, its device cookie, and where it is. */
export type AskingBrowser = { secret: string; device: string | undefined; address: string; headers: Headers }
