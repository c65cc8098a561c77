import { openDatabase } from '../storage/database.ts'
import { insertMail } from '../storage/mailbox.ts'
import type { Mail } from './mail.ts'

/** Keeps every mail in a table that the local mailbox page shows. */
export const embeddedMail = (binding: D1Database): Mail => ({
  send: async ({ to, ...message }) => {
    await insertMail(openDatabase(binding), {
      id: crypto.randomUUID(),
      recipient: to,
      createdAt: new Date(),
      ...message,
    })
  },
})
