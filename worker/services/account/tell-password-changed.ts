import { pages } from '../../contract/routes-table.ts'
import { passwordChangedMail } from '../../mails/password-changed-mail.ts'
import type { ServiceContext } from '../context.ts'
import { sendMail } from '../send-mail.ts'

/** Tells a person that their password is another one, in case it was not they who changed it. Throws mail_failed. */
export async function tellPasswordChanged(ctx: ServiceContext, email: string): Promise<void> {
  await sendMail(ctx, email, await passwordChangedMail({ supportUrl: ctx.env.APP_ORIGIN + pages.support }))
}
