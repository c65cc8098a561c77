import type { Context } from 'hono'
import { deviceSeconds, rememberBrowser } from '../services/sign-in/known-browser.ts'
import type { ApiEnv } from './environment.ts'
import { ownCookie } from './own-cookie.ts'

const cookie = ownCookie('device', deviceSeconds)

export const heldDevice = cookie.held

/** Lets a browser be known again as one that has signed in to an account, if the account's address is proven. */
export async function holdDevice<E extends ApiEnv>(c: Context<E>, userId: string): Promise<void> {
  const device = await rememberBrowser(c.get('services'), { userId, held: cookie.held(c) })
  if (device !== undefined) cookie.hold(c, device)
}
