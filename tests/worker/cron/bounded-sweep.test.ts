import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { countWebsites } from '../../../worker/creation/rows.ts'
import { sweep } from '../../../worker/cron/sweep.ts'
import { type Round, runRound } from '../../../worker/health/job-runs.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { leaseRemovals } from '../../../worker/publishing/rows/releases.ts'
import { countedD1 } from '../../harness/workers/faults/faulty-stores.ts'
import { contextOf, newSite, type Site, siteEnv } from '../../harness/workers/sites/sites.ts'

const day = 86_400_000
const now = Date.now()
const numbers = (count: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
const countOf = (from: string) => env.DB.prepare(`select count(*) as n from ${from}`).first<number>('n')

let site: Site

/** Inserts rows that need no work, as many of each kind as in a larger installation. `part` distinguishes them. */
async function fill(part: string, count: number) {
  const { userId, draft } = site
  const later = now + 10 * day
  const rows: [into: string, values: string][] = [
    [
      'sessions (id, user_id, token, expires_at, created_at, updated_at)',
      `'${part}-' || i, '${userId}', '${part}-' || i, ${later}, ${now}, ${now}`,
    ],
    [
      'verifications (id, identifier, value, expires_at, created_at, updated_at)',
      `'${part}-' || i, i, i, ${later}, ${now}, ${now}`,
    ],
    ['attempt_counts (key, count, window_ends_at)', `'${part}-' || i, 1, ${later}`],
    ['otp_sessions (id, email, created_at, expires_at)', `'${part}-' || i, i, ${now}, ${later}`],
    [
      'creations (id, answers, website_settings, created_at, status, draft_id)',
      `'${part}-' || i, '{}', '{}', ${now}, 'done', '${part}-' || i`,
    ],
    ['analytics_events (name, audience, created_at)', `'sign_out', 'visitor', ${now}`],
    [
      'ai_prompts (id, kind, input_hash, status, prompt_tokens, answer_tokens, cost_micros, created_at)',
      `'${part}-' || i, 'names', 'hash', 'done', 1, 1, 1, ${now}`,
    ],
    ['reserved_handles (handle, until)', `'${part}-' || i, ${later}`],
    [
      'releases (id, draft_id, user_id, handle, document, manifest, created_at, number)',
      `'${part}-' || i, '${part}', '${userId}', '${part}', '{}', '{}', ${now}, i`,
    ],
    [
      'website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, width, height, bytes, variants, created_at, checked_at)',
      `'${part}-' || i, '${draft.draftId}', '${userId}', 'upload', '${part}-' || i, 'ready', 'Custom', '', '[]', 1, 1, 1, '[]', ${now}, ${now}`,
    ],
  ]
  for (const [into, values] of rows) await run(`${numbers(count)} insert into ${into} select ${values} from n`)
}

/** The number of rows that an hour of the cron reads. */
async function rowsRead(): Promise<number> {
  const { database, rowsRead } = countedD1(env.DB)
  const counted = siteEnv({ DB: database })
  await sweep(contextOf(counted, () => new Date(now)))
  await reconcile(contextOf(counted))
  await leaseRemovals(openDatabase(database), { at: new Date(), until: new Date(), limit: 10 })
  return rowsRead()
}

beforeEach(async () => {
  await env.DB.batch(
    ['website_images', 'attempt_counts', 'analytics_events', 'job_runs', 'website_reports'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )
  site = await newSite()
})

describe('an hour of the cron', () => {
  it('reads no more rows in a ten times larger database without due work', async () => {
    await fill('few', 300)
    await rowsRead()
    const before = await rowsRead()
    await fill('many', 3000)
    // It looks at the pictures of one website again.
    await run("delete from website_images where id like 'many-%'")
    expect(await rowsRead()).toBeLessThan(before + 50)
  })

  it('clears a backlog larger than a statement’s limit', async () => {
    const past = now - 100 * day
    await run(
      `${numbers(2500)} insert into attempt_counts (key, count, window_ends_at) select 'old-' || i, 1, ${past} from n`,
    )
    await sweep(contextOf(siteEnv(), () => new Date(now)))
    expect(await countOf("attempt_counts where key like 'old-%'")).toBe(0)
  })

  it('deletes part of a huge backlog, and the rest in later hours', async () => {
    const past = now - 100 * day
    await run(
      `${numbers(45_000)} insert into attempt_counts (key, count, window_ends_at) select 'old-' || i, 1, ${past} from n`,
    )
    const left: (number | null)[] = []
    for (let hour = 0; hour < 3; hour += 1) {
      await sweep(contextOf(siteEnv(), () => new Date(now)))
      left.push(await countOf("attempt_counts where key like 'old-%'"))
    }
    expect(left).toEqual([25_000, 5000, 0])
  })

  it('checks every website’s pictures, however many exist', async () => {
    const { userId } = site
    const columns =
      'website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, width, height, bytes, variants, created_at, checked_at)'
    const old = now - 10 * day
    await run(
      `${numbers(2400)} insert into ${columns} select 'p-' || i, 'website-' || (i / 2), '${userId}', 'upload', i, 'ready', 'Custom', '', '[]', 1, 1, 1, '[]', ${old}, ${old} from n`,
    )
    const { database, rowsRead } = countedD1(env.DB)
    await sweep(contextOf(siteEnv({ DB: database }), () => new Date(now)))
    expect(await countOf(`website_images where checked_at = ${now}`)).toBe(2400)
    // Each picture is read through the index, updated and checked for deletion.
    expect(rowsRead()).toBeLessThan(2400 * 40)
  })
})

describe('a cycle through a table', () => {
  const db = openDatabase(env.DB)
  const at = new Date(now)
  const keys = Array.from({ length: 2500 }, (_, index) => String(index).padStart(5, '0'))
  /** A round over these keys that records its parts. */
  function newRound(work: Round['work'] = async () => true) {
    const parts: string[] = []
    const round: Round = {
      job: `round ${crypto.randomUUID()}`,
      keys: async (_db, { after, limit }) =>
        keys
          .filter((key) => key > after)
          .slice(0, limit)
          .map((key) => ({ key })),
      work: async (of, part) => {
        parts.push(`${part.after || 'start'} to ${part.last}`)
        return work(of, part)
      },
    }
    return { round, parts }
  }

  it('continues after the previous run’s part, and restarts at the end', async () => {
    const { round, parts } = newRound()
    for (let hour = 0; hour < 4; hour += 1) await runRound(db, round, { parts: 1, at })
    expect(parts).toEqual(['start to 00999', '00999 to 01999', '01999 to 02499', 'start to 00999'])
  })

  it('covers the whole table once if time allows', async () => {
    const { round, parts } = newRound()
    await runRound(db, round, { parts: 20, at })
    expect(parts).toEqual(['start to 00999', '00999 to 01999', '01999 to 02499'])
  })

  it('repeats a part that failed or exceeded the limit', async () => {
    const outcomes = [false, true]
    const { round, parts } = newRound(async () => outcomes.shift() ?? Promise.reject(new Error('D1')))
    await expect(runRound(db, round, { parts: 3, at })).rejects.toThrow('D1')
    expect(parts).toEqual(['start to 00999', 'start to 00999', '00999 to 01999'])
    const again = { ...round, work: newRound().round.work }
    const seen: string[] = []
    await runRound(db, { ...again, work: async (_db, { after }) => seen.push(after) > 0 }, { parts: 1, at })
    expect(seen).toEqual(['00999'])
  })

  it('removes only deleted websites’ reports', async () => {
    const columns = 'website_reports (id, draft_id, hostname, reason, text, email, reporter, created_at)'
    await run(
      `${numbers(1500)} insert into ${columns} select printf('%05d', i), case when i % 3 = 0 then '${site.draft.draftId}' else 'gone' end, '', 'spam', '', '', i, 0 from n`,
    )
    await sweep(contextOf(siteEnv(), () => new Date(now)))
    expect(await countOf('website_reports')).toBe(500)
    expect(await countOf("website_reports where draft_id = 'gone'")).toBe(0)
  })
})

describe('countWebsites', () => {
  it('doesn’t read other people’s creations', async () => {
    await fill('creations', 1000)
    const { database, rowsRead } = countedD1(env.DB)
    await countWebsites(openDatabase(database), { userId: site.userId, since: new Date(0) })
    expect(rowsRead()).toBeLessThan(20)
  })
})
