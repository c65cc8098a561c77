import type { Context, MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { OwnedDraft } from '../../platform/owner.ts'
import { findSession, type SignedIn } from './sessions.ts'

/** Requires a signed-in person and passes them to the route. */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  const person = await findSession(c.get('services'), c.req.raw.headers)
  if (!person) throw new AppError('not_signed_in')
  c.set('person', person)
  c.set('userId', person.user.uid)
  await next()
  // An extended session gets a new cookie.
  if (c.res.status !== 101) for (const cookie of person.setCookies) c.header('Set-Cookie', cookie, { append: true })
})

/**
 * Like `signedIn`, for a route about one draft: also passes the ids of the draft and its owner. Queries filter by both, so another
 * account's draft isn't found.
 */
export const ownedDraft: MiddlewareHandler<OwnedDraftEnv> = every(
  signedIn,
  createMiddleware<OwnedDraftEnv>(async (c, next) => {
    c.set('draft', { userId: c.get('userId'), draftId: c.req.param('draftId') ?? '' })
    await next()
  }),
)

/** The caller to charge in a route after `signedIn`. */
export const callerIn = <E extends SignedInEnv>({ var: { services, person }, req }: Context<E>) =>
  callerOf(services, req.raw.headers, person.user)

/** Used after `signedIn`: requires a verified email address. */
export const verified = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.get('person').user.verified) throw new AppError('email_unverified')
  await next()
})

/** The context of routes after `signedIn`, which includes the signed-in person. */
export type SignedInEnv = ApiEnv & { Variables: { person: SignedIn; userId: string } }

type OwnedDraftEnv = SignedInEnv & { Variables: { draft: OwnedDraft } }
