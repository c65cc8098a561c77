import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changeMessagesOptions,
  deleteMessagesOptions,
  type MessagesOrder,
  sendReplyOptions,
} from '#editor/messages/changes.ts'
import { inboxSettingsQuery, reportTimeZone } from '#editor/messages/inbox-settings.ts'
import { replyOf } from '#editor/messages/message/reply-form.tsx'
import { type MessageFilter, messageListQuery, messageQuery, unreadQuery } from '#editor/messages/queries.ts'
import { deleteRepliesOfPerson, readReply, storeReply } from '#editor/messages/reply-drafts.ts'
import type { InboxSettings } from '#worker/messages/schema.ts'
import { eventually } from '../../harness/eventually.ts'
import { fakeStorage } from '../session/fake-storage.ts'
import { messageOf, pageOf, summaryOf } from './a-message.ts'

describe('message updates', () => {
  const inbox: MessageFilter = { folder: 'inbox', draftId: undefined, search: '', unread: false }
  const archive: MessageFilter = { ...inbox, folder: 'archive' }
  const found: MessageFilter = { ...inbox, search: 'tap' }
  const unread: MessageFilter = { ...inbox, unread: true }

  const one = summaryOf({ id: 'one', createdAt: '2026-11-20T08:00:00.000Z' })
  const two = summaryOf({ id: 'two', createdAt: '2026-11-21T08:00:00.000Z' })
  const three = summaryOf({ id: 'three', createdAt: '2026-11-22T08:00:00.000Z', readAt: '2026-11-22T09:00:00.000Z' })

  let queries: QueryClient
  let calls: { path: string; body: unknown }[]
  let answer: (path: string) => Promise<Response>
  const onFailed = vi.fn()

  beforeEach(() => {
    queries = new QueryClient()
    calls = []
    answer = async () => Response.json({ changed: 1 })
    onFailed.mockReset()
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
      const { pathname: path } = new URL(String(input))
      calls.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
      return answer(path)
    })
    vi.stubGlobal('localStorage', fakeStorage())
    for (const filter of [inbox, found]) set(filter, pageOf([three, two, one], { archive: 1 }))
    set(unread, pageOf([two, one]))
    set(
      archive,
      pageOf([summaryOf({ id: 'kept', folder: 'archive', createdAt: '2026-11-01T08:00:00.000Z' })], {
        inbox: 3,
        archive: 1,
      }),
    )
    queries.setQueryData(unreadQuery.queryKey, { unread: 2, byWebsite: { 'draft-1': 2 } })
    queries.setQueryData(messageQuery('one').queryKey, messageOf({ id: 'one' }))
  })
  afterEach(() => {
    queries.clear()
    vi.unstubAllGlobals()
  })

  function set(filter: MessageFilter, page: ReturnType<typeof pageOf>) {
    queries.setQueryData(messageListQuery(filter).queryKey, { pages: [page], pageParams: [''] })
  }
  const pageIn = (filter: MessageFilter) => queries.getQueryData(messageListQuery(filter).queryKey)?.pages[0]
  const ids = (filter: MessageFilter) => pageIn(filter)?.messages.map(({ id }) => id)
  const counts = (filter: MessageFilter) => pageIn(filter)?.counts
  const unreadCount = () => queries.getQueryData(unreadQuery.queryKey)?.unread
  const all = () => [inbox, found, unread, archive].map((filter) => [ids(filter), counts(filter)])

  const change = (order: MessagesOrder) =>
    new MutationObserver(queries, changeMessagesOptions(queries, onFailed)).mutate(order)
  const remove = (messages: MessagesOrder['messages']) =>
    new MutationObserver(queries, deleteMessagesOptions(queries, onFailed)).mutate({ messages })
  const never = () => new Promise<Response>(() => undefined)
  const lost = async () => Promise.reject(new TypeError('Failed to fetch'))
  const shown = () => new Promise((resolve) => setTimeout(resolve))

  describe('a change to messages', () => {
    it('marks messages as read and lowers the unread count before the server responds', async () => {
      answer = never
      void change({ messages: [one], read: true })
      await shown()
      expect(pageIn(inbox)?.messages[2]?.readAt).not.toBeNull()
      expect(queries.getQueryData(messageQuery('one').queryKey)?.readAt).not.toBeNull()
      expect(unreadCount()).toBe(1)
      expect(calls).toEqual([{ path: '/api/messages', body: { ids: ['one'], read: true } }])
    })

    it('keeps a just-read message in the unread list', async () => {
      answer = never
      void change({ messages: [one], read: true })
      await shown()
      expect(ids(unread)).toEqual(['two', 'one'])
    })

    it('moves messages between lists, in order, and updates the counts', async () => {
      answer = never
      void change({ messages: [one, three], folder: 'archive' })
      await shown()
      expect(ids(inbox)).toEqual(['two'])
      expect(ids(found)).toEqual(['two'])
      expect(ids(archive)).toEqual(['three', 'one', 'kept'])
      expect(counts(inbox)).toMatchObject({ inbox: 1, archive: 3 })
      expect(counts(archive)).toMatchObject({ inbox: 1, archive: 3 })
      expect(unreadCount()).toBe(1)
    })

    it('reverts with a notice if the network fails', async () => {
      const before = all()
      answer = lost
      await expect(change({ messages: [one, two], folder: 'spam' })).rejects.toMatchObject({ code: 'network' })
      expect(all()).toEqual(before)
      expect(unreadCount()).toBe(2)
      expect(queries.getQueryData(messageQuery('one').queryKey)?.folder).toBe('inbox')
      expect(onFailed).toHaveBeenCalledOnce()
    })

    it('reverts without affecting later changes', async () => {
      let refuse: (reason: Error) => void = () => undefined
      answer = () => new Promise((_resolve, reject) => (refuse = reject))
      const first = change({ messages: [one], folder: 'archive' })
      await shown()
      answer = never
      void change({ messages: [two], folder: 'archive' })
      await shown()
      expect(ids(inbox)).toEqual(['three'])
      refuse(new TypeError('Failed to fetch'))
      await expect(first).rejects.toThrow()
      expect(ids(inbox)).toEqual(['three', 'one'])
      expect(ids(archive)).toEqual(['two', 'kept'])
      expect(counts(inbox)).toMatchObject({ inbox: 2, archive: 2 })
    })

    it('waits for earlier requests, so that an undo arrives last', async () => {
      let finish: (response: Response) => void = () => undefined
      answer = () => new Promise((resolve) => (finish = resolve))
      void change({ messages: [one], folder: 'archive' })
      void change({ messages: [{ ...one, folder: 'archive' }], folder: 'inbox' })
      await shown()
      expect(ids(inbox)).toEqual(['three', 'two', 'one'])
      expect(calls).toHaveLength(1)
      answer = async () => Response.json({ changed: 1 })
      finish(Response.json({ changed: 1 }))
      await eventually(() => expect(calls).toHaveLength(2))
      expect(calls[1]?.body).toEqual({ ids: ['one'], folder: 'inbox' })
    })

    it('reaches the server in batches within its limit', async () => {
      const many = Array.from({ length: 450 }, (_, index) => summaryOf({ id: `m${index}` }))
      await change({ messages: many, read: true })
      expect(calls.map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([200, 200, 50])
    })
  })

  describe('deleting messages', () => {
    it('takes effect at once, and is reverted if it fails', async () => {
      const before = all()
      let refuse: (reason: Error) => void = () => undefined
      answer = () => new Promise((_resolve, reject) => (refuse = reject))
      const removal = remove([one, two])
      await shown()
      expect(ids(inbox)).toEqual(['three'])
      expect(counts(inbox)).toMatchObject({ inbox: 1 })
      expect(unreadCount()).toBe(0)
      expect(calls).toEqual([{ path: '/api/messages/delete', body: { ids: ['one', 'two'] } }])
      refuse(new TypeError('Failed to fetch'))
      await expect(removal).rejects.toThrow()
      expect(all()).toEqual(before)
      expect(unreadCount()).toBe(2)
    })
  })

  describe('sending a reply', () => {
    const send = () =>
      new MutationObserver(queries, sendReplyOptions(queries, 'ada')).mutate({
        messageId: 'one',
        id: 'r',
        text: 'Yes.',
      })

    it('keeps the text stored until the server has it', async () => {
      storeReply('ada', 'one', { text: 'Yes.' })
      answer = lost
      await expect(send()).rejects.toMatchObject({ code: 'network' })
      expect(readReply('ada', 'one')?.text).toBe('Yes.')
      const reply = { id: 'r', text: 'Yes.', createdAt: '2026-11-22T08:00:00.000Z', state: 'waiting' as const }
      answer = async () => Response.json({ message: messageOf({ id: 'one', replies: [reply], replied: true }) })
      await send()
      expect(readReply('ada', 'one')).toBeUndefined()
      expect(queries.getQueryData(messageQuery('one').queryKey)?.replies).toEqual([reply])
    })
  })
})

describe('the store of unsent replies', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      key: (index: number) => [...stored.keys()][index] ?? null,
      get length() {
        return stored.size
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('keeps one reply per message, and shows it only to its author', () => {
    storeReply('ada', 'one', { text: 'I come on Monday.' })
    storeReply('ada', 'two', { text: 'Sorry, no.' })
    expect(readReply('ada', 'one')?.text).toBe('I come on Monday.')
    expect(readReply('ada', 'two')?.text).toBe('Sorry, no.')
    expect(readReply('bob', 'one')).toBeUndefined()
  })

  it('deletes a reply that is blank or older than a month', () => {
    storeReply('ada', 'one', { text: 'Yes' })
    expect(readReply('ada', 'one', Date.now() + 31 * 86_400_000)).toBeUndefined()
    storeReply('ada', 'one', { text: '  ' })
    expect(readReply('ada', 'one')).toBeUndefined()
  })

  it('deletes a person’s replies when they sign out', () => {
    storeReply('ada', 'one', { text: 'Yes' })
    storeReply('ada', 'two', { text: 'Yes' })
    storeReply('bob', 'one', { text: 'No' })
    deleteRepliesOfPerson('ada')
    expect([readReply('ada', 'one'), readReply('ada', 'two')]).toEqual([undefined, undefined])
    expect(readReply('bob', 'one')?.text).toBe('No')
  })

  it('works without browser storage and after an invalid value', () => {
    localStorage.setItem('reply:ada:one', '{"text": 1}')
    expect(readReply('ada', 'one')).toBeUndefined()
    vi.stubGlobal('localStorage', undefined)
    expect(() => storeReply('ada', 'one', { text: 'Yes' })).not.toThrow()
    expect(readReply('ada', 'one')).toBeUndefined()
  })

  it('keeps a reply’s id if the text is the same, and replaces it if the text changes', () => {
    const first = replyOf({ text: 'Yes.' })
    expect(replyOf({ text: 'Yes.', tried: first })).toEqual(first)
    const other = replyOf({ text: 'Yes, gladly.', tried: first })
    expect(other.text).toBe('Yes, gladly.')
    expect(other.id).not.toBe(first.id)
  })
})

describe('reportTimeZone', () => {
  const settings: InboxSettings = {
    notify: 'at-once',
    timeZone: 'UTC',
    keepMonths: null,
    weekly: false,
    replyTo: 'account',
  }

  function answering(chosen: boolean, put?: () => Response) {
    const stored: unknown[] = []
    vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
      if (init?.method !== 'PUT') return Response.json({ settings, chosen })
      const body = JSON.parse(String(init.body))
      stored.push(body)
      return put?.() ?? Response.json({ settings: body, chosen: true })
    })
    return stored
  }

  afterEach(() => vi.unstubAllGlobals())

  it('stores the browser’s time zone once if the owner chose none', async () => {
    const stored = answering(false)
    const queries = new QueryClient()
    await reportTimeZone(queries, 'draft-1', 'Europe/Vienna')
    await reportTimeZone(queries, 'draft-1', 'Europe/Vienna')
    expect(stored).toEqual([{ ...settings, timeZone: 'Europe/Vienna' }])
    expect(queries.getQueryData(inboxSettingsQuery('draft-1').queryKey)).toMatchObject({
      settings: { timeZone: 'Europe/Vienna' },
      chosen: true,
    })
  })

  it('doesn’t replace the owner’s choice', async () => {
    const stored = answering(true)
    await reportTimeZone(new QueryClient(), 'draft-1', 'Europe/Vienna')
    expect(stored).toEqual([])
  })

  it('causes no error if the settings can’t be loaded', async () => {
    answering(false, () => Response.json({ error: { code: 'not_found', requestId: 'r' } }, { status: 404 }))
    await expect(reportTimeZone(new QueryClient(), 'draft-1', 'Europe/Vienna')).resolves.toBeUndefined()
  })
})
