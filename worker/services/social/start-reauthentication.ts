import type { ReauthenticationAct } from '../../contract/account.ts'
import { AppError } from '../../contract/errors.ts'
import { pages } from '../../contract/routes-table.ts'
import { chooseSocial } from '../../providers/choose.ts'
import { insertPendingReauthentication } from '../../storage/reauthentications.ts'
import { findSocialAccount } from '../../storage/social-accounts.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import type { AskingBrowser } from '../sign-in/browser.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { startRoundTrip } from './start-round-trip.ts'

/** As long as the state of a round trip counts. */
const roundTripMinutes = 10

/**
 * The address to reauthenticate at the social provider, for one act. It returns to the account page with the act. Throws
 * social_unavailable, too_many_requests, reauthentication_required when the person cannot use it.
 */
export async function startSocialReauthentication(
  ctx: ServiceContext,
  { user, sessionId }: SignedIn,
  { act, popup, browser }: { act: ReauthenticationAct; popup?: string; browser: AskingBrowser },
): Promise<{ url: string; setCookies: string[] }> {
  await countAttempt(ctx, 'reauthentications of an account', user.uid)
  const issuer = chooseSocial(ctx.env)?.issuer
  if (!issuer || !(await findSocialAccount(ctx.db, { userId: user.uid, issuer }))) {
    throw new AppError('reauthentication_required')
  }
  const started = await startRoundTrip(ctx, {
    errand: { act },
    next: `${pages.account}?${new URLSearchParams({ act })}`,
    popup,
    headers: browser.headers,
    // A person at an unlocked browser must not pass by choosing from a list; issuers without this parameter ignore it.
    additionalParams: { max_age: '0' },
  })
  const stateHash = await hashOf(new URL(started.url).searchParams.get('state') ?? '')
  const expiresAt = new Date(ctx.now().getTime() + roundTripMinutes * 60_000)
  await insertPendingReauthentication(ctx.db, { sessionId, act, stateHash, expiresAt })
  return started
}
