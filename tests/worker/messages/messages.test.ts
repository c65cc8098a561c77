import { describe, expect, it } from 'vitest'
import type { Message, MessageList } from '../../../worker/messages/schema.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import {
  messageRow,
  newInbox,
  newMessage,
  newMessages,
  patch,
  storedMessage,
} from '../../harness/workers/messages/messages.ts'

const list = async (browser: Browser, query = '') => {
  const { status, body } = await browser.get(`/api/messages${query}`)
  expect(status).toBe(200)
  return body as MessageList
}
const one = async (browser: Browser, id: string) =>
  ((await browser.get(`/api/messages/${id}`)).body as { message: Message }).message
const idsOf = ({ messages }: MessageList) => messages.map(({ id }) => id)
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('the list of messages', () => {
  it('lists messages from the newest, with excerpts', async () => {
    const { browser, of } = await newInbox()
    const old = await newMessage(of, { createdAt: ago(5), name: '', phone: '+43 660 123' })
    const message = `The tap\r\n drips. ${'It is 💧 wet. '.repeat(300)}`
    const young = await newMessage(of, { createdAt: ago(1), message, preferredTime: '2026-11-30T14:30' })
    const answer = await list(browser)
    expect(idsOf(answer)).toEqual([young.id, old.id])
    expect(answer.messages[0]).toEqual({
      ...{ id: young.id, draftId: of.draftId, businessName: 'Website 0', name: 'Grace', email: 'grace@example.com' },
      ...{ phone: '', excerpt: expect.stringMatching(/^The tap drips\. It is 💧 wet\. .{100,140}…$/u) },
      ...{ preferredTime: '2026-11-30T14:30', folder: 'inbox', createdAt: young.createdAt.toISOString() },
      ...{ readAt: null, replied: false },
    })
    expect(answer.next).toBeNull()
    expect(answer.counts).toEqual({ inbox: 2, archive: 0, spam: 0 })
  })

  it('filters messages by folder, website or unread, and counts each folder', async () => {
    const { browser, userId, draftIds } = await newInbox(2)
    const [first = '', second = ''] = draftIds
    const at = { userId, draftId: first }
    const unread = await newMessage(at)
    const read = await newMessage(at, { readAt: ago(1), createdAt: ago(1) })
    const filed = await newMessage(at, { folder: 'archive', readAt: ago(1) })
    const spam = await newMessage({ userId, draftId: second }, { folder: 'spam', spamReasons: '["links"]' })
    expect(idsOf(await list(browser))).toEqual([unread.id, read.id])
    expect(idsOf(await list(browser, '?folder=archive'))).toEqual([filed.id])
    expect(idsOf(await list(browser, '?folder=spam'))).toEqual([spam.id])
    const ofSecond = await list(browser, `?draftId=${second}`)
    expect([idsOf(ofSecond), ofSecond.counts]).toEqual([[], { inbox: 0, archive: 0, spam: 1 }])
    const ofUnread = await list(browser, '?unread=true')
    expect([idsOf(ofUnread), ofUnread.counts]).toEqual([[unread.id], { inbox: 1, archive: 0, spam: 1 }])
  })

  it('pages through messages of the same moment, each once', async () => {
    const { browser, of } = await newInbox()
    const [now, before] = [ago(1), ago(2)]
    const rows = Array.from({ length: 130 }, (_, index) => messageRow(of, { createdAt: index < 100 ? now : before }))
    await newMessages(rows)
    const seen: string[][] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await list(browser, next && `?before=${next}`)
      seen.push(idsOf(page))
      next = page.next
      // New messages do not shift the pages.
      await newMessage(of)
    }
    expect(seen.map(({ length }) => length)).toEqual([50, 50, 30])
    expect(new Set(seen.flat()).size).toBe(130)
    expect(seen.flat().toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  })

  it('refuses an invalid page or folder', async () => {
    const { browser } = await newInbox()
    for (const query of [
      'before=x',
      'before=5',
      'before=5.%27',
      'folder=trash',
      'unread=perhaps',
      `search=${'x'.repeat(101)}`,
    ]) {
      expect([query, codeOf(await browser.get(`/api/messages?${query}`))]).toEqual([query, 'invalid_request'])
    }
  })

  it('counts unread messages by website', async () => {
    const { browser, userId, draftIds } = await newInbox(2)
    const [first = '', second = ''] = draftIds
    expect((await browser.get('/api/messages/unread')).body).toEqual({ unread: 0, byWebsite: {} })
    for (const draftId of [first, first, second]) await newMessage({ userId, draftId })
    await newMessage({ userId, draftId: first }, { readAt: ago(1) })
    for (const folder of ['archive', 'spam'] as const) await newMessage({ userId, draftId: first }, { folder })
    expect((await browser.get('/api/messages/unread')).body).toEqual({
      ...{ unread: 3, byWebsite: { [first]: 2, [second]: 1 } },
    })
  })
})

describe('a message', () => {
  it('returns a whole message with the other messages of its sender', async () => {
    const { browser, userId, draftIds } = await newInbox(2)
    const [first = '', second = ''] = draftIds
    const of = { userId, draftId: first }
    const message = 'Line one\nline two '.repeat(200)
    const row = await newMessage(of, { message, folder: 'spam', spamReasons: '["links","words"]', language: 'de' })
    await newMessage({ userId, draftId: second }, { email: 'GRACE@Example.com' })
    await newMessage(of, { email: 'other@example.com' })
    const elsewhere = await newInbox()
    await newMessage(elsewhere.of)
    expect(await one(browser, row.id)).toMatchObject({
      ...{ id: row.id, message, language: 'de', hostname: 'ada.localhost', spamReasons: ['links', 'words'] },
      ...{ replies: [], fromSamePerson: 2, readAt: null },
    })
    expect(await storedMessage(row.id)).toMatchObject({ read_at: null })
  })

  it('groups messages without an email address by the digits of the phone number', async () => {
    const { browser, of } = await newInbox()
    const by = (phone: string, message = 'Please call.') => newMessage(of, { email: '', phone, message })
    const [row, none, short] = [await by('+43 660 / 123-45'), await by(''), await by('12')]
    await by('0043 (660) 12345')
    await by('+43 660 123456')
    await by('12')
    await by('-', '4366012345')
    await newMessage(of, { phone: '(43) 66012345' })
    expect((await one(browser, row.id)).fromSamePerson).toBe(3)
    expect((await one(browser, none.id)).fromSamePerson).toBe(1)
    expect((await one(browser, short.id)).fromSamePerson).toBe(1)
  })
})

describe('another person’s messages', () => {
  it('returns 404 for another person’s messages', async () => {
    const [mine, theirs] = [await newInbox(), await newInbox()]
    const row = await newMessage(theirs.of, { preferredTime: '2026-11-30T14:30' })
    await newMessage(mine.of)
    const { browser } = mine
    expect((await patch(browser, { ids: [row.id], read: true, folder: 'spam' })).body).toEqual({ changed: 0 })
    expect((await browser.post('/api/messages/delete', { ids: [row.id] })).body).toEqual({ changed: 0 })
    for (const answer of [
      await browser.get(`/api/messages/${row.id}`),
      await browser.get(`/api/messages/${row.id}/calendar`),
      await browser.post(`/api/messages/${row.id}/forget-sender`),
      await browser.post(`/api/messages/${row.id}/replies`, { id: crypto.randomUUID(), text: 'Hello' }),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found'])
    }
    expect(await list(browser, `?draftId=${theirs.draftId}`)).toEqual({
      ...{ messages: [], next: null, counts: { inbox: 0, archive: 0, spam: 0 } },
    })
    const known = await list(theirs.browser)
    expect(known.messages).toMatchObject([{ id: row.id, readAt: null, folder: 'inbox' }])
    const { createdAt } = row
    expect(idsOf(await list(browser, `?before=${createdAt.getTime() + 5_000}.${row.id}`))).not.toContain(row.id)
    expect((await new Browser().get('/api/messages')).status).toBe(401)
  })
})
