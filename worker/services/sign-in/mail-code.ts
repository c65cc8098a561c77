import { codeMail } from '../../mails/code-mail.ts'
import { deleteOtpSession, insertOtpSession } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'
import { sendMail } from '../send-mail.ts'
import { codeSeconds, openAuth } from './auth.ts'
import { uncountMail } from './count-mail.ts'

/** What better-auth calls a code: to sign in, or of somebody who is signed in and proves it once more. */
const types = { code: 'sign-in', reauthentication: 'email-verification' } as const
export type CodeKind = keyof typeof types

/**
 * Mails a one-time code and opens the attempt that it belongs to, which counts in one place; an older code of its kind is of no use
 * any more. Throws mail_failed.
 */
export async function mailCode(
  ctx: ServiceContext,
  { kind, email, place }: { kind: CodeKind; email: string; place: string },
): Promise<{ session: string; expiresAt: string }> {
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + codeSeconds * 1000)
  const session = newId()
  const auth = await openAuth(ctx, { attempt: session })
  await insertOtpSession(ctx.db, { id: session, kind, email, browser: place, createdAt, expiresAt })
  try {
    const code = await auth.api.createVerificationOTP({ body: { email, type: types[kind] } })
    await sendMail(ctx, email, await codeMail({ code, minutes: codeSeconds / 60 }))
  } catch (error) {
    await deleteOtpSession(ctx.db, session)
    await uncountMail(ctx, email)
    throw error
  }
  return { session, expiresAt: expiresAt.toISOString() }
}
