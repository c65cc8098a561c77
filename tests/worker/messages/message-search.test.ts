import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { finishTables, readSchema } from '../../../worker/backup/database.ts'
import { changeMessages, deleteMessages } from '../../../worker/messages/change.ts'
import { countUnread, getMessage, listMessages } from '../../../worker/messages/read.ts'
import { removeInboxes } from '../../../worker/messages/rows.ts'
import { countedAtMost } from '../../../worker/messages/schema.ts'
import { indexedText, matching, matchingEither } from '../../../worker/messages/search/grams.ts'
import { indexMessages, mergeIndex } from '../../../worker/messages/search/index-messages.ts'
import { countedD1 } from '../../harness/workers/faults/faulty-stores.ts'
import { openDatabase } from '../../harness/workers/homes/any-side.ts'
import { type MessageRow, messageRow, newMessage, newMessages } from '../../harness/workers/messages/messages.ts'
import { contextOf, idOf, newSite, siteEnv } from '../../harness/workers/sites/sites.ts'

const db = openDatabase(env.DB)
const minute = 60_000
const hourAgo = Date.now() - 60 * minute
const ctx = contextOf()

type Of = { userId: string; draftId: string }

/** Enough messages to be indexed, one a second up to an hour ago. */
const manyRows = (of: Of, count: number, change: (index: number) => Partial<MessageRow> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    messageRow(of, { createdAt: new Date(hourAgo - (count - index) * 1000), ...change(index) }),
  )

const search = (of: Of, words: string, more: object = {}) =>
  listMessages(ctx, { userId: of.userId, folder: 'inbox', search: words, unread: false, ...more })
const idsOf = async (found: ReturnType<typeof search>) => (await found).messages.map(({ id }) => id).toSorted()
const indexRowOf = ({ userId }: Of) =>
  env.DB.prepare('select number, searchable_until as until from message_indexes where user_id = ?')
    .bind(userId)
    .first<{ number: number; until: number }>()
/** How many rows of the full-text table are an owner's. */
const indexedOf = (number: number) =>
  env.DB.prepare('select count(*) as count from message_search where rowid between -((?1 + 1) << 42) and -(?1 << 42)')
    .bind(number)
    .first<number>('count')

const countedBy = async (query: string, { userId }: Of) => (await env.DB.prepare(query).bind(userId).all()).results
const kept = 'select folder, draft_id, total, unread from message_counts where user_id = ? order by 1, 2'
const recounted = `select folder, draft_id, count(*) as total, sum(read_at is null) as unread from customer_contact_forms
  where user_id = ? group by 1, 2 order by 1, 2`

describe('the counts of messages', () => {
  let of: Of
  beforeEach(async () => {
    of = idOf(await newSite())
  })
  const agrees = async () => expect(await countedBy(kept, of)).toEqual(await countedBy(recounted, of))

  it('follow every insert, change and deletion', async () => {
    const folders = ['inbox', 'archive', 'spam'] as const
    const rows = manyRows(of, 60, (index) => ({
      ...{ folder: folders[index % 3], readAt: index % 2 ? new Date() : null },
      draftId: index % 5 ? of.draftId : 'another',
    }))
    await newMessages(rows)
    await agrees()
    const ids = rows.map(({ id }) => id)
    const change = (from: number, to: number, what: object) =>
      changeMessages(ctx, { userId: of.userId, ids: ids.slice(from, to), ...what })
    await change(0, 10, { read: true })
    await change(0, 30, { read: false, folder: 'archive' })
    await change(20, 50, { folder: 'spam' })
    await change(10, 40, { folder: 'inbox', read: true })
    await change(0, 60, { read: true })
    await agrees()
    await deleteMessages(ctx, { userId: of.userId, ids: ids.slice(0, 35) })
    await agrees()
    await removeInboxes(db, of.userId)
    expect(await countedBy(kept, of)).toEqual([])
  })

  it('are what lists show, by website and of unread messages only', async () => {
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

  it('are made again after a restore', async () => {
    await newMessages(manyRows(of, 5))
    await env.DB.prepare('update message_counts set total = 77 where user_id = ?').bind(of.userId).run()
    await finishTables(env.DB, [])
    await agrees()
  })
})

describe('a search among many messages', () => {
  let of: Of
  let other: Of
  const count = 3_000

  beforeAll(async () => {
    of = idOf(await newSite())
    other = idOf(await newSite())
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
    await newMessage(of, { id: 'mine-new', message: 'Wärmepumpe, 修理', createdAt: new Date() })
    for (let run = 0; run < 3; run += 1) await indexMessages(ctx)
  }, 120_000)

  it('finds parts of words, of the owner only, indexed or not yet', async () => {
    const { number = 0, until = 0 } = (await indexRowOf(of)) ?? {}
    expect([number > 0, until >= hourAgo - 60_000, until < Date.now() - minute]).toEqual([true, true, true])
    const pumps = ['mine-1007', 'mine-2007', 'mine-new']
    expect(await idsOf(search(of, 'WARMEPUMPE'))).toEqual(pumps)
    expect(await idsOf(search(of, 'mepum heiz'))).toEqual(pumps.slice(0, 2))
    expect(await idsOf(search(of, 'wärmepumpe', { folder: 'archive' }))).toEqual(['mine-7'])
    expect((await search(of, 'wärmepumpe')).counts).toEqual({ inbox: 3, archive: 1, spam: 0 })
    expect(await idsOf(search(of, '修理'))).toEqual(['mine-1008', 'mine-2008', 'mine-new'])
    expect(await idsOf(search(of, '器'))).toEqual(['mine-1008', 'mine-2008'])
    expect(await idsOf(search(of, '0660 100777'))).toEqual(['mine-777'])
    expect(await idsOf(search(of, 'visitor 2999'))).toEqual(['mine-2999'])
    expect(await idsOf(search(of, 'absent'))).toEqual([])
    expect(await idsOf(search(of, '"heizt OR" NEAR('))).toEqual([])
  })

  it('reads an index that the cleanup merges into few segments, and finds the same', async () => {
    const segments = () =>
      env.DB.prepare('select count(distinct segid) as count from message_search_idx').first<number>('count')
    const before = await segments()
    for (let hour = 0; hour < 20; hour += 1) await ctx.db.batch(mergeIndex(ctx.db))
    const after = await segments()
    expect([before, after]).toEqual([expect.toSatisfy((count) => count > 2), expect.toSatisfy((count) => count <= 2)])
    expect(await idsOf(search(of, 'mepum heiz'))).toEqual(['mine-1007', 'mine-2007'])
    // By FTS5's own setting, three segments of one size would stay.
    const setting = env.DB.prepare(`select v from message_search_config where k = 'usermerge'`)
    expect(await setting.first('v')).toBe(2)
  })

  it('reads few messages for a rare, a common and an absent word', async () => {
    for (const words of ['wärmepumpe', 'heizung', 'zyzzyva', 'heizung wärmepumpe']) {
      const { database, rowsRead } = countedD1(env.DB)
      await listMessages(contextOf(siteEnv({ DB: database })), {
        ...{ userId: of.userId, folder: 'inbox', search: words, unread: false },
      })
      expect([words, rowsRead() < count / 2]).toEqual([words, true])
    }
  })

  it('pages through all matches of a common word, each once, and counts only some of them, with the first page', async () => {
    const seen: string[] = []
    let before: string | undefined
    do {
      const isFirst = before === undefined
      const page = await search(of, 'heizung', before === undefined ? {} : { before })
      seen.push(...page.messages.map(({ id }) => id))
      before = page.next ?? undefined
      expect([page.countsMayBeMore, page.counts?.inbox]).toEqual(isFirst ? [true, countedAtMost] : [false, undefined])
    } while (before)
    expect([seen.length, new Set(seen).size]).toEqual([count - 100, count - 100])
    expect(seen[0]).toBe(`mine-${count - 1}`)
  })

  it('finds a common word in a folder whose messages are all older', async () => {
    const { messages, counts } = await search(of, 'heizung', { folder: 'archive' })
    expect(messages).toHaveLength(30)
    expect(messages[0]?.id).toBe('mine-99')
    expect(counts?.archive).toBe(0)
  })

  it('counts the messages of a sender by the index', async () => {
    const { database, rowsRead } = countedD1(env.DB)
    const message = await getMessage(contextOf(siteEnv({ DB: database })), { userId: of.userId, id: 'mine-1234' })
    expect(message.fromSamePerson).toBe(count / 100)
    expect(rowsRead()).toBeLessThan(count / 2)
  })

  it('indexes again what arrives with an earlier time, and forgets what is deleted', async () => {
    const late = await newMessage(of, { message: 'verspätet', createdAt: new Date(hourAgo - 500_500) })
    expect(await idsOf(search(of, 'verspätet'))).toEqual([late.id])
    expect((await indexRowOf(of))?.until).toBeLessThan(late.createdAt.getTime())
    for (let run = 0; run < 2; run += 1) await indexMessages(ctx)
    expect((await indexRowOf(of))?.until).toBeGreaterThan(late.createdAt.getTime())
    expect(await idsOf(search(of, 'verspätet'))).toEqual([late.id])
    const { number = 0 } = (await indexRowOf(of)) ?? {}
    const before = (await indexedOf(number)) ?? 0
    await deleteMessages(ctx, { userId: of.userId, ids: [late.id] })
    expect(await indexedOf(number)).toBe(before - 1)
  })

  it('finds what only the version before indexed, while both run, and forgets it too once it is deleted', async () => {
    const both = await newMessage(of, { message: 'übergang', createdAt: new Date(hourAgo - 900_700) })
    const before = env.DB.prepare('insert into message_search (rowid, text) values ((?1 << 42) + ?2, ?3)')
    const { number = 0 } = (await indexRowOf(of)) ?? {}
    await before.bind(number, both.createdAt.getTime(), 'ubergang').run()
    await env.DB.prepare('update message_indexes set indexed_until = ? where number = ?').bind(hourAgo, number).run()
    const remaining = () =>
      env.DB.prepare('select count(*) as count from message_search where rowid > 0').first<number>('count')
    expect([await idsOf(search(of, 'übergang')), await remaining()]).toEqual([[both.id], 1])
    for (let run = 0; run < 2; run += 1) await indexMessages(ctx)
    expect(await idsOf(search(of, 'übergang'))).toEqual([both.id])
    await deleteMessages(ctx, { userId: of.userId, ids: [both.id] })
    expect([await idsOf(search(of, 'übergang')), await remaining()]).toEqual([[], 0])
  })

  it('keeps a message of the same moment when the other is deleted', async () => {
    const createdAt = new Date(hourAgo - 700_300)
    const [one, two] = [
      await newMessage(of, { message: 'zwilling', createdAt }),
      await newMessage(of, { message: 'zwilling', createdAt }),
    ]
    for (let run = 0; run < 2; run += 1) await indexMessages(ctx)
    await deleteMessages(ctx, { userId: of.userId, ids: [one.id] })
    expect(await idsOf(search(of, 'zwilling'))).toEqual([two.id])
    for (let run = 0; run < 2; run += 1) await indexMessages(ctx)
    expect(await idsOf(search(of, 'zwilling'))).toEqual([two.id])
  })

  it('is not part of a backup, and is indexed again after a restore', async () => {
    const { tables, others } = await readSchema(env.DB)
    expect(tables.filter(({ name }) => name.startsWith('message_search'))).toEqual([])
    expect(others.filter((sql) => /virtual table/i.test(sql))).toHaveLength(1)
    await finishTables(env.DB, [])
    expect((await indexRowOf(of))?.until).toBe(0)
    expect(await idsOf(search(of, 'visitor 2999'))).toEqual(['mine-2999'])
    await indexMessages(ctx)
    expect((await indexRowOf(of))?.until).toBeGreaterThan(0)
  })

  it('is indexed again after a restore of a backup from before the newest messages came first', async () => {
    const added = "type = 'trigger' and sql like '%searchable_until%'"
    const { results } = await env.DB.prepare(`select name, sql from sqlite_master where ${added}`).all<{
      name: string
      sql: string
    }>()
    const run = (statements: string[]) => env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
    const until = () => env.DB.prepare('select max(indexed_until) as until from message_indexes').first<number>('until')
    await run([...results.map(({ name }) => `drop trigger ${name}`), 'update message_indexes set indexed_until = 5'])
    await run(['alter table message_indexes drop column searchable_until'])
    expect(await until()).toBe(5)
    await finishTables(env.DB, [])
    expect(await until()).toBe(0)
    await run(['alter table message_indexes add searchable_until integer default 0 not null'])
    await run(results.map(({ sql }) => sql))
    for (let turn = 0; turn < 3; turn += 1) await indexMessages(ctx)
    expect(await idsOf(search(of, 'visitor 2999'))).toEqual(['mine-2999'])
  })

  it('leaves nothing of an owner who is deleted', async () => {
    const { number = 0 } = (await indexRowOf(of)) ?? {}
    expect(await indexedOf(number)).toBeGreaterThan(0)
    await removeInboxes(db, of.userId)
    expect([await indexedOf(number), await indexRowOf(of)]).toEqual([0, null])
    expect(await idsOf(search(other, 'visitor 2999'))).toEqual(['theirs-2999'])
  }, 60_000)

  it('indexes nothing of an owner with few', async () => {
    const few = idOf(await newSite())
    await newMessages(manyRows(few, 100))
    await indexMessages(ctx)
    expect(await indexRowOf(few)).toBeNull()
  })
})

describe('what a search asks the index for', () => {
  it.each([
    [['therme'], '"rme" AND "erm" AND "the"'],
    [['a"b"'], '"""b""" AND "a""b"'],
    [['heizung', 'xylophon'], '"xyl" AND "ylo" AND "lop"'],
    [['修理'], '"修\u0001理"'],
    [['器'], '"\u0001器\u0001"'],
    [['50', 'off'], '"off"'],
    [['50'], undefined],
    [['%'], undefined],
    [['a\0b'], undefined],
    [['ab\ud800'], undefined],
    [['💧💧💧'], '"💧💧💧"'],
  ])('of %j is what every match has', (words, match) => expect(matching(words)).toBe(match))

  it('is bounded for the longest words', () => {
    const long = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
    expect(matching([long])?.split(' AND ')).toHaveLength(3)
  })

  it('is one or the other for a number, and nothing where one of both is not in the index', () => {
    expect(matchingEither(['0660', '12'], '66012')).toBe('("660" AND "066") OR ("012" AND "601" AND "660")')
    expect(matchingEither(['06', '60'], '660')).toBeUndefined()
  })

  it('has the pairs of letters beyond ASCII of each text', () => {
    expect(indexedText('ab 修理 c')).toBe('ab 修理 c\n\u0001修\u0001理\u0001')
    expect(indexedText('nur text')).toBe('nur text')
  })
})
