import { codeMail } from '../../mails/code-mail.ts'
import { deleteOtpSession, insertOtpSession } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { newId } from '../new-id.ts'
import { sendMail } from '../send-mail.ts'
import { codeSeconds, openAuth } from './auth.ts'
import type { AskingBrowser } from './browser.ts'
import { countMail, uncountMail } from './count-mail.ts'

/**
 * Mails a one-time code and opens the attempt to sign in that it belongs to; an older code is of no use any more. Whether the
 * e-mail is known makes no difference. Throws too_many_requests, mail_failed.
 */
export async function generateCode(
  ctx: ServiceContext,
  { email, browser }: { email: string; browser: AskingBrowser },
): Promise<{ session: string; expiresAt: string }> {
  await countMail(ctx, { email, browser })
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + codeSeconds * 1000)
  const session = newId()
  const auth = await openAuth(ctx, { attempt: session })
  await insertOtpSession(ctx.db, {
    id: session,
    kind: 'code',
    email,
    browser: await hashOf(browser.secret),
    createdAt,
    expiresAt,
  })
  try {
    const code = await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } })
    await sendMail(ctx, email, await codeMail({ code, minutes: codeSeconds / 60 }))
  } catch (error) {
    await deleteOtpSession(ctx.db, session)
    await uncountMail(ctx, email)
    throw error
  }
  return { session, expiresAt: expiresAt.toISOString() }
}
