import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeMessages, deleteMessages } from '../../../worker/messages/change.ts'
import { countUnread, getMessage, listMessages } from '../../../worker/messages/read.ts'
import { messagesAtOnce } from '../../../worker/messages/schema.ts'
import { type MessageRow, messageRow, newMessages } from '../../harness/workers/messages/messages.ts'
import { contextOf, idOf, newSite } from '../../harness/workers/sites/sites.ts'

const hourAgo = Date.now() - 60 * 60_000
const ctx = contextOf()

type Of = { userId: string; draftId: string }

/** Messages one second apart, up to an hour ago. */
const manyRows = (of: Of, count: number, change: (index: number) => Partial<MessageRow> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    messageRow(of, { createdAt: new Date(hourAgo - (count - index) * 1000), ...change(index) }),
  )

const search = (of: Of, words: string, more: object = {}) =>
  listMessages(ctx, { userId: of.userId, folder: 'inbox', search: words, unread: false, ...more })
const idsOf = async (found: ReturnType<typeof search>) => (await found).messages.map(({ id }) => id).toSorted()

describe('message counts', () => {
  let of: Of
  beforeEach(async () => {
    of = idOf(await newSite())
  })

  it('follow every insert, change and deletion', async () => {
    const rows = manyRows(of, 6)
    const ids = rows.map(({ id }) => id)
    await newMessages(rows)
    const counts = async () => (await search(of, '')).counts
    expect(await counts()).toEqual({ inbox: 6, archive: 0, spam: 0 })
    await changeMessages(ctx, { userId: of.userId, ids: ids.slice(0, 3), folder: 'archive' })
    await changeMessages(ctx, { userId: of.userId, ids: ids.slice(2, 4), folder: 'spam' })
    expect(await counts()).toEqual({ inbox: 2, archive: 2, spam: 2 })
    await deleteMessages(ctx, { userId: of.userId, ids: ids.slice(1, 5) })
    expect(await counts()).toEqual({ inbox: 1, archive: 1, spam: 0 })
  })

  it('cover unread messages by website', async () => {
    await newMessages(
      manyRows(of, 9, (index) => ({
        draftId: index < 4 ? of.draftId : 'another',
        ...(index % 2 && { readAt: new Date() }),
      })),
    )
    expect((await search(of, '')).counts?.inbox).toBe(9)
    expect((await search(of, '', { draftId: 'another' })).counts?.inbox).toBe(5)
    expect((await search(of, '', { unread: true })).counts?.inbox).toBe(5)
    expect(await countUnread(ctx, of)).toEqual({ unread: 5, byWebsite: { [of.draftId]: 2, another: 3 } })
  })
})

describe('a search among many messages', () => {
  let of: Of
  const count = 3_000

  beforeAll(async () => {
    of = idOf(await newSite())
    const other = idOf(await newSite())
    const rows = (owner: Of, prefix: string) =>
      manyRows(owner, count, (index) => ({
        id: `${prefix}-${index}`,
        name: `Visitor ${index}`,
        email: `v${index % 100}@example.com`,
        phone: `+43 660 ${100_000 + index}`,
        message: `Die Heizung heizt nicht. ${index % 1000 === 7 ? 'Wärmepumpe' : ''}${index % 1000 === 8 ? '給湯器の修理を' : ''}`,
        folder: index < 100 ? 'archive' : 'inbox',
      }))
    await newMessages(rows(of, 'mine'))
    await newMessages(rows(other, 'theirs'))
  }, 120_000)

  it('finds parts of words and phone numbers in all of the owner’s folders, and no one else’s', async () => {
    const pumps = ['mine-1007', 'mine-2007']
    expect(await idsOf(search(of, 'WARMEPUMPE'))).toEqual(pumps)
    expect(await idsOf(search(of, 'mepum heiz'))).toEqual(pumps)
    expect(await idsOf(search(of, 'wärmepumpe', { folder: 'archive' }))).toEqual(['mine-7'])
    expect((await search(of, 'wärmepumpe')).counts).toEqual({ inbox: 2, archive: 1, spam: 0 })
    expect(await idsOf(search(of, '修理'))).toEqual(['mine-1008', 'mine-2008'])
    expect(await idsOf(search(of, '器'))).toEqual(['mine-1008', 'mine-2008'])
    expect(await idsOf(search(of, '0660 100777'))).toEqual(['mine-777'])
    expect(await idsOf(search(of, 'visitor 2999'))).toEqual(['mine-2999'])
    expect(await idsOf(search(of, 'absent'))).toEqual([])
    expect(await idsOf(search(of, '"heizt OR" NEAR('))).toEqual([])
  })

  it('returns each match for a common word once, with counts on the first page only', async () => {
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await search(of, 'heizung', before === undefined ? {} : { before })
      expect(page.counts).toEqual(before === undefined ? { inbox: count - 100, archive: 100, spam: 0 } : undefined)
      seen.push(...page.messages.map(({ id }) => id))
      before = page.next ?? undefined
    } while (before)
    expect([seen.length, new Set(seen).size]).toEqual([count - 100, count - 100])
    expect(seen[0]).toBe(`mine-${count - 1}`)
  })

  it('finds a common word in a folder with only older messages', async () => {
    const { messages } = await search(of, 'heizung', { folder: 'archive' })
    expect(messages).toHaveLength(messagesAtOnce)
    expect(messages[0]?.id).toBe('mine-99')
  })

  it('counts a sender’s messages', async () => {
    const message = await getMessage(ctx, { userId: of.userId, id: 'mine-1234' })
    expect(message.fromSamePerson).toBe(count / 100)
  })
})
