import { chooseSocial, type Social } from '../../adapters/oidc.ts'
import { withTimeout } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf } from '../../platform/crypto/hash.ts'
import { findPendingReauthentication, freshUntil, grantPendingReauthentication } from '../reauthentication.ts'
import type { ReauthenticationAct, SocialError } from '../schema.ts'
import { findSession } from '../sessions/sessions.ts'
import { takeOverUnproven } from '../unproven.ts'
import { findSocialOwner } from '../user-rows.ts'
import { type Errand, endPath, openSocialAuth, readEnd, type SocialProfile } from './social-auth.ts'

/** The outcome of a round trip to the social provider. */
type SocialOutcome = {
  /** Where in the app to go on: the page that ends it, with what it has to know. */
  path: string
  setCookies: string[]
  /** The person who signed in; undefined when nobody did, or for a reauthentication. */
  userId: string | undefined
}

const patience = 15
const failed: SocialOutcome = { path: endPath({ next: null, error: 'failed' }), setCookies: [], userId: undefined }

/** Ends a round trip to the social provider. Never throws for what the provider or its visitor did: the page says it. */
export async function finishSocial(ctx: ServiceContext, request: Request): Promise<SocialOutcome> {
  const social = chooseSocial(ctx.env)
  if (!social) return failed
  try {
    return await withTimeout(patience, finish(ctx, social, request))
  } catch (error) {
    console.error('social sign-in', error)
    return failed
  }
}

type Known = { profile: SocialProfile; act: Errand['act'] }

async function finish(ctx: ServiceContext, social: Social, request: Request): Promise<SocialOutcome> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  let known: Known | undefined
  const { api, issuer } = await openSocialAuth(ctx, social, async (profile, act) => {
    known = { profile, act }
    if (act !== undefined || !profile.isVerified) return false
    const owner = await findSocialOwner(ctx.db, { issuer: social.issuer, subject: profile.subject })
    // Somebody who is known here keeps their account, whatever address the issuer has for them now.
    if (!owner) await takeOverUnproven(ctx, profile.email)
    return true
  })
  if (issuer.authorization_response_iss_parameter_supported && query.iss !== issuer.issuer) return failed
  const answer = await api.callbackOAuth({
    method: 'GET',
    params: { id: social.issuer },
    query,
    headers: request.headers,
    asResponse: true,
  })
  const { reason, ...end } = readEnd(ctx, answer.headers.get('location'))
  const setCookies = answer.headers.getSetCookie()
  if (known?.act) {
    const { subject, isFresh } = known.profile
    const proof = { act: known.act, issuer: social.issuer, subject, isFresh }
    const isProven = await endReauthentication(ctx, request, proof)
    return { path: endPath({ ...end, ...(!isProven && { error: 'relogin' }) }), setCookies, userId: undefined }
  }
  const error = reason === undefined ? undefined : errorOf(reason, known)
  // The reason may be whatever somebody wrote into the address.
  if (error === 'failed') console.error('social sign-in:', JSON.stringify(reason?.slice(0, 64)))
  if (error || !known) return { path: endPath({ ...end, error: error ?? 'failed' }), setCookies, userId: undefined }
  const owner = await findSocialOwner(ctx.db, { issuer: social.issuer, subject: known.profile.subject })
  return { path: endPath(end), setCookies, userId: owner?.userId }
}

/** The error code for a reason of better-auth or the issuer. */
function errorOf(reason: string, known: Known | undefined): SocialError {
  if (known && !known.profile.isVerified) return 'unverified'
  if (reason === 'access_denied') return 'cancelled'
  return reason === 'account_not_linked' ? 'account_exists' : 'failed'
}

type Proof = { act: ReauthenticationAct; issuer: string; subject: string; isFresh: boolean }

/** Lets the act be done if the person who came back is the one who is signed in, in the session that sent them away. */
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
