import { type APIRequestContext, expect } from '@playwright/test'
import { type MailboxMail, mailboxList } from '../../worker/adapters/email/schema.ts'
import { answered } from './product-api.ts'

/** All mails to an address, the newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<MailboxMail[]> {
  const { mails } = await answered(mailboxList, request.get('/api/mailbox'))
  return mails.filter(({ recipient }) => recipient === email)
}

/** The link of the newest mail to an address. Some are sent after the answer: it is waited for until there is one other than `before`. */
export async function mailedLink(request: APIRequestContext, email: string, before?: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const [newest] = await mailsTo(request, email)
      link = /^https?:\/\/\S+$/m.exec(newest?.text ?? '')?.[0]
      return link !== undefined && link !== before
    })
    .toBe(true)
  return link ?? ''
}

/** What such a link carries. */
export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''
