import { pages } from '../../contract/routes-table.ts'
import { linkMail } from '../../mails/link-mail.ts'
import { deleteOtpSession, insertOtpSession } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { sendMail } from '../send-mail.ts'
import { linkSeconds, openAuth } from './auth.ts'
import type { AskingBrowser } from './browser.ts'
import { countMail } from './count-mail.ts'

/**
 * Mails a link that signs in, in the browser that asked for it; an older link is of no use any more. Whether the e-mail is known
 * makes no difference. Throws too_many_requests, mail_failed.
 */
export async function sendLink(
  ctx: ServiceContext,
  { email, browser }: { email: string; browser: AskingBrowser },
): Promise<{ expiresAt: string }> {
  const counted = await countMail(ctx, { email, browser })
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
    await sendMail(ctx, email, await linkMail({ url, minutes: linkSeconds / 60 }))
  } catch (error) {
    await deleteOtpSession(ctx.db, id)
    await counted.undo()
    throw error
  }
  return { expiresAt: expiresAt.toISOString() }
}
