import { pages } from '../../contract/routes-table.ts'
import { resetMail } from '../../mails/reset-mail.ts'
import { insertOtpSession } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { sendMail } from '../send-mail.ts'
import { openAuth, resetSeconds } from './auth.ts'
import type { AskingBrowser } from './browser.ts'
import { countReset } from './count-mail.ts'

/**
 * Mails a link that sets a new password, if there is such an account; an older one that this browser asked for is of no use any more.
 * Everything that depends on the account happens after the answer, which therefore tells nothing, not even by how long it takes.
 * Throws too_many_requests.
 */
export async function requestReset(
  ctx: ServiceContext,
  { email, browser }: { email: string; browser: AskingBrowser },
): Promise<void> {
  // While strangers ask for many, the link that was mailed last is the one to use.
  const counted = await countReset(ctx, { email, browser })
  if (!counted) return
  const sent = sendReset(ctx, { email, browser: await hashOf(browser.secret) })
  ctx.defer(
    sent.catch(async (error: unknown) => {
      await counted.undo()
      throw error
    }),
  )
}

async function sendReset(ctx: ServiceContext, asked: { email: string; browser: string }): Promise<void> {
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
