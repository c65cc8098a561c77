import { describe, expect, it, vi } from 'vitest'
import type { Message, MessageList } from '../../../worker/messages/schema.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { listen } from '../../harness/workers/accounts/live-tab.ts'
import { messageRow, newInbox, newMessage, newMessages, patch } from '../../harness/workers/messages/messages.ts'

const list = async (browser: Browser, query = '') => {
  const { status, body } = await browser.get(`/api/messages${query}`)
  expect(status).toBe(200)
  return body as MessageList
}
const one = async (browser: Browser, id: string) =>
  ((await browser.get(`/api/messages/${id}`)).body as { message: Message }).message
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('changing messages', () => {
  it('marks messages as read or unread, and moves them', async () => {
    const { browser, of } = await newInbox()
    const rows = [await newMessage(of), await newMessage(of), await newMessage(of)]
    const ids = rows.slice(0, 2).map(({ id }) => id)
    expect((await patch(browser, { ids, read: true, folder: 'archive' })).body).toEqual({ changed: 2 })
    const { messages } = await list(browser, '?folder=archive')
    expect(messages.map(({ readAt }) => readAt !== null)).toEqual([true, true])
    const [{ readAt } = { readAt: null }] = messages
    await patch(browser, { ids, read: true })
    expect((await list(browser, '?folder=archive')).messages.map((each) => each.readAt)).toContain(readAt)
    expect((await patch(browser, { ids: [...ids, 'nothing', ids[0]], read: false })).body).toEqual({ changed: 2 })
    expect((await list(browser, '?folder=archive&unread=true')).messages).toHaveLength(2)
    expect((await list(browser)).messages).toMatchObject([{ id: rows[2]?.id, readAt: null }])
  })

  it('treats a message that leaves Spam as genuine, and marks one that goes there as read', async () => {
    const { browser, of } = await newInbox()
    const spam = await newMessage(of, { folder: 'spam', spamReasons: '["links"]' })
    const doubtful = await newMessage(of, { spamReasons: '["links"]', readAt: ago(90) })
    await patch(browser, { ids: [spam.id, doubtful.id], folder: 'inbox' })
    expect(await one(browser, spam.id)).toMatchObject({ folder: 'inbox', spamReasons: [], readAt: null })
    expect(await one(browser, doubtful.id)).toMatchObject({ spamReasons: ['links'] })
    const before = Date.now()
    await patch(browser, { ids: [doubtful.id], folder: 'spam' })
    const { readAt } = await one(browser, doubtful.id)
    expect(Date.parse(readAt ?? '')).toBeGreaterThanOrEqual(before)
    await patch(browser, { ids: [doubtful.id], folder: 'spam', read: true })
    expect((await one(browser, doubtful.id)).readAt).toBe(readAt)
  })

  it('refuses a change without effect or of too many messages', async () => {
    const { browser } = await newInbox()
    const many = Array.from({ length: 201 }, String)
    for (const body of [
      { ids: ['a'] },
      { ids: [], read: true },
      { ids: many, read: true },
      { ids: ['a'], folder: 'x' },
    ]) {
      expect(codeOf(await patch(browser, body))).toBe('invalid_request')
    }
    expect((await patch(browser, { ids: many.slice(1), read: true })).body).toEqual({ changed: 0 })
  })

  it('notifies the other tabs only when something changed', async () => {
    const { browser, of } = await newInbox()
    const row = await newMessage(of)
    const tab = await listen(browser)
    await patch(browser, { ids: ['nothing'], read: true })
    await patch(browser, { ids: [row.id], read: true })
    await browser.post('/api/messages/delete', { ids: [row.id] })
    await browser.post('/api/messages/delete', { ids: [row.id] })
    await vi.waitFor(() => expect(tab.heard).toEqual([{ type: 'messages.changed' }, { type: 'messages.changed' }]))
  })

  it('applies the changes of ten windows to the same messages', async () => {
    const { browser, of } = await newInbox()
    const rows = Array.from({ length: 60 }, () => messageRow(of))
    await newMessages(rows)
    const ids = rows.map(({ id }) => id)
    const folders = ['archive', 'inbox'] as const
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        patch(browser, { ids, read: index % 3 === 0, folder: folders[index % 2] }),
      ),
    )
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ changed: 60 })))
    // Each is one statement: the last one sets all of them.
    const { counts } = await list(browser)
    expect([0, 60]).toContain(counts.inbox)
    const deletions = await Promise.all([1, 2, 3].map(() => browser.post('/api/messages/delete', { ids })))
    expect(deletions.map(({ body }) => (body as { changed: number }).changed).toSorted()).toEqual([0, 0, 60])
  })
})
