import { codeMail } from '../../mails/code-mail.ts'
import { deleteOtpSession, insertOtpSession } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import type { Counted } from '../limits/count-with-pauses.ts'
import { newId } from '../new-id.ts'
import { sendMail } from '../send-mail.ts'
import { codeSeconds, guessesACode, openAuth } from './auth.ts'

/** What better-auth calls a code: to sign in, or of somebody who is signed in and proves it once more. */
const types = { code: 'sign-in', reauthentication: 'email-verification' } as const
export type CodeKind = keyof typeof types

type Order = { kind: CodeKind; email: string; place: string; counted: Counted }

/**
 * Mails a one-time code and opens the attempt that it belongs to, which counts in one place; an older code of its kind there is of no
 * use any more. A code that had to wait for a pause can be tried once: then somebody may be asking for many. Throws mail_failed.
 */
export async function mailCode(
  ctx: ServiceContext,
  { kind, email, place, counted }: Order,
): Promise<{ session: string; expiresAt: string }> {
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + codeSeconds * 1000)
  const session = newId()
  const guesses = counted.isPaced ? guessesACode - 1 : 0
  const auth = await openAuth(ctx, { attempt: session })
  await insertOtpSession(ctx.db, { id: session, kind, email, browser: place, guesses, createdAt, expiresAt })
  try {
    const code = await auth.api.createVerificationOTP({ body: { email, type: types[kind] } })
    await sendMail(ctx, email, await codeMail({ code, minutes: codeSeconds / 60 }))
  } catch (error) {
    await deleteOtpSession(ctx.db, session)
    await counted.undo()
    throw error
  }
  return { session, expiresAt: expiresAt.toISOString() }
}
