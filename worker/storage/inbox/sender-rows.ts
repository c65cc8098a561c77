import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { customerContactForms } from '../schema/contact.ts'

const messages = customerContactForms

/** Who sent a message to a person's websites. `digits`: of the phone number; blank where they are too few to tell anybody by. */
export type Sender = { userId: string; id: string; email: string; digits: string }

/** How many messages a sender sent to all of a person's websites. */
export async function countOfSender(db: Database, sender: Sender): Promise<number> {
  const row = await db.select({ count: count() }).from(messages).where(isBy(sender)).get()
  return row?.count ?? 0
}

/** Removes everything that a sender sent to a person's websites, with the replies and the mails about it that wait. */
export const deleteOfSender = (db: Database, sender: Sender) =>
  db.delete(messages).where(isBy(sender)).returning({ id: messages.id })

const isBy = (sender: Sender) => and(eq(messages.userId, sender.userId), isSame(sender))

/** By the e-mail address, else by the phone number; a sender who left neither matches this message only. */
function isSame({ id, email, digits }: Sender): SQL {
  if (email !== '') return sql`lower(${messages.email}) = lower(${email})`
  // The first line of what is searched.
  if (digits !== '') return sql`instr(${messages.searchText}, ${`${digits}\n`}) = 1`
  return eq(messages.id, id)
}
