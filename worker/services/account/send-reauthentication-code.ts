import type { ReauthenticationAct } from '../../contract/account.ts'
import { AppError } from '../../contract/errors.ts'
import { codeMail } from '../../mails/code-mail.ts'
import { deleteOtpSession, insertOtpSession } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { newId } from '../new-id.ts'
import { sendMail } from '../send-mail.ts'
import { codeSeconds, openAuth } from '../sign-in/auth.ts'
import type { AskingBrowser } from '../sign-in/browser.ts'
import { uncountMail } from '../sign-in/count-mail.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { findReauthenticationWays } from './find-reauthentication-ways.ts'

/** What a code counts for: one browser, in one session of one person, for one act. */
export const codePlace = (browser: AskingBrowser, { user, sessionId }: SignedIn, act: ReauthenticationAct) =>
  hashOf([browser.secret, user.uid, sessionId, act].join(' '))

/**
 * Mails a code that proves once more who somebody is, for those without a password or social provider; an older one is of no use any
 * more. Throws reauthentication_required when they have a stronger way, too_many_requests, mail_failed.
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
  await countAttempt(ctx, 'mails to an e-mail', email)
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + codeSeconds * 1000)
  const session = newId()
  await insertOtpSession(ctx.db, {
    id: session,
    kind: 'reauthentication',
    email,
    browser: await codePlace(browser, person, act),
    createdAt,
    expiresAt,
  })
  const auth = await openAuth(ctx, { attempt: session })
  try {
    const code = await auth.api.createVerificationOTP({ body: { email, type: 'email-verification' } })
    await sendMail(ctx, email, await codeMail({ code, minutes: codeSeconds / 60 }))
  } catch (error) {
    await deleteOtpSession(ctx.db, session)
    await uncountMail(ctx, email)
    throw error
  }
  return { session, expiresAt: expiresAt.toISOString() }
}
