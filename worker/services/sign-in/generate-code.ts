import { AppError } from '../../contract/errors.ts'
import { chooseMail } from '../../providers/choose.ts'
import { deleteOtpSession, insertOtpSession } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'
import { codeSeconds, openAuth } from './auth.ts'
import { codeMail } from './code-mail.ts'

const hour = 60 * 60 * 1000
const codesAnHour = 5

/**
 * Mails a one-time code and opens the attempt to sign in that it belongs to. Whether the e-mail is known makes no
 * difference. Throws too_many_requests after 5 codes within an hour, mail_failed.
 */
export async function generateCode(
  ctx: ServiceContext,
  email: string,
): Promise<{ session: string; expiresAt: string }> {
  const mail = chooseMail(ctx.env)
  const auth = await openAuth(ctx)
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + codeSeconds * 1000)
  const session = newId()
  const limit = { count: codesAnHour, since: new Date(createdAt.getTime() - hour) }
  if (!(await insertOtpSession(ctx.db, { id: session, email, createdAt, expiresAt }, limit))) {
    throw new AppError('too_many_requests')
  }
  const code = await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } })
  try {
    await mail.send({ to: email, ...codeMail(code, codeSeconds / 60) })
  } catch (error) {
    console.error('sending a code', error)
    await deleteOtpSession(ctx.db, session)
    throw new AppError('mail_failed')
  }
  return { session, expiresAt: expiresAt.toISOString() }
}
