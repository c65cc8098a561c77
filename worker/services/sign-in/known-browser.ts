import * as z from 'zod'
import { findBrowserRule, findPerson } from '../../storage/users.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'
import { readToken, signToken } from '../signed-token.ts'

/** In seconds. Signing in begins it again. */
export const deviceSeconds = 180 * 24 * 60 * 60
const accountsKept = 5

const claims = z.object({ accounts: z.array(z.object({ uid: z.string(), at: z.number().int() })).max(accountsKept) })

/**
 * Returns the id of a browser's device cookie if the browser has signed in to the account with this address, and the account's ways
 * in have not changed since. The id opens nothing: it only keeps the browser's attempts apart from those of strangers.
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
 * The device cookie of a browser that has just signed in to an account, with the accounts that it signed in to before (`held`). Returns
 * undefined for an unverified account: anybody can sign up with somebody else's address.
 */
export async function rememberBrowser(
  ctx: ServiceContext,
  { userId, held }: { userId: string; held: string | undefined },
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
