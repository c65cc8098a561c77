import { and, eq, gt, lt } from 'drizzle-orm'
import { chooseSocial } from '../adapters/oidc.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { type Database, deleteSome } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { countAttempt, countWithPauses } from '../platform/limits/count-attempt.ts'
import type { Owner } from '../platform/owner.ts'
import { MINUTE } from '../platform/time.ts'
import { mailCode, tryCode } from './codes.ts'
import { verifyPassword } from './passwords/password-hash.ts'
import type { OtpStatus, ReauthenticationAct, ReauthenticationWay } from './schema.ts'
import type { AskingBrowser } from './sessions/browsers.ts'
import type { SignedIn } from './sessions/sessions.ts'
import { reauthentications, sessions } from './tables.ts'
import { findPasswordHash, findWaysIn } from './user-rows.ts'

/** Uses up a session's reauthentication for an act that is about to happen. Throws reauthentication_required. */
export async function consumeReauthentication(
  ctx: ServiceContext,
  { sessionId }: SignedIn,
  act: ReauthenticationAct,
): Promise<void> {
  const used = await endReauthentication(ctx.db, { sessionId, act, at: ctx.now() })
  if (!used) throw new AppError('reauthentication_required')
}

/** Whether this session has reauthenticated for this act within the last five minutes. */
export async function findReauthentication(
  ctx: ServiceContext,
  { user, sessionId }: SignedIn,
  act: ReauthenticationAct,
): Promise<boolean> {
  const granted = await findGrantedReauthentication(ctx.db, { sessionId, act, userId: user.uid, at: ctx.now() })
  return granted !== undefined
}

/** How long a reauthentication is valid. */
const freshMs = 5 * MINUTE
export const freshUntil = ({ now }: Pick<ServiceContext, 'now'>) => new Date(now().getTime() + freshMs)

/** Allows this session one act within the next five minutes. */
async function grantReauthentication(
  ctx: ServiceContext,
  { sessionId }: SignedIn,
  act: ReauthenticationAct,
): Promise<{ expiresAt: string }> {
  const expiresAt = freshUntil(ctx)
  await upsertGrant(ctx.db, { sessionId, act, expiresAt })
  return { expiresAt: expiresAt.toISOString() }
}

type Attempt = { act: ReauthenticationAct; session: string; code: string; browser: AskingBrowser }

/**
 * With the same limits as signing in: once, for 10 minutes and 5 guesses, in the browser that requested the code. Throws too_many_requests.
 */
export async function reauthenticateByCode(
  ctx: ServiceContext,
  person: SignedIn,
  { act, session, code, browser }: Attempt,
): Promise<{ status: OtpStatus }> {
  const { status } = await tryCode(ctx, {
    kind: 'reauthentication',
    session,
    code,
    browser,
    place: await codePlace(browser, person, act),
    compare: ({ api }, body) => api.checkVerificationOTP({ body: { ...body, type: 'email-verification' } }),
  })
  if (status === 'Success') await grantReauthentication(ctx, person, act)
  return { status }
}

type Claim = { act: ReauthenticationAct; password: string }

/** Throws wrong_password, also for an account without a password; user_not_found if the account is gone; too_many_requests. */
export async function reauthenticateByPassword(
  ctx: ServiceContext,
  person: SignedIn,
  { act, password }: Claim,
): Promise<{ expiresAt: string }> {
  await countAttempt(ctx, 'reauthentications of an account', person.user.uid)
  const hash = await findPasswordHash(ctx.db, person.user.uid)
  if (hash === undefined) throw new AppError('user_not_found')
  if (hash === null || !(await verifyPassword({ hash, password }))) throw new AppError('wrong_password')
  return grantReauthentication(ctx, person, act)
}

/** A code's scope: one browser, one session of one person with this address, one act. */
const codePlace = (browser: AskingBrowser, { user, sessionId }: SignedIn, act: ReauthenticationAct) =>
  hashOf([browser.secret, user.uid, user.email, sessionId, act].join(' '))

/**
 * Emails a code for reauthentication, for people without a password or social provider. Throws reauthentication_required if they have a
 * stronger way; too_many_requests, mail_failed.
 */
export async function sendReauthenticationCode(
  ctx: ServiceContext,
  person: SignedIn,
  { act, browser }: { act: ReauthenticationAct; browser: AskingBrowser },
): Promise<{ session: string; expiresAt: string }> {
  const { uid, email } = person.user
  const ways = await findReauthenticationWays(ctx, uid)
  if (!ways.includes('code')) throw new AppError('reauthentication_required')
  await countAttempt(ctx, 'reauthentications of an account', uid)
  const counted = await countWithPauses(ctx, 'reauthentication codes of an account', uid)
  return mailCode(ctx, { kind: 'reauthentication', email, place: await codePlace(browser, person, act), counted })
}

/**
 * The ways a person can reauthenticate, preferred first. An emailed code is only for people with neither a password nor a social provider:
 * mailbox access alone must not be enough to take over an account that has one.
 */
export async function findReauthenticationWays(ctx: ServiceContext, userId: string): Promise<ReauthenticationWay[]> {
  const { hasPassword, issuers } = await findWaysIn(ctx.db, userId)
  const social = chooseSocial(ctx.env)
  const ways: ReauthenticationWay[] = []
  if (hasPassword) ways.push('password')
  if (social && issuers.includes(social.issuer)) ways.push('social')
  return ways.length > 0 ? ways : ['code']
}

type Which = { sessionId: string; act: ReauthenticationAct }
type Granted = Which & { expiresAt: Date }

/** Records that a session has reauthenticated for an act. Throws if the session has ended. */
const upsertGrant = (db: Database, { sessionId, act, expiresAt }: Granted) =>
  upsert(db, { sessionId, act, status: 'granted', stateHash: null, expiresAt })

/** Records the round trip with which a session is about to reauthenticate, replacing an earlier reauthentication for the same act. */
export const insertPendingReauthentication = (db: Database, row: Granted & { stateHash: string }) =>
  upsert(db, { ...row, status: 'pending' })

/** The person and session of a pending round trip; undefined if none has this hash. */
export const findPendingReauthentication = (db: Database, { stateHash, at }: { stateHash: string; at: Date }) =>
  db
    .select({ sessionId: reauthentications.sessionId, act: reauthentications.act, userId: sessions.userId })
    .from(reauthentications)
    .innerJoin(sessions, eq(sessions.id, reauthentications.sessionId))
    .where(and(isPending(stateHash), gt(reauthentications.expiresAt, at)))
    .get()

/** Completes a round trip. Undefined if it was already completed: of concurrent calls, only one succeeds. */
export const grantPendingReauthentication = (
  db: Database,
  { stateHash, expiresAt }: { stateHash: string; expiresAt: Date },
) =>
  db
    .update(reauthentications)
    .set({ status: 'granted', stateHash: null, expiresAt })
    .where(isPending(stateHash))
    .returning({ act: reauthentications.act })
    .get()

/** A session's reauthentication for an act; undefined if there is none or it has expired. */
const findGrantedReauthentication = (db: Database, { sessionId, act, userId, at }: Which & Owner & { at: Date }) =>
  db
    .select({ expiresAt: reauthentications.expiresAt })
    .from(reauthentications)
    .innerJoin(sessions, and(eq(sessions.id, reauthentications.sessionId), eq(sessions.userId, userId)))
    .where(isGranted({ sessionId, act }, at))
    .get()

/** Consumes a session's reauthentication for an act. Of concurrent calls, only one succeeds; the others return undefined. */
export const endReauthentication = (db: Database, { at, ...which }: Which & { at: Date }) =>
  db.delete(reauthentications).where(isGranted(which, at)).returning({ act: reauthentications.act }).get()

export const deleteReauthenticationsBefore = (db: Database, time: Date) =>
  deleteSome(db, reauthentications, lt(reauthentications.expiresAt, time))

const isPending = (stateHash: string) =>
  and(eq(reauthentications.stateHash, stateHash), eq(reauthentications.status, 'pending'))

const isGranted = ({ sessionId, act }: Which, at: Date) =>
  and(
    eq(reauthentications.sessionId, sessionId),
    eq(reauthentications.act, act),
    eq(reauthentications.status, 'granted'),
    gt(reauthentications.expiresAt, at),
  )

const upsert = (db: Database, row: typeof reauthentications.$inferInsert) =>
  db
    .insert(reauthentications)
    .values(row)
    .onConflictDoUpdate({
      target: [reauthentications.sessionId, reauthentications.act],
      set: { status: row.status, stateHash: row.stateHash ?? null, expiresAt: row.expiresAt },
    })
