import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../platform/http/errors.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import { exportAccount } from './archive.ts'
import { logAttempt } from './attempts.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import { describeAccount } from './describe.ts'
import { confirmEmailChange, correctEmail, requestEmailChange, reviewEmailChange } from './email-change.ts'
import type { AccountEnv } from './parts.ts'
import { changePassword } from './passwords/passwords.ts'
import {
  findReauthentication,
  reauthenticateByCode,
  reauthenticateByPassword,
  sendReauthenticationCode,
} from './reauthentication.ts'
import {
  account,
  changeEmailBody,
  changePasswordBody,
  confirmBody,
  done,
  emailChange,
  mailSent,
  otpGenerated,
  otpVerified,
  type ReauthenticationAct,
  reauthenticateAtSocialBody,
  reauthenticateByCodeBody,
  reauthenticateByPasswordBody,
  reauthenticated as reauthenticatedAnswer,
  reauthenticationActBody,
  socialStarted,
} from './schema.ts'
import { askingBrowser, holdDevice } from './sessions/browsers.ts'
import { ownSessionRoutes } from './sessions/routes.ts'
import { signOut } from './sessions/sessions.ts'
import { type SignedInEnv, signedIn, verified } from './sessions/signed-in.ts'
import { confirmVerification, resendVerification } from './sign-up.ts'
import { startSocialReauthentication } from './social/routes.ts'

/** Behind `signedIn`: requires a recent reauthentication for this act. */
const reauthenticated = (act: ReauthenticationAct) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const isProven = await findReauthentication(c.get('services'), c.get('person'), act)
    if (!isProven) throw new AppError('reauthentication_required')
    await next()
  })

export const accountRoutes = new Hono<AccountEnv>()
  .route('/sessions', ownSessionRoutes)
  .get(
    '/',
    describe({ summary: 'The person’s account', answers: { 200: account }, errors: ['not_signed_in'] }),
    signedIn,
    async (c) => c.json(await describeAccount(c.get('services'), c.get('person')), 200),
  )
  .delete(
    '/',
    describe({
      summary: 'Delete the account and everything in it',
      answers: { 204: null },
      errors: ['not_signed_in', 'reauthentication_required'],
    }),
    signedIn,
    reauthenticated('delete-account'),
    async (c) => {
      const { deletion: steps } = await c.get('accountParts')()
      await deleteAccount(c.get('services'), { ...c.get('person'), steps })
      for (const cookie of await signOut(c.get('services'), c.req.raw.headers)) {
        c.header('Set-Cookie', cookie, { append: true })
      }
      return c.body(null, 204)
    },
  )
  .get(
    '/export',
    describe({
      summary: 'Everything that is held about the person',
      description: 'A ZIP archive.',
      answers: { 200: null },
      errors: ['not_signed_in'],
    }),
    signedIn,
    async (c) => {
      const { archive: parts } = await c.get('accountParts')()
      const { fileName, body } = await exportAccount(c.get('services'), { ...c.get('person'), parts })
      return c.body(body, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${fileName}"`,
      })
    },
  )
  .post(
    '/verification',
    describe({
      summary: 'Mail the verification link again',
      answers: { 200: mailSent },
      errors: ['not_signed_in', 'already_verified', 'mail_failed'],
    }),
    signedIn,
    async (c) => {
      await resendVerification(c.get('services'), c.get('person'), askingBrowser(c))
      return c.json({ sent: true as const }, 200)
    },
  )
  .post(
    '/verification/confirm',
    describe({
      summary: 'Verify the address by a mailed link',
      answers: { 200: done },
      errors: ['invalid_request', 'not_signed_in', 'mail_link_expired'],
    }),
    signedIn,
    jsonBody(confirmBody),
    async (c) => {
      await confirmVerification(c.get('services'), c.get('person'), c.req.valid('json').token)
      await holdDevice(c, c.get('userId'))
      return c.json({ done: true as const }, 200)
    },
  )
  .post(
    '/email',
    describe({
      summary: 'Ask for another email address',
      description: 'Emails a link to the new one. Nothing changes until the person confirms the change there.',
      answers: { 200: mailSent },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'reauthentication_required',
        'wrong_password',
        'mail_failed',
      ],
    }),
    signedIn,
    verified,
    reauthenticated('change-email'),
    jsonBody(changeEmailBody),
    async (c) => {
      await requestEmailChange(c.get('services'), c.get('person'), c.req.valid('json').email)
      return c.json({ sent: true as const }, 200)
    },
  )
  .post(
    '/email/correction',
    describe({
      summary: 'Correct an address that was never verified',
      description: 'Emails the new one its link, ends the other sessions and the links to the old one.',
      answers: { 200: mailSent },
      errors: ['invalid_request', 'not_signed_in', 'already_verified', 'account_exists', 'mail_failed'],
    }),
    signedIn,
    jsonBody(changeEmailBody),
    async (c) => {
      const { email } = c.req.valid('json')
      await correctEmail(c.get('services'), c.get('person'), { email, browser: askingBrowser(c) })
      return c.json({ sent: true as const }, 200)
    },
  )
  .post(
    '/email/review',
    describe({
      summary: 'What a link that changes the address would change',
      description: 'Changes nothing. Only the account that asked for the link gets an answer.',
      answers: { 200: emailChange },
      errors: ['invalid_request', 'not_signed_in', 'mail_link_expired'],
    }),
    signedIn,
    jsonBody(confirmBody),
    async (c) => c.json(await reviewEmailChange(c.get('services'), c.get('person'), c.req.valid('json').token), 200),
  )
  .post(
    '/email/confirm',
    describe({
      summary: 'Make the new address the account’s, by an emailed link',
      description: 'Works once, while the session that asked is signed in. Ends the other sessions.',
      answers: { 200: done },
      errors: ['invalid_request', 'not_signed_in', 'mail_link_expired', 'account_exists'],
    }),
    signedIn,
    jsonBody(confirmBody),
    async (c) => {
      await confirmEmailChange(c.get('services'), c.get('person'), c.req.valid('json').token)
      await holdDevice(c, c.get('userId'))
      return c.json({ done: true as const }, 200)
    },
  )
  .post(
    '/password',
    describe({
      summary: 'Set or change the password',
      description: 'Ends the other sessions.',
      answers: { 200: done },
      errors: ['invalid_request', 'not_signed_in', 'reauthentication_required', 'password_too_common'],
    }),
    signedIn,
    reauthenticated('change-password'),
    jsonBody(changePasswordBody),
    async (c) => {
      await changePassword(c.get('services'), c.get('person'), c.req.valid('json').password)
      await holdDevice(c, c.get('userId'))
      return c.json({ done: true as const }, 200)
    },
  )
  .post(
    '/reauthentication/password',
    describe({
      summary: 'Prove by the password who one is, for one act',
      answers: { 200: reauthenticatedAnswer },
      errors: ['invalid_request', 'not_signed_in', 'wrong_password', 'user_not_found'],
    }),
    signedIn,
    jsonBody(reauthenticateByPasswordBody),
    async (c) => {
      const attempt = reauthenticateByPassword(c.get('services'), c.get('person'), c.req.valid('json'))
      return c.json(await logAttempt('proof by password', attempt), 200)
    },
  )
  .post(
    '/reauthentication/social',
    describe({
      summary: 'Begin to prove it at the social provider',
      answers: { 200: socialStarted },
      errors: ['invalid_request', 'not_signed_in', 'reauthentication_required', 'social_unavailable'],
    }),
    signedIn,
    jsonBody(reauthenticateAtSocialBody),
    async (c) => {
      const wanted = { ...c.req.valid('json'), browser: askingBrowser(c) }
      const { url, setCookies } = await startSocialReauthentication(c.get('services'), c.get('person'), wanted)
      for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
      return c.json({ url }, 200)
    },
  )
  .post(
    '/reauthentication/code',
    describe({
      summary: 'Mail a code that proves it',
      description: 'For those who have neither a password nor the social provider.',
      answers: { 200: otpGenerated },
      errors: ['invalid_request', 'not_signed_in', 'reauthentication_required', 'mail_failed'],
    }),
    signedIn,
    jsonBody(reauthenticationActBody),
    async (c) => {
      const wanted = { ...c.req.valid('json'), browser: askingBrowser(c) }
      return c.json(await sendReauthenticationCode(c.get('services'), c.get('person'), wanted), 200)
    },
  )
  .post(
    '/reauthentication/code/verify',
    describe({
      summary: 'Prove by the mailed code who one is',
      answers: { 200: otpVerified.pick({ status: true }) },
      errors: ['invalid_request', 'not_signed_in'],
    }),
    signedIn,
    jsonBody(reauthenticateByCodeBody),
    async (c) => {
      const attempt = { ...c.req.valid('json'), browser: askingBrowser(c) }
      const tried = reauthenticateByCode(c.get('services'), c.get('person'), attempt)
      return c.json(await logAttempt('proof by code', tried), 200)
    },
  )
