import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { findCreationRow, insertCreation } from '../../../worker/creation/rows.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { sweep } from '../../../worker/upkeep/sweep.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newPerson, requestCode } from '../../harness/workers/accounts/sign-in.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { newOwner } from '../../harness/workers/sites/sites.ts'

const tables = ['sessions', 'otp_sessions', 'mailbox', 'creations'] as const
const day = 24 * 60 * 60 * 1000

async function counts() {
  const all = tables.map((table) => env.DB.prepare(`select count(*) as count from ${table}`).first<number>('count'))
  return Object.fromEntries((await Promise.all(all)).map((count, index) => [tables[index], count]))
}

const sweepIn = (days: number) => sweep(env, () => new Date(Date.now() + days * day))

it('removes expired rows, and only those', async () => {
  const person = await newPerson()
  await requestCode(new Browser(), 'waits@example.com')
  await insertCreation(openDatabase(env.DB), { id: 'a', answers: '{}', websiteSettings: '{}', createdAt: new Date() })
  await sweepIn(0)
  expect(await counts()).toEqual({ sessions: 1, otp_sessions: 2, mailbox: 2, creations: 1 })
  expect((await person.get('/api/session')).body).not.toEqual({ user: null })
  await sweepIn(8)
  expect(await counts()).toEqual({ sessions: 1, otp_sessions: 0, mailbox: 0, creations: 1 })
  await sweepIn(32)
  expect(await counts()).toEqual({ sessions: 0, otp_sessions: 0, mailbox: 0, creations: 0 })
})

it('ends what was begun and never ended, with the words that it began with', async () => {
  const db = openDatabase(env.DB)
  const websiteSettings = JSON.stringify(smallDocument())
  const row = { answers: '{}', websiteSettings, status: 'running' as const, userId: await newOwner() }
  await insertCreation(db, { ...row, id: 'stuck', createdAt: new Date(Date.now() - 10 * 60_000) })
  await insertCreation(db, { ...row, id: 'at-work', createdAt: new Date() })
  await sweepIn(0)
  expect(await findCreationRow(db, 'stuck')).toMatchObject({ status: 'done', draftId: 'stuck', websiteSettings })
  expect(await findCreationRow(db, 'at-work')).toMatchObject({ status: 'running', draftId: null })
})

it('lets a handle go that has rested, whether for somebody or for nobody', async () => {
  const at = Date.now()
  const kept = env.DB.prepare('insert into kept_handles (handle, user_id, until) values (?, ?, ?)')
  await env.DB.batch([
    kept.bind('rested', 'somebody', at - 1000),
    kept.bind('nobodys', null, at - 1000),
    kept.bind('resting', 'somebody', at + 24 * 60 * 60 * 1000),
  ])
  const left = async () => (await env.DB.prepare('select handle from kept_handles').all()).results
  await sweepIn(0)
  expect(await left()).toEqual([{ handle: 'resting' }])
  await sweepIn(2)
  expect(await left()).toEqual([])
})

it('forgets what models said after ninety days', async () => {
  await env.DB.exec(
    `insert into ai_prompts (id, kind, input_hash, status, prompt_tokens, answer_tokens, cost_micros, created_at) values ('old', 'k', 'h', 'done', 1, 1, 1, ${Date.now()})`,
  )
  const left = () => env.DB.prepare('select count(*) as count from ai_prompts').first<number>('count')
  await sweepIn(89)
  expect(await left()).toBe(1)
  await sweepIn(91)
  expect(await left()).toBe(0)
})

it('forgets what happened on pages after ninety days, ten thousand an hour', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 10100)
     insert into analytics_events (name, audience, created_at) select 'sign_out', 'visitor', ? + i from n`,
  )
    .bind(Date.now() - 1_000_000)
    .run()
  const left = async () =>
    await env.DB.prepare('select count(*) as count, min(created_at) as oldest from analytics_events').first()
  const before = await left()
  await sweepIn(89)
  expect(await left()).toEqual(before)
  await sweepIn(91)
  expect(await left()).toEqual({ count: 100, oldest: Number(before?.oldest) + 10_000 })
  await sweepIn(91)
  expect(await left()).toEqual({ count: 0, oldest: null })
})

it('removes what waited to be used, what was proven and what was counted once their time is over', async () => {
  await env.DB.batch(
    ['verifications', 'reauthentications', 'attempt_counts'].map((of) => env.DB.prepare(`delete from ${of}`)),
  )
  const person = await newPerson()
  const sessionId = await env.DB.prepare('select id from sessions order by created_at desc').first<string>('id')
  await env.DB.prepare(
    "insert into reauthentications (session_id, act, status, expires_at) values (?, 'change-email', 'granted', ?)",
  )
    .bind(sessionId, Date.now() + 5 * 60_000)
    .run()
  await requestCode(new Browser(), 'swept@example.com')
  const left = async () =>
    Promise.all(
      ['verifications', 'reauthentications', 'attempt_counts'].map((of) =>
        env.DB.prepare(`select count(*) as count from ${of}`).first<number>('count'),
      ),
    )
  await sweepIn(0)
  const [waiting, proven, counted] = await left()
  expect([waiting, proven]).toEqual([1, 1])
  expect(counted).toBeGreaterThan(0)
  await sweepIn(2)
  expect(await left()).toEqual([0, 0, 0])
  expect((await person.get('/api/session')).body).not.toEqual({ user: null })
})
