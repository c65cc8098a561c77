import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { sendMail } from '../adapters/email/email.ts'
import { pages } from '../platform/addresses/paths.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf, newToken } from '../platform/crypto/hash.ts'
import { type Database, deleteSome, failedConstraint, runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { countAttempt, countWithPauses } from '../platform/limits/count-attempt.ts'
import type { Owner } from '../platform/owner.ts'
import { MINUTE } from '../platform/time.ts'
import { confirmEmailMail, emailChangedMail } from './mails/emails.ts'
import { refuseBraked } from './mails/mail-brake.ts'
import { consumeReauthentication } from './reauthentication.ts'
import type { EmailChange } from './schema.ts'
import type { AskingBrowser } from './sessions/browsers.ts'
import { leaveOnlyThisSession, type SignedIn } from './sessions/sessions.ts'
import { sendVerification } from './sign-up.ts'
import { emailChanges, otpSessions, sessions, users, verifications } from './tables.ts'
import { isKnownEmail, otherSessionsOf } from './user-rows.ts'

const linkMinutes = 60

/**
 * Emails a link to the new address, with which its owner can make it the account's. The link works once, and only until the requesting
 * session ends. An address with an account gets the same email: only the person who opens it here learns about the other account. Throws
 * wrong_password if it's the current address (as the specification requires), mail_failed, too_many_requests, reauthentication_required.
 */
export async function requestEmailChange(ctx: ServiceContext, person: SignedIn, newEmail: string): Promise<void> {
  const { user, sessionId } = person
  if (newEmail === user.email) throw new AppError('wrong_password')
  await countWithPauses(ctx, 'confirmations of an account', user.uid)
  await countWithPauses(ctx, 'confirmations to an e-mail', newEmail)
  const token = newToken()
  const id = await hashOf(token)
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + linkMinutes * MINUTE)
  await insertEmailChange(ctx.db, { id, userId: user.uid, sessionId, newEmail, createdAt, expiresAt })
  const url = `${ctx.env.APP_ORIGIN}${pages.changeEmail}?${new URLSearchParams({ token })}`
  try {
    await sendMail(ctx, newEmail, await confirmEmailMail({ url, newEmail, minutes: linkMinutes }))
    await consumeReauthentication(ctx, person, 'change-email')
  } catch (error) {
    await deleteEmailChange(ctx.db, id)
    throw error
  }
}

/**
 * Makes the new address the account's, verified, once. Ends other sessions and everything emailed to the old address, notifies the old
 * address and updates other tabs. Throws mail_link_expired, account_exists.
 */
export async function confirmEmailChange(ctx: ServiceContext, person: SignedIn, token: string): Promise<void> {
  const { email, newEmail } = await reviewEmailChange(ctx, person, token)
  const change = { id: await hashOf(token), userId: person.user.uid, sessionId: person.sessionId }
  const outcome = await changeAddress(ctx.db, { ...change, from: email, at: ctx.now() })
  if (outcome === 'taken') throw new AppError('account_exists')
  if (outcome === 'gone') throw new AppError('mail_link_expired')
  leaveOnlyThisSession(ctx, person)
  ctx.defer(tellOldAddress(ctx, { email, newEmail }))
}

async function tellOldAddress(ctx: ServiceContext, { email, newEmail }: { email: string; newEmail: string }) {
  const supportUrl = ctx.env.APP_ORIGIN + pages.support
  await sendMail(ctx, email, await emailChangedMail({ newEmail, supportUrl }))
}

/** The change that an emailed link would make to the signed-in account. Throws mail_link_expired. */
export async function reviewEmailChange(ctx: ServiceContext, { user }: SignedIn, token: string): Promise<EmailChange> {
  const change = await findEmailChange(ctx.db, { id: await hashOf(token), userId: user.uid, at: ctx.now() })
  if (!change) throw new AppError('mail_link_expired')
  return { email: user.email, newEmail: change.newEmail }
}

/**
 * Corrects a mistyped address that the account never verified, and emails a link to the new address; links to the old one stop working.
 * Limited like signing up, which reveals as much about other accounts. Throws already_verified, account_exists, not_signed_in if the
 * session has just ended, too_many_requests, mail_failed.
 */
export async function correctEmail(
  ctx: ServiceContext,
  person: SignedIn,
  { email, browser }: { email: string; browser: Pick<AskingBrowser, 'address'> },
): Promise<void> {
  const { user, sessionId } = person
  if (user.verified) throw new AppError('already_verified')
  await countAttempt(ctx, 'sign-ups from an address', browser.address)
  await countWithPauses(ctx, 'confirmations of an account', user.uid)
  // Comes before counting; otherwise a stranger's corrections would delay the owner's confirmation.
  if (email !== user.email && (await isKnownEmail(ctx.db, email))) throw new AppError('account_exists')
  await refuseBraked(ctx, { email, address: browser.address })
  await countWithPauses(ctx, 'confirmations to an e-mail', email)
  if (email !== user.email) {
    const change = { userId: user.uid, sessionId, from: user.email, to: email, at: ctx.now() }
    const outcome = await correctAddress(ctx.db, change)
    if (outcome === 'taken') throw new AppError('account_exists')
    if (outcome === 'gone') throw new AppError('not_signed_in')
    leaveOnlyThisSession(ctx, person)
  }
  await sendVerification(ctx, { userId: user.uid, email })
}

/** Records a session's request for another address, replacing the account's earlier request. Throws if the session has ended. */
const insertEmailChange = (db: Database, row: typeof emailChanges.$inferInsert) =>
  db.batch([db.delete(emailChanges).where(eq(emailChanges.userId, row.userId)), db.insert(emailChanges).values(row)])

const deleteEmailChange = (db: Database, id: string) => db.delete(emailChanges).where(eq(emailChanges.id, id))

export const deleteEmailChangesBefore = (db: Database, time: Date) =>
  deleteSome(db, emailChanges, lt(emailChanges.expiresAt, time))

type Which = Owner & { id: string; at: Date }

/** The change behind a link, if this account requested it and the requesting session hasn't ended. */
const findEmailChange = (db: Database, which: Which) =>
  db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .innerJoin(sessions, eq(sessions.id, emailChanges.sessionId))
    .where(isOpen(which))
    .get()

const isOpen = ({ id, userId, at }: Which) =>
  and(
    eq(emailChanges.id, id),
    eq(emailChanges.userId, userId),
    gt(emailChanges.expiresAt, at),
    gt(sessions.expiresAt, at),
    eq(sessions.userId, userId),
  )

/** `sessionId`: the session that stays. */
type AddressChange = Which & { sessionId: string; from: string }

/**
 * Makes the new address the account's, verified, uses up the change, and ends everything that depends on the old address: pending codes and
 * links, resets, all sessions but one. One transaction. Returns 'taken' if another account has the address, 'gone' if the change is no
 * longer open.
 */
async function changeAddress(db: Database, change: AddressChange): Promise<'changed' | 'taken' | 'gone'> {
  const { id, userId, from, at } = change
  const newEmail = sql`(select new_email from email_changes where id = ${id})`
  const isDone = sql`exists (select 1 from users where id = ${userId} and email = ${newEmail})`
  const open = db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .innerJoin(sessions, eq(sessions.id, emailChanges.sessionId))
    .where(isOpen(change))
  try {
    const { user } = await runBatch(db, {
      user: db
        .update(users)
        .set({ email: newEmail, emailVerified: true, knownBrowsersSince: at, updatedAt: at })
        .where(and(eq(users.id, userId), eq(users.email, from), sql`exists ${open}`))
        .returning({ id: users.id }),
      codes: db
        .update(otpSessions)
        .set({ usedAt: sql`coalesce(${otpSessions.usedAt}, ${at.getTime()})` })
        .where(and(eq(otpSessions.email, from), isDone)),
      resets: db.delete(verifications).where(and(eq(verifications.value, userId), isDone)),
      // Includes the change if another session requested it.
      sessions: db.delete(sessions).where(and(otherSessionsOf(change), isDone)),
      changes: db.delete(emailChanges).where(and(eq(emailChanges.id, id), isDone)),
    })
    return user.length > 0 ? 'changed' : 'gone'
  } catch (error) {
    if (failedConstraint(error) === 'users.email') return 'taken'
    throw error
  }
}

type AddressCorrection = Owner & { sessionId: string; from: string; to: string; at: Date }

/**
 * Replaces an account's unverified address while the requesting session is signed in; ends the account's other sessions and the password
 * resets sent to the old address. One transaction. Returns 'taken' if another account has the address, 'gone' if the session has ended or
 * the address was verified or changed in the meantime.
 */
async function correctAddress(db: Database, change: AddressCorrection): Promise<'changed' | 'taken' | 'gone'> {
  const { userId, sessionId, from, to, at } = change
  const isDone = sql`exists (select 1 from users where id = ${userId} and email = ${to} and email_verified = 0)`
  const session = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
  try {
    const { user } = await runBatch(db, {
      user: db
        .update(users)
        .set({ email: to, knownBrowsersSince: at, updatedAt: at })
        .where(and(eq(users.id, userId), eq(users.email, from), eq(users.emailVerified, false), sql`exists ${session}`))
        .returning({ id: users.id }),
      resets: db.delete(verifications).where(and(eq(verifications.value, userId), isDone)),
      sessions: db.delete(sessions).where(and(otherSessionsOf(change), isDone)),
    })
    return user.length > 0 ? 'changed' : 'gone'
  } catch (error) {
    if (failedConstraint(error) === 'users.email') return 'taken'
    throw error
  }
}
