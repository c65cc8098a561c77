import * as z from 'zod'
import { chooseChallenge } from '../../adapters/turnstile.ts'
import { previewLabel, siteOrigin } from '../../platform/addresses/hosts.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { readToken } from '../../platform/crypto/signed-token.ts'
import { providerNetwork } from '../../platform/http/caller.ts'
import { AppError } from '../../platform/http/errors.ts'
import { allowanceOf, countTotal, countWithPauses, spend, uncountAttempt } from '../../platform/limits/count-attempt.ts'
import { mailTotals } from '../../platform/limits/limits.ts'
import type { MailDelay } from '../schema.ts'
import { isProvenEmail } from '../user-rows.ts'

/** The robot check page. It's on the preview host, since Turnstile's widget belongs to that host. */
const humanCheckPath = '/_/human'

type MailRequest = {
  email: string
  /** The requesting person's network (`visitorAddress`). */
  address: string
  /** The token from the robot check page, if they passed it. */
  check?: string | undefined
}

/**
 * Counts an email requested from a browser that never signed in to the account, toward the totals of all networks and of the recipient's
 * domain. Beyond these totals, each network gets a few emails at once, then one after each pause, unless the person passes the robot check.
 * Returns undefined if the email may be sent. Otherwise it goes only to a proven address, and the result is the same for every address.
 */
export async function brakeMail(
  ctx: ServiceContext,
  { email, address, check }: MailRequest,
): Promise<MailDelay | undefined> {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const counted = [
    ['sign-in emails in an hour', ''],
    ['sign-in emails in a day', ''],
    ['sign-in emails to a domain', domain],
  ] as const
  const counts = await Promise.all(counted.map(([name, whom]) => countTotal(ctx, name, whom)))
  const most = mailTotals(ctx)
  if (counted.every(([name], index) => (counts[index] ?? 0) <= most[name])) return undefined
  if (check !== undefined && (await isPassed(ctx, check))) return undefined
  try {
    await countWithPauses(ctx, 'sign-in emails of a network beyond the totals', providerNetwork(address))
    return undefined
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error
    const { retryAfter } = z.object({ retryAfter: z.number() }).parse(error.details)
    ctx.defer(Promise.all(counted.map(([name, whom]) => uncountAttempt(ctx, name, whom))))
    const page = chooseChallenge(ctx.env) ? siteOrigin(ctx.env, previewLabel) + humanCheckPath : null
    return { retryAfter, check: page }
  }
}

/**
 * The same, for an email to a new address that an account is waiting for. Throws too_many_requests, with the check page if there is one.
 */
export async function refuseBraked(ctx: ServiceContext, asked: MailRequest): Promise<void> {
  const delay = await brakeMail(ctx, asked)
  if (delay) throw new AppError('too_many_requests', delay)
}

/**
 * Sends an email. With a delay, sends it after the response and only to a proven address, so that neither the response nor its timing
 * reveals whether it was sent. Throws errors from `send`.
 */
export async function sendUnlessHeld(
  ctx: ServiceContext,
  { email, delay }: { email: string; delay: MailDelay | undefined },
  send: () => Promise<void>,
): Promise<void> {
  if (!delay) return send()
  const sendToProven = async () => {
    if (await isProvenEmail(ctx.db, email)) await send()
  }
  ctx.defer(sendToProven())
}

/** A passed check allows a few emails. */
async function isPassed(ctx: ServiceContext, check: string): Promise<boolean> {
  const read = await readToken(ctx, 'human', check, z.object({}))
  if (!read) return false
  const allowance = await allowanceOf(ctx, 'emails of a passed check', read.subject)
  return (await spend(ctx.db, allowance, { amount: 1, at: ctx.now() })) === undefined
}
