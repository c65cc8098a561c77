import { type Context, Hono } from 'hono'
import { sendMail } from '../adapters/email/email.ts'
import { pages } from '../platform/addresses/paths.ts'
import type { ApiEnv, ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { AppError } from '../platform/http/errors.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import { logAttempt } from './attempts.ts'
import { linkSeconds, openAuth, statusOf } from './auth.ts'
import {
  countMail,
  deleteOtpSession,
  endOtpSession,
  findOtpSession,
  generateCode,
  insertOtpSession,
  verifyCode,
} from './codes.ts'
import { listWays } from './describe.ts'
import { linkMail } from './mails/emails.ts'
import { sendUnlessHeld } from './mails/mail-brake.ts'
import { requestReset, resetPassword, signInByPassword } from './passwords/passwords.ts'
import type { LinkStatus, MailDelay } from './schema.ts'
import {
  linkBody,
  linkSent,
  linkVerified,
  linkVerifyBody,
  otpGenerateBody,
  otpGenerated,
  otpVerified,
  otpVerifyBody,
  passwordBody,
  registered,
  resetBody,
  resetConfirmBody,
  resetSent,
  signedInAnswer,
  signInWays,
  signUpBody,
} from './schema.ts'
import type { AskingBrowser } from './sessions/browsers.ts'
import { askingBrowser, holdDevice, knownBrowser } from './sessions/browsers.ts'
import { endFormerSession, readBearer, type SignedInNow } from './sessions/sessions.ts'
import { register, signUp } from './sign-up.ts'
import { provenNow, takeOverUnproven } from './unproven.ts'

export const loginRoutes = new Hono<SignInEnv>()
  .get('/ways', describe({ summary: 'The ways to sign in', answers: { 200: signInWays } }), (c) =>
    c.json(listWays(c.get('services')), 200),
  )
  .post(
    '/otp/generate',
    describe({
      summary: 'Send a one-time code',
      answers: { 200: otpGenerated },
      errors: ['invalid_request', 'mail_failed'],
    }),
    jsonBody(otpGenerateBody),
    async (c) =>
      c.json(await generateCode(c.get('services'), { ...c.req.valid('json'), browser: askingBrowser(c) }), 200),
  )
  .post(
    '/otp/verify',
    describe({
      summary: 'Sign in with a one-time code',
      description: 'Signs in, and saves this browser’s creation as the person’s draft.',
      answers: { 200: otpVerified },
      errors: ['invalid_request'],
    }),
    jsonBody(otpVerifyBody),
    async (c) => {
      const attempt = { ...c.req.valid('json'), browser: askingBrowser(c) }
      const outcome = await logAttempt('code', verifyCode(c.get('services'), attempt))
      const draftId = outcome.status === 'Success' ? await respondSignedIn(c, outcome) : null
      return c.json({ status: outcome.status, draftId }, 200)
    },
  )
  .post(
    '/link/',
    describe({
      summary: 'Send a link that signs in',
      description: 'The link works once, within 10 minutes, in the browser that requested it.',
      answers: { 200: linkSent },
      errors: ['invalid_request', 'mail_failed'],
    }),
    jsonBody(linkBody),
    async (c) => c.json(await sendLink(c.get('services'), { ...c.req.valid('json'), browser: askingBrowser(c) }), 200),
  )
  .post(
    '/link/verify',
    describe({ summary: 'Sign in by a link', answers: { 200: linkVerified }, errors: ['invalid_request'] }),
    jsonBody(linkVerifyBody),
    async (c) => {
      const opened = { ...c.req.valid('json'), browser: knownBrowser(c) }
      const outcome = await logAttempt('link', openLink(c.get('services'), opened))
      const draftId = outcome.status === 'Success' ? await respondSignedIn(c, outcome) : null
      return c.json({ status: outcome.status, draftId }, 200)
    },
  )
  .post(
    '/password',
    describe({
      summary: 'Sign in with a password',
      answers: { 200: signedInAnswer },
      errors: ['invalid_request', 'wrong_password'],
    }),
    jsonBody(passwordBody),
    async (c) => {
      const attempt = { ...c.req.valid('json'), browser: askingBrowser(c) }
      const signedIn = await logAttempt('password', signInByPassword(c.get('services'), attempt))
      return c.json({ draftId: await respondSignedIn(c, signedIn) }, 200)
    },
  )
  .post(
    '/sign-up',
    describe({
      summary: 'Make an account with a password',
      description: 'Signs in and emails a verification link.',
      answers: { 201: signedInAnswer },
      errors: ['invalid_request', 'account_exists', 'password_too_common'],
    }),
    jsonBody(signUpBody),
    async (c) => {
      const wanted = { ...c.req.valid('json'), browser: askingBrowser(c) }
      const signedUp = await logAttempt('sign-up', signUp(c.get('services'), wanted))
      return c.json({ draftId: await respondSignedIn(c, signedUp) }, 201)
    },
  )
  .post(
    '/reset',
    describe({
      summary: 'Send a link that sets a new password',
      description: 'Responds the same way whether the address is known or not.',
      answers: { 200: resetSent },
      errors: ['invalid_request'],
    }),
    jsonBody(resetBody),
    async (c) => {
      await requestReset(c.get('services'), { ...c.req.valid('json'), browser: askingBrowser(c) })
      return c.json({ sent: true as const }, 200)
    },
  )
  .post(
    '/reset/confirm',
    describe({
      summary: 'Set a new password by a mailed link',
      description: 'Ends every session of the account.',
      answers: { 204: null },
      errors: ['invalid_request', 'mail_link_expired', 'password_too_common'],
    }),
    jsonBody(resetConfirmBody),
    async (c) => {
      await logAttempt('reset', resetPassword(c.get('services'), c.req.valid('json')))
      return c.body(null, 204)
    },
  )
  .post(
    '/register',
    describe({
      summary: 'Note that a person has registered',
      description: 'No body. Responds 201 the first time and 200 afterwards.',
      bearer: true,
      answers: { 200: registered, 201: registered },
      errors: ['not_signed_in'],
    }),
    async (c) => {
      const bearer = await readBearer(c.get('services'), c.req.header('authorization'))
      if (!bearer) throw new AppError('not_signed_in')
      const isNew = await register(c.get('services'), bearer.userId)
      return isNew ? c.json({ registered: true as const }, 201) : c.json({ registered: true as const }, 200)
    },
  )

/** Runs after a person signed in. Returns the id of the draft that came from their browser, or null. */
export type AfterSignIn = (c: Context<SignInEnv>, userId: string) => Promise<string | null>

/** Sign-in routes read this from their context; connect-accounts.ts sets it. */
export type SignInEnv = ApiEnv & { Variables: { afterSignIn: AfterSignIn } }

/** Signs a browser in and ends its former session. Returns the id of the draft that came from the browser, or null. */
export async function respondSignedIn(
  c: Context<SignInEnv>,
  { userId, setCookies }: SignedInNow,
): Promise<string | null> {
  await endFormerSession(c.get('services'), c.req.raw.headers)
  for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
  await holdDevice(c, userId)
  return c.get('afterSignIn')(c, userId)
}

/**
 * Emails a sign-in link that works in the browser that requested it; an older link stops working. Responds the same whether or not the
 * address has an account. Throws too_many_requests, mail_failed.
 */
async function sendLink(
  ctx: ServiceContext,
  { email, browser, check }: { email: string; browser: AskingBrowser; check?: string | undefined },
): Promise<{ expiresAt: string; delay: MailDelay | null }> {
  const counted = await countMail(ctx, { email, browser, check })
  let token = ''
  const auth = await openAuth(ctx, { onLink: (made) => (token = made) })
  await auth.api.signInMagicLink({ body: { email }, headers: browser.headers })
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + linkSeconds * 1000)
  const id = await hashOf(token)
  await insertOtpSession(ctx.db, {
    id,
    kind: 'link',
    email,
    browser: await hashOf(browser.secret),
    createdAt,
    expiresAt,
  })
  const url = `${ctx.env.APP_ORIGIN}${pages.magicLink}?${new URLSearchParams({ token })}`
  try {
    await sendUnlessHeld(ctx, { email, delay: counted.delay }, async () =>
      sendMail(ctx, email, await linkMail({ url, minutes: linkSeconds / 60 })),
    )
  } catch (error) {
    await deleteOtpSession(ctx.db, id)
    await counted.undo()
    throw error
  }
  return { expiresAt: expiresAt.toISOString(), delay: counted.delay ?? null }
}

type Refused = { status: Exclude<LinkStatus, 'Success'> }

/**
 * Signs in with an emailed link, once, within 10 minutes, and only in the browser that requested it. Other browsers learn nothing about the
 * link and don't use it up.
 */
async function openLink(
  ctx: ServiceContext,
  { token, browser }: { token: string; browser: AskingBrowser | undefined },
): Promise<({ status: 'Success' } & SignedInNow) | Refused> {
  if (!browser) return { status: 'WrongDevice' }
  const id = await hashOf(token)
  const attempt = await findOtpSession(ctx.db, id)
  if (attempt?.kind !== 'link') return { status: 'ExpiredLink' }
  if (attempt.browser !== (await hashOf(browser.secret))) return { status: 'WrongDevice' }
  if (!(await endOtpSession(ctx.db, id, ctx.now()))) return { status: 'ExpiredLink' }
  await takeOverUnproven(ctx, attempt.email)
  const auth = await openAuth(ctx)
  try {
    const asked = { query: { token }, headers: browser.headers, returnHeaders: true } as const
    return { status: 'Success', ...provenNow(ctx, await auth.api.magicLinkVerify(asked)) }
  } catch (error) {
    if (statusOf(error) === 302) return { status: 'ExpiredLink' }
    throw error
  }
}
