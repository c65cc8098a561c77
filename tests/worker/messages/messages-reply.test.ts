import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../worker/messages/schema.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { inboxRowsOf, newInbox, newMessage, patch } from '../../harness/workers/messages/messages.ts'

let inbox: Awaited<ReturnType<typeof newInbox>>
beforeEach(async () => {
  inbox = await newInbox()
})

const answer = (
  messageId: string,
  id: string = crypto.randomUUID(),
  text = 'I can come on Monday.',
  by = inbox.browser,
) => by.post(`/api/messages/${messageId}/replies`, { id, text })
const messageIn = ({ body }: { body: unknown }) => (body as { message: Message }).message
const mailsTo = async (email: string) =>
  (await env.DB.prepare('select * from mailbox where recipient = ?').bind(email).all()).results

/** A browser of the same person, in whose Worker no mail can be sent. */
function withoutMail(): Browser {
  const browser = new Browser({
    MAIL_PROVIDER: 'cloudflare',
    MAIL_FROM: 'hello@app.example',
    EMAIL: { send: () => Promise.reject(new Error('down')) } as never, // a stub that fails
  })
  for (const [name, value] of inbox.browser.cookies) browser.cookies.set(name, value)
  return browser
}

describe('a reply', () => {
  it('sends a reply at once, shows it with its message and marks the message as read', async () => {
    const email = 'visitor-1@example.com'
    const row = await newMessage(inbox.of, { email })
    const id = crypto.randomUUID()
    const told = await answer(row.id, id, '  I can come on Monday.\n\nAda ')
    expect(told.status).toBe(200)
    expect(messageIn(told)).toMatchObject({ replied: true, readAt: expect.any(String) })
    expect(messageIn(told).replies).toMatchObject([{ id, text: 'I can come on Monday.\n\nAda' }])
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('I can come on Monday.')
    const later = messageIn(await inbox.browser.get(`/api/messages/${row.id}`))
    expect(later.replies).toMatchObject([{ id, state: 'sent' }])
    expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 1, mails: 0 })
  })

  it('stores and sends a repeated reply once', async () => {
    const email = 'visitor-2@example.com'
    const row = await newMessage(inbox.of, { email, folder: 'archive' })
    const id = crypto.randomUUID()
    const told = await Promise.all(Array.from({ length: 10 }, () => answer(row.id, id)))
    for (const one of told) expect([one.status, messageIn(one).replies.length]).toEqual([200, 1])
    expect((await answer(row.id, id, 'Something else')).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 1, mails: 0 })
    expect((await answer(row.id)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('counts a repeated reply once and allows thirty a day', async () => {
    const row = await newMessage(inbox.of)
    const id = crypto.randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => answer(row.id, id)))
    for (let number = 1; number < 30; number += 1) expect((await answer(row.id)).status).toBe(200)
    const late = await answer(row.id)
    expect([late.status, codeOf(late)]).toEqual([429, 'too_many_requests'])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect((await answer(row.id, id)).status).toBe(200)
    expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 30 })
    const other = await newInbox()
    const theirs = await newMessage(other.of)
    expect((await answer(theirs.id, undefined, undefined, other.browser)).status).toBe(200)
  })

  it('keeps a reply in the outbox while no email can be sent', async () => {
    const row = await newMessage(inbox.of)
    const told = await answer(row.id, undefined, undefined, withoutMail())
    expect(told.status).toBe(200)
    const { replies } = messageIn(await inbox.browser.get(`/api/messages/${row.id}`))
    expect(replies).toMatchObject([{ state: 'waiting' }])
    expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 1, mails: 1 })
    await env.DB.prepare('update contact_replies set failed_at = 1 where message_id = ?').bind(row.id).run()
    const failed = messageIn(await inbox.browser.get(`/api/messages/${row.id}`))
    expect(failed).toMatchObject({ replied: false, replies: [{ state: 'failed' }] })
  })

  it('refuses a reply to a message without an email address', async () => {
    for (const email of ['', 'not an address', 'a@b', 'x@example.com\nBcc: y@example.com']) {
      const told = await answer((await newMessage(inbox.of, { email })).id)
      expect([told.status, codeOf(told)]).toEqual([409, 'no_reply_address'])
    }
    expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 0, mails: 0 })
  })

  it('refuses a reply to spam until the owner moves the message out', async () => {
    const row = await newMessage(inbox.of, { folder: 'spam' })
    expect(codeOf(await answer(row.id))).toBe('invalid_request')
    await patch(inbox.browser, { ids: [row.id], folder: 'inbox' })
    expect((await answer(row.id)).status).toBe(200)
  })

  it('refuses the id of another reply', async () => {
    const [row, second] = [await newMessage(inbox.of), await newMessage(inbox.of)]
    const other = await newInbox()
    const theirs = await newMessage(other.of)
    const [id, theirId] = [crypto.randomUUID(), crypto.randomUUID()]
    await answer(row.id, id)
    await answer(theirs.id, theirId, 'Theirs', other.browser)
    for (const taken of [id, theirId]) expect(codeOf(await answer(second.id, taken))).toBe('invalid_request')
    expect(messageIn(await inbox.browser.get(`/api/messages/${second.id}`)).replies).toEqual([])
    const kept = messageIn(await other.browser.get(`/api/messages/${theirs.id}`)).replies
    expect(kept).toMatchObject([{ id: theirId, text: 'Theirs' }])
  })

  it('refuses a reply without text or with an invalid id', async () => {
    const row = await newMessage(inbox.of)
    for (const [id, text] of [
      [crypto.randomUUID(), '  '],
      [crypto.randomUUID(), 'x'.repeat(4_001)],
      ['1', 'Hello'],
    ]) {
      expect(codeOf(await answer(row.id, id, text))).toBe('invalid_request')
    }
    expect((await answer(row.id, undefined, 'x'.repeat(4_000))).status).toBe(200)
  })

  it('refuses a reply from an unverified account', async () => {
    const row = await newMessage(inbox.of)
    await env.DB.prepare('update users set email_verified = 0 where id = ?').bind(inbox.userId).run()
    expect(codeOf(await answer(row.id))).toBe('email_unverified')
  })
})

describe('the entry for a calendar', () => {
  it('returns a calendar entry for a message with a preferred time', async () => {
    const row = await newMessage(inbox.of, { preferredTime: '2026-11-30T14:30', name: 'Grace' })
    const response = await inbox.browser.fetch(`/api/messages/${row.id}/calendar`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="preferred-time.ics"')
    const text = await response.text()
    expect(text).toContain('DTSTART:20261130T143000\r\n')
    expect(text).toContain('STATUS:TENTATIVE')
  })

  it('returns 404 for the calendar entry of a message without a preferred time', async () => {
    for (const preferredTime of [null, '2026-02-30T14:30']) {
      const row = await newMessage(inbox.of, { preferredTime })
      expect(codeOf(await inbox.browser.get(`/api/messages/${row.id}/calendar`))).toBe('not_found')
    }
  })
})
