import { sendMail } from '../../adapters/email/send-email.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { DAY } from '../../platform/time.ts'
import { goodbyeMail } from '../emails.ts'
import type { DeletionStep } from '../parts.ts'
import { type AccountDeletion, deleteWaysBack, endDeletion, giveAddressBack, takeAddress } from './deletion-rows.ts'

/** After so long without any luck the last mail is given up. */
const mailPatience = DAY

/** The accounts' own steps of a deletion. */
export const deletingAccount = {
  waysBack: { name: 'ways back', run: ({ db }, { userId }) => deleteWaysBack(db, userId) },
  goodbye: { name: 'goodbye', run: sayGoodbye },
  person: { name: 'person', run: ({ db }, { userId }) => endDeletion(db, userId) },
} satisfies Record<string, DeletionStep>

/** Once: when the mail fails, the address is given back for the next try. */
async function sayGoodbye(ctx: ServiceContext, deletion: AccountDeletion): Promise<void> {
  const email = await takeAddress(ctx.db, deletion)
  if (email === undefined) return
  try {
    await sendMail(ctx, email, await goodbyeMail({ websites: deletion.websites }))
  } catch (error) {
    if (ctx.now().getTime() - deletion.startedAt.getTime() > mailPatience) return
    await giveAddressBack(ctx.db, deletion)
    throw error
  }
}
