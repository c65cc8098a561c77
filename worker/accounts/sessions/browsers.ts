import type { Context } from 'hono'
import * as z from 'zod'
import type { ApiEnv, ServiceContext } from '../../platform/context.ts'
import { newId, newToken } from '../../platform/crypto/hash.ts'
import { readToken, signToken } from '../../platform/crypto/signed-token.ts'
import { visitorAddress } from '../../platform/http/caller.ts'
import { hostCookie } from '../../platform/http/cookies.ts'
import type { Owner } from '../../platform/owner.ts'
import { DAY } from '../../platform/time.ts'
import { findBrowserRule, findPerson } from '../user-rows.ts'

/** In seconds, counted from the last sign-in. */
const deviceSeconds = (180 * DAY) / 1000
const accountsKept = 5

const claims = z.object({ accounts: z.array(z.object({ uid: z.string(), at: z.number().int() })).max(accountsKept) })

/**
 * The id in a browser's device cookie, if the browser has signed in to this address's account and the ways to sign in haven't changed
 * since. The id grants no access: it only separates the browser's attempts from strangers'.
 */
export async function findKnownBrowser(
  ctx: ServiceContext,
  { email, device }: { email: string; device: string | undefined },
): Promise<string | undefined> {
  const read = await readDevice(ctx, device)
  const rule = read && (await findBrowserRule(ctx.db, email))
  const known = rule && read.claims.accounts.find(({ uid }) => uid === rule.id)
  return known && known.at >= (rule.since?.getTime() ?? 0) ? read.subject : undefined
}

/**
 * The device cookie for a browser that has just signed in to an account, including the accounts it signed in to before (`held`). Returns
 * undefined for an unverified account, since anyone can sign up with someone else's address.
 */
async function rememberBrowser(
  ctx: ServiceContext,
  { userId, held }: Owner & { held: string | undefined },
): Promise<string | undefined> {
  const person = await findPerson(ctx.db, userId)
  if (!person?.emailVerified) return undefined
  const read = await readDevice(ctx, held)
  const others = read?.claims.accounts.filter(({ uid }) => uid !== userId) ?? []
  const at = ctx.now()
  return signToken(ctx, 'device', {
    subject: read?.subject ?? newId(),
    expiresAt: new Date(at.getTime() + deviceSeconds * 1000),
    claims: { accounts: [{ uid: userId, at: at.getTime() }, ...others].slice(0, accountsKept) },
  })
}

const readDevice = async (ctx: ServiceContext, device: string | undefined) =>
  device === undefined ? undefined : readToken(ctx, 'device', device, claims)

/** The requesting browser: the secret in its sign-in cookie, its device cookie and its IP address. */
export type AskingBrowser = { secret: string; device: string | undefined; address: string; headers: Headers }

/** Longer than any code or link is valid, to distinguish an expired one from one that another browser requested. */
const cookie = hostCookie('asking', DAY / 1000)

/** The requesting browser, if it has requested a sign-in before. */
export function knownBrowser<E extends ApiEnv>(c: Context<E>): AskingBrowser | undefined {
  const secret = cookie.held(c)
  return secret ? browserOf(c, secret) : undefined
}

/** The requesting browser. Sets a new cookie if it has none. */
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

const deviceCookie = hostCookie('device', deviceSeconds)

const heldDevice = deviceCookie.held

/** Remembers that a browser signed in to an account, if the account's address is verified. */
export async function holdDevice<E extends ApiEnv>(c: Context<E>, userId: string): Promise<void> {
  const device = await rememberBrowser(c.get('services'), { userId, held: deviceCookie.held(c) })
  if (device !== undefined) deviceCookie.hold(c, device)
}
