import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { deleteOutlived, deleteSpamBefore } from '../../../worker/messages/rows.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { sweep } from '../../../worker/upkeep/sweep.ts'
import {
  inboxRowsOf,
  messageRow,
  newConversation,
  newMessage,
  newMessages,
  storedMessage,
} from '../../harness/workers/messages/messages.ts'
import { idOf, newSite } from '../../harness/workers/sites/sites.ts'
import { schema } from '../../harness/workers/tables.ts'

const at = new Date('2026-05-31T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const before = (ms: number) => new Date(at.getTime() - ms)
const db = openDatabase(env.DB)

let of: { userId: string; draftId: string }
beforeEach(async () => {
  of = idOf(await newSite())
})

const keep = (keepMonths: number | null) =>
  db.insert(schema.inboxSettings).values({ ...of, notify: 'at-once', timeZone: 'UTC', keepMonths })
const left = async (ids: Record<string, string>) => {
  const found = await Promise.all(
    Object.entries(ids).map(async ([name, id]) => ((await storedMessage(id)) ? [name] : [])),
  )
  return found.flat()
}

it.each([
  [3, '2026-02-28T12:00:00Z'],
  [6, '2025-11-30T12:00:00Z'],
  [12, '2025-05-31T12:00:00Z'],
  [24, '2024-05-31T12:00:00Z'],
])('keeps messages for %i months, of every folder', async (months, since) => {
  await keep(months)
  const ids: Record<string, string> = {}
  for (const folder of ['inbox', 'archive'] as const) {
    ids[`old ${folder}`] = (await newMessage(of, { folder, createdAt: new Date(Date.parse(since) - 1) })).id
    ids[`young ${folder}`] = (await newMessage(of, { folder, createdAt: new Date(since) })).id
  }
  await sweep(env, () => at)
  expect(await left(ids)).toEqual(['young inbox', 'young archive'])
})

it('keeps messages forever by default, and by each website’s own setting', async () => {
  const unset = await newMessage(of, { createdAt: new Date(0) })
  of = idOf(await newSite())
  await keep(null)
  const forEver = await newMessage(of, { createdAt: new Date(0) })
  of = idOf(await newSite())
  await keep(3)
  const short = await newMessage(of, { createdAt: new Date(0) })
  await sweep(env, () => at)
  expect(await left({ unset: unset.id, forEver: forEver.id, short: short.id })).toEqual(['unset', 'forEver'])
})

it('keeps spam for 30 days, from when it came or was last moved there or read', async () => {
  const spam = (createdAt: Date, readAt: Date | null = null) => newMessage(of, { folder: 'spam', createdAt, readAt })
  const ids = {
    old: (await spam(before(30 * day + 1))).id,
    young: (await spam(before(30 * day))).id,
    moved: (await spam(before(300 * day), before(29 * day))).id,
    movedLongAgo: (await spam(before(300 * day), before(31 * day))).id,
    archived: (await newMessage(of, { folder: 'archive', createdAt: before(300 * day) })).id,
  }
  await sweep(env, () => at)
  expect(await left(ids)).toEqual(['young', 'moved', 'archived'])
})

it('deletes replies and queued emails with expired messages', async () => {
  await newConversation(of, { createdAt: before(3_000 * day) })
  const kept = await newConversation(of, { createdAt: before(day) })
  await sweep(env, () => at)
  expect(await inboxRowsOf(of.userId)).toEqual({ messages: 1, replies: 1, settings: 1, mails: 4 })
  expect(await left({ kept: kept.id })).toEqual(['kept'])
})

it('deletes a bounded number in each run', async () => {
  await keep(3)
  const old = { createdAt: new Date(0) }
  await newMessages([
    ...Array.from({ length: 25 }, () => messageRow(of, old)),
    ...Array.from({ length: 15 }, () => messageRow(of, { folder: 'spam', createdAt: before(31 * day) })),
  ])
  const changes = async () => {
    const [outlived, spam] = await db.batch([
      deleteOutlived(db, { at, limit: 10 }),
      deleteSpamBefore(db, before(30 * day), { limit: 10 }),
    ])
    return [outlived.meta.changes, spam.meta.changes]
  }
  expect([await changes(), await changes(), await changes(), await changes()]).toEqual([
    ...[
      [10, 10],
      [10, 5],
      [5, 0],
      [0, 0],
    ],
  ])
})
