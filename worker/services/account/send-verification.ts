import { pages } from '../../contract/routes-table.ts'
import { verificationMail } from '../../mails/verification-mail.ts'
import type { ServiceContext } from '../context.ts'
import { sendMail } from '../send-mail.ts'
import { signToken } from '../signed-token.ts'

const verificationHours = 24

/** Mails a link that verifies a person's address. It counts only where they are signed in. Throws mail_failed. */
export async function sendVerification(
  ctx: ServiceContext,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + verificationHours * 60 * 60 * 1000)
  const token = await signToken(ctx, 'verification', { subject: userId, expiresAt, claims: { email } })
  const url = `${ctx.env.APP_ORIGIN}${pages.verifyEmail}?${new URLSearchParams({ token })}`
  await sendMail(ctx, email, await verificationMail({ url, hours: verificationHours }))
}
