import type { Context } from 'hono'
import { newToken } from '../services/creations/token.ts'
import type { AskingBrowser } from '../services/sign-in/browser.ts'
import { visitorAddress } from '../services/visitor-address.ts'
import { heldDevice } from './device-cookie.ts'
import type { ApiEnv } from './environment.ts'
import { ownCookie } from './own-cookie.ts'

/** Longer than any code or link lives, so that an old one is told from one that was asked for elsewhere. */
const day = 24 * 60 * 60
const cookie = ownCookie('asking', day)

/** The browser that a request comes from, as far as it has asked to sign in before. */
export function knownBrowser<E extends ApiEnv>(c: Context<E>): AskingBrowser | undefined {
  const secret = cookie.held(c)
  return secret ? browserOf(c, secret) : undefined
}

/** The browser that a request comes from; the answer lets it know itself again. */
export function askingBrowser<E extends ApiEnv>(c: Context<E>): AskingBrowser {
  const secret = cookie.held(c) || newToken()
  cookie.hold(c, secret)
  return browserOf(c, secret)
}

const browserOf = <E extends ApiEnv>(c: Context<E>, secret: string): AskingBrowser => ({
  secret,
  device: heldDevice(c),
  address: visitorAddress(c.req.raw.headers),
  headers: c.req.raw.headers,
})
