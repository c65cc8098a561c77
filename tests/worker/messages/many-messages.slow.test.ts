import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { changeMessages, deleteMessages, forgetVisitor, reply } from '../../../worker/messages/change.ts'
import { exportMessages, messagePages } from '../../../worker/messages/export.ts'
import { countUnread, getMessage, listMessages } from '../../../worker/messages/read.ts'
import { deleteOutlived, deleteSpamBefore, removeInboxes } from '../../../worker/messages/rows.ts'
import { setInboxSettings } from '../../../worker/messages/settings.ts'
import { countedD1, faultyD1, limitedD1 } from '../../harness/workers/faults/faulty-stores.ts'
import {
  inboxRowsOf,
  messageRow,
  newConversation,
  newMessage,
  newMessages,
  storedMessage,
} from '../../harness/workers/messages/messages.ts'
import { contextOf, idOf, newSite, siteEnv } from '../../harness/workers/sites/sites.ts'

const many = 10_000
const folders = ['inbox', 'inbox', 'inbox', 'archive', 'spam'] as const
const all = { folder: 'inbox', search: '', unread: false } as const

let ids: string[]

/** Runs a call on ten thousand messages; returns its answer, its statements and how many rows they read. */
async function measure<T>(run: (ctx: ReturnType<typeof contextOf>) => Promise<T>) {
  const limited = limitedD1(env.DB)
  const counted = countedD1(limited.database)
  const answer = await run(contextOf(siteEnv({ DB: counted.database })))
  return { answer, ...limited.used, rowsRead: counted.rowsRead() }
}

describe('with many messages', () => {
  let of: { userId: string; draftId: string }

  beforeAll(async () => {
    of = idOf(await newSite())
    const begin = Date.now() - many * 1000
    const text = 'Die Therme heizt nicht, bitte um Rückruf. '.repeat(5)
    const rows = Array.from({ length: many }, (_, index) =>
      messageRow(of, {
        ...{ name: `Visitor ${index}`, message: text, folder: folders[index % 5] as 'inbox' },
        ...{ createdAt: new Date(begin + Math.floor(index / 3) * 1000), readAt: index % 10 ? new Date() : null },
      }),
    )
    ids = rows.map(({ id }) => id)
    await newMessages(rows)
  }, 60_000)

  describe('an inbox of ten thousand messages', () => {
    it('shows messages one page at a time', async () => {
      const { answer, statements, mostParameters } = await measure((ctx) =>
        listMessages(ctx, { userId: of.userId, ...all }),
      )
      expect(answer.messages).toHaveLength(50)
      expect(answer.counts).toEqual({ inbox: 6_000, archive: 2_000, spam: 2_000 })
      expect([statements.length, mostParameters < 20]).toEqual([2, true])
      const steps = await plan(statements[0])
      expect(steps).toContainEqual(
        expect.stringContaining('USING INDEX customer_contact_forms_owner (user_id=? AND folder=?)'),
      )
      // SQLite scans the found rows to turn a message's own answers into one JSON value.
      expect(steps.filter((step) => !/json_each|SCAN \(|CONSTANT ROW/.test(step)).join()).not.toContain('SCAN')
    })

    it('pages through messages by an index', async () => {
      let before: string | undefined
      const seen = new Set<string>()
      for (let page = 0; page < 120; page += 1) {
        const query = { userId: of.userId, ...all, ...(before !== undefined && { before }) }
        const { messages, next } = await listMessages(contextOf(), query)
        for (const { id } of messages) seen.add(id)
        before = next ?? undefined
      }
      expect([seen.size, before]).toEqual([6_000, undefined])
      const late = { userId: of.userId, ...all, before: `${Date.now() - 9_000_000}.x` }
      const { statements } = await measure((ctx) => listMessages(ctx, late))
      expect(await plan(statements[0])).toContainEqual(
        expect.stringMatching(/customer_contact_forms_owner \(user_id=\? AND folder=\? AND created_at</),
      )
    })

    it('finds messages without LIKE', async () => {
      const search = 'die therme heizt nicht bitte um ruckruf e i r t b n h visitor'
      const { answer, statements, mostParameters } = await measure((ctx) =>
        listMessages(ctx, { userId: of.userId, ...all, search: `${search} 999` }),
      )
      expect(answer.counts?.inbox).toBe(
        [...ids.keys()].filter((index) => `${index}`.includes('999') && index % 5 < 3).length,
      )
      expect([statements.length, mostParameters < 60]).toEqual([2, true])
      for (const { query } of statements) expect(query).not.toMatch(/\blike\b/i)
    })

    it('uses bounded statements to count, change, delete and export messages', async () => {
      const some = ids.slice(0, 200)
      const { answer, ...used } = await measure(async (ctx) => {
        const { unread } = await countUnread(ctx, { userId: of.userId })
        await getMessage(ctx, { userId: of.userId, id: ids[0] ?? '' })
        const changed = await changeMessages(ctx, { userId: of.userId, ids: some, read: true, folder: 'inbox' })
        const csv = await new Response(await exportMessages(ctx, of)).text()
        const deleted = await deleteMessages(ctx, { userId: of.userId, ids: some })
        return { unread, changed, deleted, lines: csv.split('\r\n').length }
      })
      expect(answer).toEqual({ unread: 1_000, changed: 200, deleted: 200, lines: many + 2 })
      expect(used.mostParameters).toBeLessThan(20)
      expect(used.statements.length).toBeLessThan(80)
    })

    it('exports messages page by page', async () => {
      const { answer, rowsRead } = await measure(async (ctx) => {
        const sizes: number[] = []
        for await (const page of messagePages(ctx, { userId: of.userId, draftId: undefined })) sizes.push(page.length)
        return sizes
      })
      expect(Math.max(...answer)).toBe(200)
      // A message, its website's name and whether it has a reply.
      expect(rowsRead).toBeLessThan(4 * many)
      expect(answer.reduce((sum, size) => sum + size, 0)).toBe(many - 200)
    })

    it('deletes all messages at once with their sender or their owner', async () => {
      const { answer } = await measure((ctx) => forgetVisitor(ctx, { userId: of.userId, id: ids[500] ?? '' }))
      expect(answer).toBe(many - 200)
      await newMessages(Array.from({ length: 2_000 }, () => messageRow(of)))
      await measure(({ db }) => removeInboxes(db, of.userId))
      const left = await env.DB.prepare('select count(*) as count from customer_contact_forms where user_id = ?')
        .bind(of.userId)
        .first('count')
      expect(left).toBe(0)
    })
  })

  it('the cron finds expired messages without reading the rest', async () => {
    const run = { at: new Date(), limit: 10 }
    const { statements } = await measure((ctx) =>
      ctx.db.batch([deleteOutlived(ctx.db, run), deleteSpamBefore(ctx.db, new Date(), run)]),
    )
    const [outlived] = await Promise.all(statements.map(plan))
    expect(outlived?.join('\n')).toMatch(
      /SEARCH message USING .*INDEX customer_contact_forms_website_folder \(draft_id=\? AND folder=\? AND created_at</,
    )
  })
})

async function plan(statement: { query: string; values: unknown[] } | undefined): Promise<string[]> {
  if (!statement) throw new Error('no statement')
  const { results } = await env.DB.prepare(`explain query plan ${statement.query}`)
    .bind(...statement.values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** The context of a Worker whose database fails at some statements. */
const failingAt = (what: RegExp, changes: Partial<Env> = {}) =>
  contextOf(siteEnv({ ...changes, DB: faultyD1(env.DB, ({ query }) => (what.test(query) ? 'throws' : undefined)) }))
const text = 'I can come on Monday.'
/** Expects the simulated database error, however wrapped. */
const fails = async (call: Promise<unknown>) =>
  expect(await call.then(String, (error: Error) => `${error} ${error.cause}`)).toContain('no database today')

describe('a failing inbox', () => {
  let of: { userId: string; draftId: string }
  beforeEach(async () => {
    of = idOf(await newSite())
  })

  describe('with a failing database', () => {
    it('acknowledges no read or change', async () => {
      const row = await newMessage(of)
      const ctx = failingAt(/./)
      const which = { userId: of.userId, ids: [row.id] }
      await fails(listMessages(ctx, { userId: of.userId, folder: 'inbox', search: '', unread: false }))
      await fails(exportMessages(ctx, of))
      await fails(changeMessages(ctx, { ...which, read: true }))
      await fails(deleteMessages(ctx, which))
      await fails(forgetVisitor(ctx, { userId: of.userId, id: row.id }))
      await fails(reply(ctx, { userId: of.userId, messageId: row.id, id: crypto.randomUUID(), text }))
      expect(await storedMessage(row.id)).toMatchObject({ read_at: null, folder: 'inbox' })
    })

    it('aborts a running export', async () => {
      await newMessages(Array.from({ length: 500 }, () => messageRow(of)))
      let pages = 0
      const fault = ({ query }: { query: string }) =>
        /from "customer_contact_forms"/.test(query) && ++pages > 2 ? ('throws' as const) : undefined
      const body = await exportMessages(contextOf(siteEnv({ DB: faultyD1(env.DB, fault) })), of)
      await fails(new Response(body).text())
    })
  })

  describe('storing a reply', () => {
    it.each(['insert into "contact_replies"', 'insert into "mail_outbox"', 'update "customer_contact_forms"'])(
      'rolls back if “%s” fails, and uses up no attempt',
      async (what) => {
        const row = await newMessage(of)
        const which = { userId: of.userId, messageId: row.id, text }
        const ctx = failingAt(new RegExp(what, 'i'))
        for (let time = 0; time < 31; time += 1) {
          await fails(reply(ctx, { ...which, id: crypto.randomUUID() }))
        }
        expect(await inboxRowsOf(of.userId)).toEqual({ messages: 1, replies: 0, settings: 0, mails: 0 })
        expect(await storedMessage(row.id)).toMatchObject({ read_at: null })
        const { replies } = await reply(contextOf(), { ...which, id: crypto.randomUUID() })
        expect(replies).toHaveLength(1)
      },
    )

    it('stores one reply when the response was lost and the request repeated', async () => {
      const row = await newMessage(of)
      const which = { userId: of.userId, messageId: row.id, id: crypto.randomUUID(), text }
      let stored = false
      const fault = ({ query }: { query: string }) => {
        const isAfter = stored && /^select/i.test(query)
        stored ||= /insert into "contact_replies"/.test(query)
        return isAfter ? ('throws' as const) : undefined
      }
      await fails(reply(contextOf(siteEnv({ DB: faultyD1(env.DB, fault) })), which))
      expect((await reply(contextOf(), which)).replies).toMatchObject([{ id: which.id }])
      expect(await inboxRowsOf(of.userId)).toMatchObject({ replies: 1 })
    })

    it('stores no reply when the message is deleted at that moment', async () => {
      const row = await newMessage(of)
      const which = { userId: of.userId, messageId: row.id, id: crypto.randomUUID(), text }
      const gone = siteEnv({ DB: whenCounted(() => deleteMessages(contextOf(), { userId: of.userId, ids: [row.id] })) })
      await expect(reply(contextOf(gone), which)).rejects.toMatchObject({ code: 'not_found' })
      expect(await inboxRowsOf(of.userId)).toEqual({ messages: 0, replies: 0, settings: 0, mails: 0 })
    })

    /** Runs something before an attempt is counted. */
    const whenCounted = (happens: () => Promise<unknown>) =>
      new Proxy(env.DB, {
        get(target, name) {
          if (name !== 'batch') {
            const value: unknown = Reflect.get(target, name)
            return typeof value === 'function' ? value.bind(target) : value
          }
          return async (statements: D1PreparedStatement[]) => {
            await happens()
            return target.batch(statements)
          }
        },
      })
  })

  it('forgets a visitor completely or not at all', async () => {
    const row = await newConversation(of)
    await newConversation(of)
    const before = await inboxRowsOf(of.userId)
    const failing = failingAt(/delete from "customer_contact_forms"/)
    await fails(forgetVisitor(failing, { userId: of.userId, id: row.id }))
    expect(await inboxRowsOf(of.userId)).toEqual(before)
  })

  it('saves no settings if the last daily email cannot be queued', async () => {
    await newConversation(of)
    const settings = {
      notify: 'at-once',
      timeZone: 'UTC',
      keepMonths: null,
      weekly: false,
      replyTo: 'account',
    } as const
    const call = setInboxSettings(failingAt(/insert into "mail_outbox"/), { ...of, settings })
    await fails(call)
    const stored = await env.DB.prepare('select notify from inbox_settings where draft_id = ?').bind(of.draftId).first()
    expect(stored).toEqual({ notify: 'daily' })
  })
})
