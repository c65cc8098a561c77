import { Hono } from 'hono'
import { mailboxList } from '../../contract/mailbox.ts'
import { listMails } from '../../services/mailbox/list.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'

export const mailboxRoutes = new Hono<ApiEnv>().get(
  '/',
  describe({
    summary: 'The mails that would have been sent, the newest first',
    description: 'In development only; elsewhere there is no such path.',
    answers: { 200: mailboxList },
    errors: ['not_found'],
  }),
  async (c) => c.json({ mails: await listMails(c.get('services')) }, 200),
)
