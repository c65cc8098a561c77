import { Hono } from 'hono'
import { chooseSocial, type Social } from '../../adapters/oidc.ts'
import { pages } from '../../platform/addresses/paths.ts'
import { withTimeout } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf } from '../../platform/crypto/hash.ts'
import { AppError } from '../../platform/http/errors.ts'
import { describe, jsonBody } from '../../platform/http/route.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import { logEvent, logFailure } from '../../platform/log/log.ts'
import { MINUTE } from '../../platform/time.ts'
import { noteAttempt } from '../attempts.ts'
import { mayJoin } from '../may-join.ts'
import {
  findPendingReauthentication,
  freshUntil,
  grantPendingReauthentication,
  insertPendingReauthentication,
} from '../reauthentication.ts'
import type { ReauthenticationAct, SocialError } from '../schema.ts'
import { socialBody, socialStarted } from '../schema.ts'
import type { AskingBrowser } from '../sessions/browsers.ts'
import { askingBrowser } from '../sessions/browsers.ts'
import { currentCookies } from '../sessions/current-cookies.ts'
import type { SignedIn } from '../sessions/sessions.ts'
import { findSession } from '../sessions/sessions.ts'
import { respondSignedIn, type SignInEnv } from '../sign-in-routes.ts'
import { takeOverUnproven } from '../unproven.ts'
import { findSocialAccount, findSocialOwner, isKnownEmail } from '../user-rows.ts'
import { type Errand, endPath, openSocialAuth, readEnd, type SocialProfile } from './social-auth.ts'

/** Signs in with an account at another service, through OpenID Connect. */
export const socialRoutes = new Hono<SignInEnv>()
  .post(
    '/',
    describe({
      summary: 'Start social sign-in',
      description: 'Responds with the URL to open in the browser or a popup.',
      answers: { 200: socialStarted },
      errors: ['invalid_request', 'social_unavailable'],
    }),
    jsonBody(socialBody),
    async (c) => {
      const wanted = { ...c.req.valid('json'), browser: askingBrowser(c) }
      const { url, setCookies } = await startSocialSignIn(c.get('services'), wanted)
      for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
      return c.json({ url }, 200)
    },
  )
  .get(
    '/callback',
    describe({
      summary: 'Handle the social provider’s callback',
      description: 'Redirects to a page of the app, signed in or with `?error=`.',
      answers: { 302: null },
    }),
    async (c) => {
      const { path, setCookies, userId } = await finishSocial(c.get('services'), c.req.raw)
      const draftId = userId === undefined ? null : await respondSignedIn(c, { userId, setCookies })
      if (userId === undefined) for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
      const to = new URL(path, c.env.APP_ORIGIN)
      if (draftId) to.searchParams.set('draftId', draftId)
      return c.redirect(to.href, 302)
    },
  )

/** The outcome of a round trip to the social provider. */
type SocialOutcome = {
  /** The app page to return to, with its query. */
  path: string
  setCookies: string[]
  /** The person who signed in; undefined if nobody did, or for a reauthentication. */
  userId: string | undefined
}

const timeoutSeconds = 15
const failed: SocialOutcome = { path: endPath({ next: null, error: 'failed' }), setCookies: [], userId: undefined }

/** Ends a round trip to the social provider. Never throws for the provider's or the visitor's mistakes: the page reports them. */
async function finishSocial(ctx: ServiceContext, request: Request): Promise<SocialOutcome> {
  const social = chooseSocial(ctx.env)
  if (!social) return failed
  try {
    return await withTimeout(timeoutSeconds, finish(ctx, social, request))
  } catch (error) {
    logFailure('social.failed', error)
    return failed
  }
}

type Known = { profile: SocialProfile; act: Errand['act']; isInvited: boolean }

async function finish(ctx: ServiceContext, social: Social, request: Request): Promise<SocialOutcome> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  let known: Known | undefined
  const { api, issuer } = await openSocialAuth(ctx, social, async (profile, act) => {
    known = { profile, act, isInvited: true }
    if (act !== undefined || !profile.isVerified) return false
    const owner = await findSocialOwner(ctx.db, { issuer: social.issuer, subject: profile.subject })
    // A known person keeps their account, whatever address the issuer now has for them.
    if (owner) return true
    known.isInvited = mayJoin(ctx.env, profile.email) || (await isKnownEmail(ctx.db, profile.email))
    if (!known.isInvited) return false
    await takeOverUnproven(ctx, profile.email)
    return true
  })
  if (issuer.authorization_response_iss_parameter_supported && query.iss !== issuer.issuer) {
    noteAttempt('social', { status: 'failed' })
    return failed
  }
  const answer = await api.callbackOAuth({
    method: 'GET',
    params: { id: social.issuer },
    query,
    headers: (await currentCookies(ctx, request.headers)).headers,
    asResponse: true,
  })
  const { reason, ...end } = readEnd(ctx, answer.headers.get('location'))
  const setCookies = answer.headers.getSetCookie()
  if (known?.act) {
    const { subject, isFresh } = known.profile
    const proof = { act: known.act, issuer: social.issuer, subject, isFresh }
    const isProven = await endReauthentication(ctx, request, proof)
    noteAttempt('proof by social', isProven ? {} : { status: 'relogin' })
    return { path: endPath({ ...end, ...(!isProven && { error: 'relogin' }) }), setCookies, userId: undefined }
  }
  const error = reason === undefined ? undefined : errorOf(reason, known)
  if (error === 'failed')
    logEvent('social.refused', { outcome: 'refused', code: loggedReasons.exec(reason ?? '')?.[0] ?? 'other' })
  if (error || !known) {
    noteAttempt('social', { status: error ?? 'failed' })
    return { path: endPath({ ...end, error: error ?? 'failed' }), setCookies, userId: undefined }
  }
  const owner = await findSocialOwner(ctx.db, { issuer: social.issuer, subject: known.profile.subject })
  noteAttempt('social', owner ?? { status: 'failed' })
  return { path: endPath(end), setCookies, userId: owner?.userId }
}

/** Logs only codes like these, since anyone can put any reason into the address. */
const loggedReasons =
  /^(?:invalid_(?:request|grant|client|scope|code)|unauthorized_client|unsupported_response_type|server_error|temporarily_unavailable|state_(?:mismatch|not_found|security_mismatch)|please_restart_the_process|oauth_provider_not_found|no_code|email_not_found|unable_to_(?:get_user_info|link_account|create_user|create_session)|signup_disabled|issuer_(?:mismatch|missing))$/

/** The error code for a reason from better-auth or the issuer. */
function errorOf(reason: string, known: Known | undefined): SocialError {
  if (known && !known.profile.isVerified) return 'unverified'
  if (known && !known.isInvited) return 'not_invited'
  if (reason === 'access_denied') return 'cancelled'
  return reason === 'account_not_linked' ? 'account_exists' : 'failed'
}

type Proof = { act: ReauthenticationAct; issuer: string; subject: string; isFresh: boolean }

/** Permits the act if the returning person is the one signed in, in the session that started the round trip. */
async function endReauthentication(
  ctx: ServiceContext,
  request: Request,
  { act, issuer, subject, isFresh }: Proof,
): Promise<boolean> {
  const stateHash = await hashOf(new URL(request.url).searchParams.get('state') ?? '')
  const at = ctx.now()
  const pending = await findPendingReauthentication(ctx.db, { stateHash, at })
  const person = await findSession(ctx, request.headers)
  const owner = await findSocialOwner(ctx.db, { issuer, subject })
  const isSameSession = pending !== undefined && pending.sessionId === person?.sessionId && pending.act === act
  if (!isFresh || !isSameSession || owner?.userId !== pending.userId) return false
  return (await grantPendingReauthentication(ctx.db, { stateHash, expiresAt: freshUntil(ctx) })) !== undefined
}

/** The address to sign in at the social provider, with its account picker. Throws social_unavailable, too_many_requests. */
export async function startSocialSignIn(
  ctx: ServiceContext,
  { next, popup, browser }: { next: string | null; popup?: string; browser: AskingBrowser },
): Promise<{ url: string; setCookies: string[] }> {
  await countAttempt(ctx, 'round trips from an address', browser.address)
  return startRoundTrip(ctx, { errand: {}, next, popup, headers: browser.headers })
}

/** As long as a round trip's state is valid. */
const roundTripMinutes = 10

/**
 * The address for reauthenticating at the social provider for one act. It returns to the account page with the act. Throws
 * social_unavailable, too_many_requests, and reauthentication_required if the person has no social account.
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
    // Someone at an unlocked browser must not pass by picking an account from a list. Issuers without this parameter ignore it.
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

/** Sends a browser to the issuer; cookies tie its return to this round trip. Throws social_unavailable. */
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
