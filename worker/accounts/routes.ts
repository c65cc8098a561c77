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

/** Used after `signedIn`: requires a recent reauthentication for this act. */
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
    describe({ summary: 'Get the account', answers: { 200: account }, errors: ['not_signed_in'] }),
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
      summary: 'Export the account’s data',
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
      summary: 'Resend the verification email',
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
      summary: 'Verify the email address by link',
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
      summary: 'Request an email address change',
      description: 'Emails a link to the new address. Nothing changes until the link is confirmed.',
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
      summary: 'Correct an unverified email address',
      description: 'Emails a link to the new address, ends other sessions and invalidates links to the old address.',
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
      summary: 'Get a pending email address change',
      description: 'Read-only. Works only for the account that requested the link.',
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
      summary: 'Confirm an email address change by link',
      description: 'Works once, while the requesting session is signed in. Ends other sessions.',
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
      description: 'Ends other sessions.',
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
      summary: 'Reauthenticate with a password',
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
      summary: 'Start reauthentication with the social provider',
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
      summary: 'Email a reauthentication code',
      description: 'For accounts with neither a password nor a social provider.',
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
      summary: 'Reauthenticate with an emailed code',
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
