import { sendMail } from '../adapters/email/email.ts'
import { pages } from '../platform/addresses/paths.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { linkSeconds, openAuth, statusOf } from './auth.ts'
import { countMail, deleteOtpSession, endOtpSession, findOtpSession, insertOtpSession } from './codes.ts'
import { linkMail } from './emails.ts'
import type { LinkStatus } from './schema.ts'
import type { AskingBrowser } from './sessions/browsers.ts'
import type { SignedInNow } from './sessions/sessions.ts'
import { provenNow, takeOverUnproven } from './unproven.ts'

/**
 * Mails a link that signs in, in the browser that asked for it; an older link is of no use any more. Whether the email is known
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

type Refused = { status: Exclude<LinkStatus, 'Success'> }

/**
 * Signs in with an emailed link, once, within 10 minutes, and only in the browser that asked for it: other browsers learn nothing about
 * the link, and it stays of use where it belongs.
 */
export async function openLink(
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
