import { chooseSocial } from '../../adapters/oidc.ts'
import { pages } from '../../platform/addresses/paths.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf } from '../../platform/crypto/hash.ts'
import { AppError } from '../../platform/http/errors.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { MINUTE } from '../../platform/time.ts'
import { insertPendingReauthentication } from '../reauthentication.ts'
import type { ReauthenticationAct } from '../schema.ts'
import type { AskingBrowser } from '../sessions/browsers.ts'
import type { SignedIn } from '../sessions/sessions.ts'
import { findSocialAccount } from '../user-rows.ts'
import { type Errand, endPath, openSocialAuth } from './social-auth.ts'

/** Where to sign in at the social provider, with its account picker. Throws social_unavailable, too_many_requests. */
export async function startSocialSignIn(
  ctx: ServiceContext,
  { next, popup, browser }: { next: string | null; popup?: string; browser: AskingBrowser },
): Promise<{ url: string; setCookies: string[] }> {
  await countAttempt(ctx, 'round trips from an address', browser.address)
  return startRoundTrip(ctx, { errand: {}, next, popup, headers: browser.headers })
}

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
  const expiresAt = new Date(ctx.now().getTime() + roundTripMinutes * MINUTE)
  await insertPendingReauthentication(ctx.db, { sessionId, act, stateHash, expiresAt })
  return started
}

type Departure = {
  errand: Errand
  next: string | null
  popup?: string
  headers: Headers
  additionalParams?: Record<string, string>
}

/** Sends a browser to the issuer: the cookies bind the way back to it. Throws social_unavailable. */
async function startRoundTrip(
  ctx: ServiceContext,
  { errand, next, popup, headers, additionalParams = {} }: Departure,
): Promise<{ url: string; setCookies: string[] }> {
  const social = chooseSocial(ctx.env)
  if (!social) throw new AppError('social_unavailable')
  const { api } = await openSocialAuth(ctx, social, async () => false)
  const end = ctx.env.APP_ORIGIN + endPath({ next, popup })
  const { response, headers: answered } = await api.signInSocial({
    body: {
      provider: social.issuer,
      callbackURL: end,
      errorCallbackURL: end,
      disableRedirect: true,
      additionalData: errand,
      additionalParams,
    },
    headers,
    returnHeaders: true,
  })
  if (!response.url) throw new AppError('social_unavailable')
  return { url: response.url, setCookies: answered.getSetCookie() }
}
