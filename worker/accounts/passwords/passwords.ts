import { sendMail } from '../../adapters/email/email.ts'
import { pages } from '../../platform/addresses/paths.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf, newId } from '../../platform/crypto/hash.ts'
import { AppError } from '../../platform/http/errors.ts'
import { countAttempt, countWithPauses } from '../../platform/limits/count-attempt.ts'
import { located } from '../../platform/located.ts'
import { type Auth, openAuth, reasonOf, resetSeconds } from '../auth.ts'
import { countReset, endOtpSession, findOtpSession, insertOtpSession } from '../codes.ts'
import { passwordChangedMail, resetMail } from '../mails/emails.ts'
import { consumeReauthentication } from '../reauthentication.ts'
import { type AskingBrowser, findKnownBrowser } from '../sessions/browsers.ts'
import { sessionCookies } from '../sessions/session-cookie.ts'
import { leaveOnlyThisSession, type SignedIn, type SignedInNow, signOut } from '../sessions/sessions.ts'
import { takeOverUnproven } from '../unproven.ts'
import { endAfterReset, findPasswordHash, findPerson, isProvenEmail, setPassword } from '../user-rows.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './password-hash.ts'

type Attempt = { email: string; password: string; browser: AskingBrowser }

/** Signs in with a password. Throws wrong_password (for unknown accounts too), too_many_requests. */
export async function signInByPassword(
  ctx: ServiceContext,
  { email, password, browser }: Attempt,
): Promise<SignedInNow> {
  await countPassword(ctx, { email, browser })
  let compared: string | undefined
  const auth = await openAuth(ctx, { onCompared: (hash) => (compared = hash) })
  const asked = { body: { email, password }, headers: browser.headers, returnHeaders: true } as const
  const { response, headers } = await auth.api.signInEmail(asked).catch((error: unknown) => {
    throw reasonOf(error) === 'INVALID_EMAIL_OR_PASSWORD' ? new AppError('wrong_password') : error
  })
  const signedIn = { userId: response.user.id, setCookies: sessionCookies(ctx.env, headers) }
  // Comparing takes time. If the password changed meanwhile, that ended all sessions except this new one.
  if ((await findPasswordHash(ctx.db, signedIn.userId)) !== compared) {
    await signOut(ctx, asCookies(signedIn.setCookies))
    throw new AppError('wrong_password')
  }
  return signedIn
}

/** Failed attempts by strangers don't count against a browser that has signed in before. */
async function countPassword(ctx: ServiceContext, { email, browser }: Omit<Attempt, 'password'>): Promise<void> {
  const known = await findKnownBrowser(ctx, { email, device: browser.device })
  if (known !== undefined) {
    await countWithPauses(ctx, 'passwords for an e-mail from a known browser', `${email} ${known}`)
    return
  }
  await countAttempt(ctx, 'passwords from an address', browser.address)
  await countAttempt(ctx, 'passwords for an e-mail from an address', `${email} ${browser.address}`)
  await countWithPauses(ctx, 'passwords for an e-mail', email)
}

/** `Set-Cookie` headers as the `Cookie` header that a browser would send back. */
const asCookies = (setCookies: string[]): Headers =>
  new Headers({ cookie: setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })

/**
 * Emails a link for setting a new password, if the account exists; an older link requested by this browser stops working. Everything that
 * depends on the account runs after the response, so that neither its content nor its timing reveals whether the account exists. Throws
 * too_many_requests.
 */
export async function requestReset(
  ctx: ServiceContext,
  { email, browser }: { email: string; browser: AskingBrowser },
): Promise<void> {
  // If strangers request too many, the last link sent stays valid.
  const counted = await countReset(ctx, { email, browser })
  if (!counted) return
  const sent = sendReset(ctx, { email, browser: await hashOf(browser.secret), isHeld: counted.delay !== undefined })
  ctx.defer(
    sent.catch(async (error: unknown) => {
      await counted.undo()
      throw error
    }),
  )
}

type Reset = { email: string; browser: string; isHeld: boolean }

async function sendReset(ctx: ServiceContext, { isHeld, ...asked }: Reset): Promise<void> {
  if (isHeld && !(await isProvenEmail(ctx.db, asked.email))) return
  let token: string | undefined
  const auth = await openAuth(ctx, { onReset: (made) => (token = made) })
  await auth.api.requestPasswordReset({ body: { email: asked.email } })
  if (token === undefined) return
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + resetSeconds * 1000)
  await insertOtpSession(ctx.db, { ...asked, id: await hashOf(token), kind: 'reset', createdAt, expiresAt })
  const url = `${ctx.env.APP_ORIGIN}${pages.resetPassword}?${new URLSearchParams({ token })}`
  await sendMail(ctx, asked.email, await resetMail({ url, minutes: resetSeconds / 60 }))
}

/**
 * Sets a password with an emailed token, ends all sessions and their live sockets, and marks the address as verified: the link proves
 * access to the mailbox. Works once, in any browser. Throws mail_link_expired, password_too_common (the link stays valid).
 */
export async function resetPassword(ctx: ServiceContext, { token, password }: { token: string; password: string }) {
  const id = await hashOf(token)
  const attempt = await findOtpSession(ctx.db, id)
  if (attempt?.kind !== 'reset') throw new AppError('mail_link_expired')
  const { email } = attempt
  const auth = await openAuth(ctx)
  const userId = await findUserOf(auth, token)
  const person = userId === undefined ? undefined : await findPerson(ctx.db, userId)
  // A link stops working once the account's address changes.
  if (userId === undefined || person?.email !== email) throw new AppError('mail_link_expired')
  await checkNewPassword(password, email)
  if (!(await endOtpSession(ctx.db, id, ctx.now()))) throw new AppError('mail_link_expired')
  await takeOverUnproven(ctx, email)
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } })
  } catch (error) {
    if (reasonOf(error) === 'INVALID_TOKEN' || reasonOf(error) === 'USER_NOT_FOUND')
      throw new AppError('mail_link_expired')
    throw error
  }
  await endAfterReset(ctx.db, { userId, at: ctx.now() })
  ctx.defer(located(ctx.env.LIVE, ctx.env).getByName(userId).closeAll())
  ctx.defer(tellPasswordChanged(ctx, email))
}

async function findUserOf(auth: Auth, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value
}

/**
 * Sets or changes the password, ends other sessions and pending resets, and emails the person. Throws password_too_common,
 * reauthentication_required.
 */
export async function changePassword(ctx: ServiceContext, person: SignedIn, password: string): Promise<void> {
  const { uid, email } = person.user
  await checkNewPassword(password, email)
  const hash = await hashPassword(password)
  await consumeReauthentication(ctx, person, 'change-password')
  await setPassword(ctx.db, { id: newId(), userId: uid, sessionId: person.sessionId, hash, at: ctx.now() })
  leaveOnlyThisSession(ctx, person)
  ctx.defer(tellPasswordChanged(ctx, email))
}

/** Emails a person that their password changed, in case someone else changed it. Throws mail_failed. */
async function tellPasswordChanged(ctx: ServiceContext, email: string): Promise<void> {
  await sendMail(ctx, email, await passwordChangedMail({ supportUrl: ctx.env.APP_ORIGIN + pages.support }))
}
