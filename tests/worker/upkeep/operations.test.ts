import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import page from '../../../docs/operations.md?raw'
import { databaseMeasure } from '../../../worker/analytics/measure.ts'
import { insertDomain } from '../../../worker/domains/records/claims.ts'
import { listDueDomains } from '../../../worker/domains/records/domains.ts'
import { goodbyes, leftOf, resumeDeletions, statusOf, wholePerson } from '../../harness/workers/accounts/deletions.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

/** The statements of each SQL block on the page, by the heading above it. */
const blocks = new Map<string, string[]>()
for (const [, heading = '', text = ''] of page.matchAll(/^#+ (.+)\n((?:(?!#+ ).*\n?)*)/gm)) {
  const inText = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, block = '']) => block)
  for (const block of inText) {
    if (blocks.has(heading)) throw new Error(`docs/operations.md has two SQL blocks under "${heading}"`)
    blocks.set(heading, statementsOf(block))
  }
}

function statementsOf(block: string): string[] {
  return block
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

const tried: string[] = []

/** A test of the SQL under a heading. */
function itRuns(heading: string, title: string, run: (statements: string[]) => Promise<void>) {
  tried.push(heading)
  it(title, async () => {
    const statements = blocks.get(heading)
    if (!statements) throw new Error(`docs/operations.md has no SQL under "${heading}", only ${[...blocks.keys()]}`)
    await run(statements)
  })
}

it('tries every SQL block of docs/operations.md', () => {
  expect(tried.toSorted()).toEqual([...blocks.keys()].toSorted())
})

itRuns('What is waiting', 'lists what waits for the cron', async (looks) => {
  const { userId, handle, releaseId, site, old } = await wholePerson()
  const { draftId } = site.draft
  await env.DB.batch([
    env.DB.prepare('insert into outbox (hostname, release_id, revision, created_at) values (?, ?, 1, 0)').bind(
      `${handle}.localhost`,
      releaseId,
    ),
    env.DB.prepare("update scheduled_releases set attempts = 5, failure = 'handle_in_use' where draft_id = ?").bind(
      draftId,
    ),
    env.DB.prepare(
      "insert into mail_outbox (id, user_id, draft_id, kind, attempts, created_at, next_try_at) values ('waits', ?, ?, 'digest', 3, 0, 9e15)",
    ).bind(userId, draftId),
    env.DB.prepare('insert into account_deletions (user_id, websites, started_at) values (?, 0, 0)').bind(userId),
  ])
  const found = await Promise.all(looks.map(async (look) => (await env.DB.prepare(look).all()).results))
  expect(found).toMatchObject([
    [{ hostname: `${handle}.localhost`, release_id: releaseId, attempts: 0, since: '1970-01-01 00:00:00' }],
    [{ id: old.releaseId, draft_id: old.draftId, state: 'removing', attempts: 0 }],
    [{ draft_id: draftId, kind: 'revert', attempts: 5, failure: 'handle_in_use' }],
    [{ kind: 'digest', user_id: userId, attempts: 3, since: '1970-01-01 00:00:00' }],
    [{ user_id: userId, since: '1970-01-01 00:00:00' }],
  ])
  await env.DB.batch(
    ['outbox', 'mail_outbox', 'account_deletions'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
})

itRuns(
  'Delete the account of a website',
  'removes a website with its account, without an email',
  async (statements) => {
    const [person, stranger] = [await wholePerson(), await wholePerson()]
    const before = await leftOf(stranger)
    const removes = statements.map((statement) => statement.replace('the-handle', person.handle))
    expect(removes).toHaveLength(2)
    expect(removes[0]).toContain(person.handle)
    await env.DB.batch(removes.map((statement) => env.DB.prepare(statement)))
    expect(await resumeDeletions(contextOf())).toBe(1)
    expect(await statusOf(person.handle)).toBe(404)
    const { users, otp, verifications, ...left } = await leftOf(person)
    expect(left).toEqual(Object.fromEntries(Object.keys(left).map((name) => [name, 0])))
    expect([users, await goodbyes(person.email)]).toEqual([0, 0])
    const kept = await env.DB.prepare('select user_id from kept_handles where handle = ?').bind(person.handle).first()
    expect(kept).toEqual({ user_id: null })
    expect([await leftOf(stranger), await statusOf(stranger.handle)]).toEqual([before, 200])
  },
)

itRuns('Domains that are stuck', 'lists stuck domains and checks them at once', async (statements) => {
  const { userId, handle } = await wholePerson()
  const ctx = contextOf()
  const at = new Date('2027-03-01T12:00:00Z')
  for (const domainName of ['hangs.example', 'leaves.example', 'waits.example']) {
    const name = { id: domainName, userId, domainName, shownName: domainName, websiteName: handle, preferred: false }
    expect(await insertDomain(ctx.db, name, at)).toBe(true)
  }
  const set = (id: string, what: string) =>
    env.DB.prepare(`update website_domains set ${what}, next_check_at = 9e15 where id = ?`).bind(id).run()
  await set('hangs.example', 'attempts = 4')
  await set('leaves.example', "attempts = 2, provider_state = 'leaving', website_name = null")
  await set('waits.example', 'attempts = 0')
  const [hanging, history, leaving, again, ...more] = statements.map((statement) =>
    env.DB.prepare(statement.replace('the-name', 'hangs.example')),
  )
  expect(more).toEqual([])
  expect((await hanging?.all())?.results).toMatchObject([
    { domain_name: 'hangs.example', state: 'PendingOwnershipVerification', attempts: 4 },
    { domain_name: 'leaves.example', provider_state: 'leaving', attempts: 2 },
  ])
  expect((await history?.all())?.results).toMatchObject([
    { type: 'Created', website_name: handle, user_id: userId, at: '2027-03-01 12:00:00' },
  ])
  expect((await leaving?.all())?.results).toContainEqual({
    domain_name: 'leaves.example',
    attempts: 2,
    since: '2027-03-01 12:00:00',
  })
  await again?.run()
  const due = await listDueDomains(ctx.db, { at: new Date(), limit: 50 })
  expect(
    due
      .map(({ id }) => id)
      .filter((id) => id.endsWith('.example'))
      .toSorted(),
  ).toEqual(['hangs.example', 'leaves.example'])
})

itRuns('Product events of the last week', 'counts the product events of the last week', async ([counted, ...more]) => {
  await env.DB.prepare('delete from analytics_events').run()
  const view = {
    name: 'page_view',
    path: '/pricing',
    area: null,
    target: null,
    method: null,
    audience: 'visitor',
  } as const
  const measure = databaseMeasure(env.DB)
  await measure.write([view, view], new Date())
  await measure.write([view], new Date(Date.now() - 8 * 24 * 60 * 60 * 1000))
  expect(more).toEqual([])
  const { results } = await env.DB.prepare(counted ?? '').all()
  expect(results).toEqual([{ name: 'page_view', path: '/pricing', target: null, times: 2 }])
})
