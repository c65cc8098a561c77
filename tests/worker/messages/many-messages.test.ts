import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeMessages, deleteMessages, forgetVisitor } from '../../../worker/messages/change.ts'
import { exportMessages, messagePages } from '../../../worker/messages/export.ts'
import { countUnread, getMessage, listMessages } from '../../../worker/messages/read.ts'
import { deleteOutlived, deleteSpamBefore, removeInboxes } from '../../../worker/messages/rows.ts'
import { countedD1 } from '../../harness/workers/faults/counted-d1.ts'
import { limitedD1 } from '../../harness/workers/faults/limited-d1.ts'
import { messageRow, newMessages } from '../../harness/workers/messages/messages.ts'
import { contextOf, idOf, newSite, siteEnv } from '../../harness/workers/sites/sites.ts'

const many = 10_000
const folders = ['inbox', 'inbox', 'inbox', 'archive', 'spam'] as const
const all = { folder: 'inbox', search: '', unread: false } as const

let of: { userId: string; draftId: string }
let ids: string[]
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

/** Runs something with ten thousand messages there; what it asked the database, and how many rows that read. */
async function asked<T>(run: (ctx: ReturnType<typeof contextOf>) => Promise<T>) {
  const limited = limitedD1(env.DB)
  const counted = countedD1(limited.database)
  const answer = await run(contextOf(siteEnv({ DB: counted.database })))
  return { answer, ...limited.used, rowsRead: counted.rowsRead() }
}

describe('ten thousand messages', () => {
  it('lists ten thousand messages in two statements, one page at a time', async () => {
    const { answer, statements, mostParameters } = await asked((ctx) =>
      listMessages(ctx, { userId: of.userId, ...all }),
    )
    expect(answer.messages).toHaveLength(50)
    expect(answer.counts).toEqual({ inbox: 6_000, archive: 2_000, spam: 2_000 })
    expect([statements.length, mostParameters < 10]).toEqual([2, true])
    const [first, second] = await Promise.all([plan(statements[0]), plan(statements[1])])
    expect(first[0]).toContain('USING INDEX customer_contact_forms_owner (user_id=? AND folder=?)')
    expect(first.join()).not.toContain('SCAN')
    expect(second[0]).toContain('USING COVERING INDEX customer_contact_forms_owner (user_id=?)')
  })

  it('pages through ten thousand messages by an index', async () => {
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
    const { statements } = await asked((ctx) => listMessages(ctx, late))
    expect((await plan(statements[0]))[0]).toMatch(
      /customer_contact_forms_owner \(user_id=\? AND folder=\? AND created_at</,
    )
  })

  it('searches ten thousand messages in one statement', async () => {
    const search = 'die therme heizt nicht bitte um ruckruf e i r t b n h visitor'
    const { answer, statements, mostParameters } = await asked((ctx) =>
      listMessages(ctx, { userId: of.userId, ...all, search: `${search} 999` }),
    )
    expect(answer.counts.inbox).toBe(
      [...ids.keys()].filter((index) => `${index}`.includes('999') && index % 5 < 3).length,
    )
    expect([statements.length, mostParameters < 20]).toEqual([2, true])
    for (const { query } of statements) expect(query).not.toMatch(/\blike\b/i)
  })

  it('counts, changes, deletes and exports ten thousand messages in statements of bounded size', async () => {
    const some = ids.slice(0, 200)
    const { answer, ...used } = await asked(async (ctx) => {
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

  it('exports ten thousand messages page by page', async () => {
    const { answer, rowsRead } = await asked(async (ctx) => {
      const sizes: number[] = []
      for await (const page of messagePages(ctx, { userId: of.userId, draftId: undefined })) sizes.push(page.length)
      return sizes
    })
    expect(Math.max(...answer)).toBe(200)
    // Each once, its website's name and whether it was replied to.
    expect(rowsRead).toBeLessThan(4 * many)
    expect(answer.reduce((sum, size) => sum + size, 0)).toBe(many - 200)
  })

  it('deletes ten thousand messages at once with their sender or their owner', async () => {
    const { answer } = await asked((ctx) => forgetVisitor(ctx, { userId: of.userId, id: ids[500] ?? '' }))
    expect(answer).toBe(many - 200)
    await newMessages(Array.from({ length: 2_000 }, () => messageRow(of)))
    await asked(({ db }) => removeInboxes(db, of.userId))
    const left = await env.DB.prepare('select count(*) as count from customer_contact_forms where user_id = ?')
      .bind(of.userId)
      .first('count')
    expect(left).toBe(0)
  })
})

it('finds expired messages without reading the others', async () => {
  const run = { at: new Date(), limit: 10 }
  const { statements } = await asked((ctx) =>
    ctx.db.batch([deleteOutlived(ctx.db, run), deleteSpamBefore(ctx.db, new Date(), run)]),
  )
  const [outlived] = await Promise.all(statements.map(plan))
  expect(outlived?.join('\n')).toMatch(
    /SEARCH message USING .*INDEX customer_contact_forms_website \(draft_id=\? AND created_at</,
  )
})

async function plan(statement: { query: string; values: unknown[] } | undefined): Promise<string[]> {
  if (!statement) throw new Error('no statement')
  const { results } = await env.DB.prepare(`explain query plan ${statement.query}`)
    .bind(...statement.values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}
