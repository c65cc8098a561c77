import { beforeAll, describe, expect, it } from 'vitest'
import { digitsOf, foldText, searchTextOf } from '../../../worker/messages/fold-text.ts'
import type { Message, MessageList } from '../../../worker/messages/schema.ts'
import { eventually } from '../../harness/eventually.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { Browser, listen } from '../../harness/workers/accounts/browser.ts'
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

describe('messages', () => {
  describe('the message list', () => {
    it('starts with the newest messages, with excerpts', async () => {
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
        ...{ readAt: null, replied: false, photoCount: 0 },
      })
      expect(answer.next).toBeNull()
      expect(answer.counts).toEqual({ inbox: 2, archive: 0, spam: 0 })
    })

    it('shows up to 160 characters of a message, with an ellipsis only if the message is longer', async () => {
      const { browser, of } = await newInbox()
      const whole = '💧'.repeat(80)
      await newMessage(of, { createdAt: ago(2), message: whole })
      await newMessage(of, { createdAt: ago(1), message: `-${whole}` })
      const { messages } = await list(browser)
      expect(messages.map(({ excerpt }) => excerpt)).toEqual([`-${'💧'.repeat(79)}…`, whole])
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

    it('shows each simultaneous message once across pages', async () => {
      const { browser, of } = await newInbox()
      const [now, before] = [ago(1), ago(2)]
      const rows = Array.from({ length: 130 }, (_, index) => messageRow(of, { createdAt: index < 100 ? now : before }))
      await newMessages(rows)
      const seen: string[][] = []
      for (let next: string | null = ''; next !== null; ) {
        const page = await list(browser, next && `?before=${next}`)
        seen.push(idsOf(page))
        next = page.next
        // New messages don't shift the pages.
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
    it('comes with the other messages of its sender', async () => {
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

    it('belongs to a sender by phone number if it has no email address', async () => {
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
    it('respond with 404', async () => {
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
})

describe('changing messages', () => {
  describe('a request', () => {
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

    it('marks messages moved out of Spam as genuine, and messages moved in as read', async () => {
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
      await eventually(() => expect(tab.received).toEqual([{ type: 'messages.changed' }, { type: 'messages.changed' }]))
    })

    it('applies changes of ten parallel windows', async () => {
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
      // Each change is one statement, so the last one applies to all messages.
      const { counts } = await list(browser)
      expect([0, 60]).toContain(counts?.inbox)
      const deletions = await Promise.all([1, 2, 3].map(() => browser.post('/api/messages/delete', { ids })))
      expect(deletions.map(({ body }) => (body as { changed: number }).changed).toSorted()).toEqual([0, 0, 60])
    })
  })
})

let inbox: Awaited<ReturnType<typeof newInbox>>

const search = async (words: string) => {
  const answer = await inbox.browser.get(`/api/messages?${new URLSearchParams({ search: words })}`)
  expect(answer.status).toBe(200)
  const { messages, counts } = answer.body as MessageList
  expect(messages).toHaveLength(counts?.inbox ?? -1)
  return { ids: messages.map(({ id }) => id).toSorted(), counts }
}

describe('searching messages', () => {
  beforeAll(async () => {
    inbox = await newInbox()
    const sent = {
      mueller: { name: 'Jürgen Müller', email: 'JM@Example.com', message: 'Die Therme in der Badstraße heizt nicht.' },
      tanaka: { name: '田中　花子', email: 'hanako@example.jp', message: 'ｶﾞｽ給湯器の修理をお願いします。' },
      phone: { name: 'Ada', email: '', phone: '+43 (660) 123-45 67', message: 'Bitte um Rückruf.' },
      discount: { name: 'Bob', email: 'bob@example.com', message: 'Is 50% off still valid? file_name.txt' },
      plain: { name: 'Bob', email: 'bob2@example.com', message: 'Is 50 euros off still valid? filename.txt' },
      spam: { name: 'Müller', message: 'SEO', folder: 'spam' as const },
    }
    for (const [id, row] of Object.entries(sent)) await newMessage(inbox.of, { id, ...row })
    const other = await newInbox()
    await newMessage(other.of, { id: 'foreign', name: 'Müller' })
  })

  it.each([
    ['müller', ['mueller']],
    ['MULLER  jurgen', ['mueller']],
    ['badstrasse', ['mueller']],
    ['BADSTRAẞE', ['mueller']],
    ['jm@example', ['mueller']],
    ['therme bob', []],
    ['田中', ['tanaka']],
    ['花子 修理', ['tanaka']],
    ['ガス給湯器', ['tanaka']],
    ['ruckruf', ['phone']],
    ['66012345', ['phone']],
    ['0660 1234567', ['phone']],
    ['0043660 123', ['phone']],
    ['+43-660', ['phone']],
    ['660 999', []],
    ['50%', ['discount']],
    ['%', ['discount']],
    ['file_name', ['discount']],
    ['_', ['discount']],
    ['50', ['discount', 'plain']],
    ['bob valid', ['discount', 'plain']],
    ["' or 1=1 --", []],
    ['"', []],
    ['\\', []],
    [`${'a'.repeat(99)}`, []],
    ['  ', ['discount', 'mueller', 'phone', 'plain', 'tanaka']],
  ])('finds messages by %j', async (words, ids) => expect((await search(words)).ids).toEqual(ids))

  it('counts the matches in each folder', async () => {
    expect((await search('muller')).counts).toEqual({ inbox: 1, archive: 0, spam: 1 })
  })

  it('accepts any text', async () => {
    const words = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ')
    // A letter that normalizes to four words, a hundred times.
    for (const hostile of [words, 'ﷺ'.repeat(100), '\u0000', '\ud800', '%'.repeat(100)]) {
      expect((await search(hostile)).ids).toEqual([])
    }
  })
})

describe('normalizing text for search', () => {
  it.each([
    ['Müller', 'muller'],
    ['Mu\u0308ller', 'muller'],
    ['STRASSE Straße STRAẞE', 'strasse strasse strasse'],
    ['Søren Łukasz İzmir', 'soren lukasz izmir'],
    ['ｶﾞｽ　修理', 'カス 修理'],
    ['ガス 修理', 'カス 修理'],
    ['Ⅳ ℡ ﬁ', 'iv tel fi'],
    [' a\r\n\t\u00a0b\u2003c ', 'a b c'],
    ['100% _', '100% _'],
    ['', ''],
  ])('folds %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
    expect(foldText(folded)).toBe(folded)
  })

  it.each([
    ['+43 (0)660 / 123-45', '43066012345'],
    ['0043 660 12345', '4366012345'],
    ['０１２３', '123'],
    ['ask for Ada', ''],
  ])('extracts the digits of %j', (phone, digits) => expect(digitsOf(phone)).toBe(digits))

  it('separates the fields, and puts digits first', () => {
    const sent = { name: 'Ünal', email: 'U@x.at', phone: '+43 1', message: 'One\nTwo' }
    expect(searchTextOf(sent)).toBe('431\nunal\nu@x.at\n+43 1\none two')
    expect(searchTextOf({ ...sent, phone: '' })).toBe('\nunal\nu@x.at\n\none two')
  })
})
