import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { sendMail } from '../adapters/email/email.ts'
import type { ServiceContext } from '../platform/context.ts'
import { authSecrets } from '../platform/crypto/auth-secret.ts'
import { hashOf, newId } from '../platform/crypto/hash.ts'
import { type Database, deleteSome } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { type Counted, countAttempt, countWithPauses } from '../platform/limits/count-attempt.ts'
import { type Auth, codeSeconds, guessesACode, hashCode, openAuth, reasonOf } from './auth.ts'
import { codeMail } from './mails/emails.ts'
import { brakeMail, sendUnlessHeld } from './mails/mail-brake.ts'
import type { MailDelay, OtpStatus } from './schema.ts'
import { type AskingBrowser, findKnownBrowser } from './sessions/browsers.ts'
import type { SignedInNow } from './sessions/sessions.ts'
import { otpSessions } from './tables.ts'
import { findUnproven, provenNow, takeOverUnproven } from './unproven.ts'

/** The kinds of codes, by better-auth's names: for signing in, and for reauthentication. */
const types = { code: 'sign-in', reauthentication: 'email-verification' } as const
type CodeKind = keyof typeof types

type Order = { kind: CodeKind; email: string; place: string; counted: CountedMail }
type SentCode = { session: string; expiresAt: string; delay: MailDelay | null }

/**
 * Emails a one-time code and opens its attempt; an older code of the same kind in the same browser stops working. A code delayed by a pause
 * allows only one guess, since somebody may be requesting many. Throws mail_failed.
 */
export async function mailCode(ctx: ServiceContext, { kind, email, place, counted }: Order): Promise<SentCode> {
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + codeSeconds * 1000)
  const session = newId()
  const guesses = counted.isPaced ? guessesACode - 1 : 0
  const auth = await openAuth(ctx, { attempt: session })
  await insertOtpSession(ctx.db, { id: session, kind, email, browser: place, guesses, createdAt, expiresAt })
  try {
    const code = await auth.api.createVerificationOTP({ body: { email, type: types[kind] } })
    await sendUnlessHeld(ctx, { email, delay: counted.delay }, async () =>
      sendMail(ctx, email, await codeMail({ code, minutes: codeSeconds / 60 })),
    )
  } catch (error) {
    await deleteOtpSession(ctx.db, session)
    await counted.undo()
    throw error
  }
  return { session, expiresAt: expiresAt.toISOString(), delay: counted.delay ?? null }
}

/** Emails a sign-in code. Responds the same whether or not the address has an account. Throws too_many_requests, mail_failed. */
export async function generateCode(ctx: ServiceContext, { email, browser, check }: CodeRequest): Promise<SentCode> {
  const counted = await countMail(ctx, { email, browser, check })
  return mailCode(ctx, { kind: 'code', email, place: await hashOf(browser.secret), counted })
}

type CodeRefused = { status: Exclude<OtpStatus, 'Success'> }

type Try<T> = {
  kind: CodeKind
  session: string
  code: string
  browser: AskingBrowser
  /** mailCode's arguments. */
  place: string
  /** Lets better-auth compare the code; throws if it's wrong. */
  compare: (auth: Auth, said: { email: string; otp: string }) => Promise<T>
}

/**
 * Uses one guess at an emailed code. A code works once, for 10 minutes and 5 guesses, in the browser that requested it; then it counts as
 * expired, so the person is offered a new one. Throws too_many_requests.
 */
export async function tryCode<T>(
  ctx: ServiceContext,
  { kind, session, code, browser, place, compare }: Try<T>,
): Promise<{ status: 'Success'; outcome: T } | CodeRefused> {
  const attempt = await findOtpSession(ctx.db, session)
  const email = attempt?.email ?? ''
  const isKnown = (await findKnownBrowser(ctx, { email, device: browser.device })) !== undefined
  if (!isKnown) await countAttempt(ctx, 'codes from an address', browser.address)
  if (attempt?.kind !== kind || attempt.usedAt || attempt.browser !== place) return { status: 'InvalidSession' }
  if (attempt.expiresAt <= ctx.now()) return { status: 'ExpiredCode' }
  const otp = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(otp)) return { status: 'InvalidCode' }
  if (!(await takeGuess(ctx.db, session, { at: ctx.now(), max: guessesACode }))) return { status: 'ExpiredCode' }
  try {
    const codeSecret = await previousSecretOf(ctx, { kind, session, email, otp })
    const outcome = await compare(await openAuth(ctx, { attempt: session, codeSecret }), { email, otp })
    // If two correct guesses arrive at once, better-auth accepts one for signing in; for anything else, this statement does.
    const isFirst = await endOtpSession(ctx.db, session, ctx.now())
    return isFirst || kind === 'code' ? { status: 'Success', outcome } : { status: 'InvalidSession' }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === 'INVALID_OTP') return { status: 'InvalidCode' }
    if (reason === 'TOO_MANY_ATTEMPTS' || reason === 'OTP_EXPIRED') return { status: 'ExpiredCode' }
    throw error
  }
}

/**
 * The previous secret, if this is the right code and was stored with that secret before a rotation. better-auth compares with only one
 * secret.
 */
async function previousSecretOf(
  ctx: ServiceContext,
  { kind, session, email, otp }: { kind: CodeKind; session: string; email: string; otp: string },
): Promise<string | undefined> {
  const [, previous] = authSecrets(ctx.env)
  if (previous === undefined) return undefined
  const { internalAdapter } = await (await openAuth(ctx, { attempt: session })).$context
  const stored = await internalAdapter.findVerificationValue(`${types[kind]}-otp-${email}`)
  // better-auth appends the number of guesses.
  const isIt = stored?.value.startsWith(`${await hashCode(previous, { attempt: session, code: otp })}:`)
  return isIt ? previous : undefined
}

type Attempt = { session: string; code: string; browser: AskingBrowser }

/** Checks a code and signs the person in, in the browser that requested it; a new address becomes a user. Throws too_many_requests. */
export async function verifyCode(
  ctx: ServiceContext,
  { session, code, browser }: Attempt,
): Promise<({ status: 'Success' } & SignedInNow) | CodeRefused> {
  const tried = await tryCode(ctx, {
    kind: 'code',
    session,
    code,
    browser,
    place: await hashOf(browser.secret),
    compare: async ({ api }, body) => {
      if (await findUnproven(ctx.db, body.email)) {
        await api.checkVerificationOTP({ body: { ...body, type: 'sign-in' } })
        await takeOverUnproven(ctx, body.email)
      }
      return api.signInEmailOTP({ body, headers: browser.headers, returnHeaders: true })
    },
  })
  return tried.status === 'Success' ? { status: 'Success', ...provenNow(ctx, tried.outcome) } : tried
}

type CodeRequest = { email: string; browser: AskingBrowser; check?: string | undefined }

/** With its email's delay beyond the totals (mail-brake.ts). */
export type CountedMail = Counted & { delay?: MailDelay | undefined }

/**
 * Counts a code or link that a signed-out person requests. A browser that has signed in before is counted separately, so that strangers'
 * requests never lengthen its pauses. Throws too_many_requests.
 */
export async function countMail(ctx: ServiceContext, { email, browser, check }: CodeRequest): Promise<CountedMail> {
  const known = await countOfKnown(ctx, { email, browser })
  if (known) return known
  await countAttempt(ctx, 'mails from an address', browser.address)
  const own = await countWithPauses(ctx, 'codes and links to an e-mail from an address', `${email} ${browser.address}`)
  const all = await countWithPauses(ctx, 'codes and links to an e-mail', email).catch(async (error: unknown) => {
    await own.undo()
    throw error
  })
  const delay = await brakeMail(ctx, { email, address: browser.address, check })
  return { ...all, delay, undo: async () => void (await Promise.all([own.undo(), all.undo()])) }
}

/**
 * The same, for a password reset. Returns undefined during a pause, when no further link is emailed: the previous link still works, even if
 * a stranger requested it, since it opens in any browser. So nobody can keep an owner from resetting the password.
 */
export async function countReset(
  ctx: ServiceContext,
  { email, browser }: CodeRequest,
): Promise<CountedMail | undefined> {
  const known = await countOfKnown(ctx, { email, browser })
  if (known) return known
  await countAttempt(ctx, 'mails from an address', browser.address)
  const counted = await countWithPauses(ctx, 'resets of an e-mail', email).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too_many_requests') return undefined
    throw error
  })
  return counted && { ...counted, delay: await brakeMail(ctx, { email, address: browser.address }) }
}

async function countOfKnown(ctx: ServiceContext, { email, browser }: CodeRequest): Promise<Counted | undefined> {
  const known = await findKnownBrowser(ctx, { email, device: browser.device })
  if (known === undefined) return undefined
  return countWithPauses(ctx, 'mails to an e-mail from a known browser', `${email} ${known}`)
}

type OtpSessionRow = typeof otpSessions.$inferSelect
type NewOtpSession = Omit<OtpSessionRow, 'usedAt' | 'guesses'> & { guesses?: number }

/**
 * Adds an attempt and ends attempts of the same kind in the same browser. Other browsers' attempts stay, since they may be a stranger's.
 */
export const insertOtpSession = (db: Database, row: NewOtpSession) =>
  db.batch([
    db
      .update(otpSessions)
      .set({ usedAt: row.createdAt })
      .where(
        and(
          eq(otpSessions.email, row.email),
          eq(otpSessions.kind, row.kind),
          eq(otpSessions.browser, row.browser),
          isNull(otpSessions.usedAt),
        ),
      ),
    db.insert(otpSessions).values(row),
  ])

export const findOtpSession = (db: Database, id: string) =>
  db.select().from(otpSessions).where(eq(otpSessions.id, id)).get()

export const deleteOtpSession = (db: Database, id: string) => db.delete(otpSessions).where(eq(otpSessions.id, id))

/**
 * Uses one of an attempt's guesses. Undefined if none is left or the attempt has ended. A single statement, so that concurrent calls get no
 * extra guesses.
 */
const takeGuess = (db: Database, id: string, { at, max }: { at: Date; max: number }) =>
  db
    .update(otpSessions)
    .set({ guesses: sql`${otpSessions.guesses} + 1` })
    .where(
      and(
        eq(otpSessions.id, id),
        isNull(otpSessions.usedAt),
        gt(otpSessions.expiresAt, at),
        lt(otpSessions.guesses, max),
      ),
    )
    .returning({ guesses: otpSessions.guesses })
    .get()

/** Ends an attempt. Undefined if it had already ended: of concurrent calls, only one succeeds. */
export const endOtpSession = (db: Database, id: string, at: Date) =>
  db
    .update(otpSessions)
    .set({ usedAt: at })
    .where(and(eq(otpSessions.id, id), isNull(otpSessions.usedAt), gt(otpSessions.expiresAt, at)))
    .returning({ email: otpSessions.email })
    .get()

export const deleteOtpSessionsBefore = (db: Database, time: Date) =>
  deleteSome(db, otpSessions, lt(otpSessions.createdAt, time))
