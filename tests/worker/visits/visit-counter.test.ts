import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CountedVisit, withoutParts } from '../../../worker/visits/counted-visit.ts'
import type { DayCounts, VisitReport } from '../../../worker/visits/schema.ts'

const hour = 60 * 60 * 1000
const start = Date.parse('2027-03-10T09:00:00Z')
let counters = 0
let counter: DurableObjectStub<import('../../../worker/visits/counted-visit.ts').VisitCalls>
let now = start
beforeEach(() => {
  counter = env.VISITS.getByName(`counter-${counters++}`)
  at(start)
})
afterEach(() => void vi.useRealTimers())

/** It is then, also for the object. */
function at(time: number | string): void {
  now = typeof time === 'number' ? time : Date.parse(time)
  vi.useFakeTimers({ toFake: ['Date'], now })
}

const view = (visitor: string | null, changes: Partial<CountedVisit> = {}): CountedVisit => ({
  ...{ kind: 'view', at: now, source: 'direct', country: 'DE', device: 'phone', visitor },
  ...changes,
})
const add = (visits: CountedVisit[], { timeZone = 'UTC', id = crypto.randomUUID() as string, atOnce = false } = {}) =>
  counter.add({ id, timeZone, now, visits, atOnce })
const read = async (days = 7, timeZone = 'UTC'): Promise<VisitReport> => counter.read({ days, timeZone, now })
const stored = (query: string) =>
  runInDurableObject(counter, (_, { storage }) => storage.sql.exec(query).toArray().length)
/** The days that still identify visitors, with their counts. */
const visitorsKnown = async () =>
  (
    await runInDurableObject(counter, (_, { storage }) =>
      storage.sql
        .exec<{ day: string; known: number }>(
          'select day, (length(visitors) - 1) / 6 as known from visit_days where salt is not null order by day',
        )
        .toArray(),
    )
  ).map(({ day, known }) => [day, known])
const counted = ({ days }: VisitReport) =>
  Object.fromEntries(days.filter(({ views }) => views > 0).map(({ day, views, visitors }) => [day, [views, visitors]]))

describe('a website’s visitor numbers', () => {
  it('returns zero for every day before the first visit', async () => {
    const report = await read(30)
    expect(report).toMatchObject({ timeZone: 'UTC', since: null, sources: [], countries: [], devices: [] })
    expect(report.days).toHaveLength(30)
    expect(report.days.at(-1)).toEqual({
      ...{ day: '2027-03-10', views: 0, visitors: 0, calls: 0, mails: 0, bookings: 0, messages: 0 },
    })
    expect(report.days[0]?.day).toBe('2027-02-09')
  })

  it('counts views, visitors and actions', async () => {
    const other = (kind: CountedVisit['kind']) => ({ kind, at: now, ...withoutParts })
    await add([view('ada'), view('ada', { source: 'google.com' }), view('bob', { device: 'computer', country: 'AT' })])
    await add([
      view('ada'),
      view(null),
      other('call'),
      other('call'),
      other('mail'),
      other('booking'),
      other('message'),
    ])
    const report = await read()
    const today: DayCounts = { day: '2027-03-10', views: 5, visitors: 2, calls: 2, mails: 1, bookings: 1, messages: 1 }
    expect(report.days.at(-1)).toEqual(today)
    expect(report).toMatchObject({
      since: '2027-03-10',
      sources: [
        { name: 'direct', views: 4 },
        { name: 'google.com', views: 1 },
      ],
      countries: [
        { name: 'DE', views: 4 },
        { name: 'AT', views: 1 },
      ],
      devices: [
        { name: 'phone', views: 4 },
        { name: 'computer', views: 1 },
      ],
    })
  })

  it('counts whoever sends a message as a visitor, once a day', async () => {
    const message = (visitor: string | null) => ({ ...withoutParts, kind: 'message' as const, at: now, visitor })
    await add([message('ada')])
    await add([view('ada'), message('ada'), view('bob')])
    await add([message('cleo'), view('cleo')])
    expect((await read()).days.at(-1)).toMatchObject({ views: 3, visitors: 3, messages: 3 })
  })

  it('counts at least one visitor on a day with a message from somebody who opted out', async () => {
    const message = { ...withoutParts, kind: 'message' as const, at: now }
    await add([message, message])
    expect((await read()).days.at(-1)).toMatchObject({ visitors: 1, messages: 2 })
  })

  it('counts exactly when fifty isolates report at once, some twice', async () => {
    const batches = Array.from({ length: 50 }, (_, batch) => ({
      id: crypto.randomUUID() as string,
      visits: Array.from({ length: 40 }, (_, visit) => view(`visitor-${(batch * 40 + visit) % 333}`)),
    }))
    const added = [...batches, ...batches.slice(0, 20)].map(({ id, visits }) => add(visits, { id }))
    const again = add(batches[7]?.visits ?? [], { id: batches[7]?.id ?? '' })
    // Reading writes what waits.
    await read()
    await Promise.all([...added, again])
    expect(counted(await read())).toEqual({ '2027-03-10': [2000, 333] })
  })

  it('stores a full batch at once however often it has written, and what waits with it', async () => {
    for (let write = 0; write < 12; write += 1) await add([view('ada')], { atOnce: true })
    const waiting = add([view('bob')])
    await add([view('cleo')], { atOnce: true })
    await waiting
    expect(counted(await read())).toEqual({ '2027-03-10': [14, 3] })
  }, 5000)

  it('keeps two hundred names a day and sums up the rest', async () => {
    await add(Array.from({ length: 250 }, (_, index) => view('ada', { source: `site-${index}.com` })))
    await add([view('ada', { source: 'site-3.com' }), view('ada', { source: 'late.com' })])
    expect(await stored("select 1 from visit_days, json_each(numbers, '$.source')")).toBe(201)
    const { sources } = await read()
    expect(sources).toHaveLength(101)
    expect(sources[0]).toEqual({ name: 'site-3.com', views: 2 })
    expect(sources.reduce((sum, { views }) => sum + views, 0)).toBe(252)
    expect(sources.at(-1)?.name).toBe('other')
  })

  it('counts by days of the website’s time zone, of 23 and 25 hours too', async () => {
    const berlin = { timeZone: 'Europe/Berlin' }
    for (const time of [
      '2027-03-27T22:59:59Z',
      '2027-03-27T23:00:00Z',
      '2027-03-28T21:59:59Z',
      '2027-03-28T22:00:00Z',
    ]) {
      at(time)
      await add([view('ada')], berlin)
    }
    expect(counted(await read(7, 'Europe/Berlin'))).toEqual({
      ...{ '2027-03-27': [1, 1], '2027-03-28': [2, 1], '2027-03-29': [1, 1] },
    })
    for (const time of [
      '2027-10-30T21:59:59Z',
      '2027-10-30T22:00:00Z',
      '2027-10-31T22:59:59Z',
      '2027-10-31T23:00:00Z',
    ]) {
      at(time)
      await add([view('ada')], berlin)
    }
    expect(counted(await read(7, 'Europe/Berlin'))).toEqual({
      ...{ '2027-10-30': [1, 1], '2027-10-31': [2, 1], '2027-11-01': [1, 1] },
    })
  })

  it('keeps earlier days when the time zone changes', async () => {
    at('2027-03-10T12:00:00Z')
    await add([view('ada')], { timeZone: 'Pacific/Auckland' })
    await add([view('ada')], { timeZone: 'America/Los_Angeles' })
    expect(counted(await read(7, 'Pacific/Auckland'))).toEqual({ '2027-03-10': [1, 1], '2027-03-11': [1, 1] })
  })
})

describe('what tells visitors apart', () => {
  it('deletes the salt and the hashes when the day is over', async () => {
    await add([view('ada'), view('bob')])
    expect(await visitorsKnown()).toEqual([['2027-03-10', 2]])
    // A visit of the last second is still known to be of somebody who was there.
    at('2027-03-11T00:00:01Z')
    await add([view('ada', { at: Date.parse('2027-03-10T23:59:59Z') }), view('ada')])
    expect(await visitorsKnown()).toEqual([
      ['2027-03-10', 2],
      ['2027-03-11', 1],
    ])
    at('2027-03-11T00:02:01Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect(await visitorsKnown()).toEqual([['2027-03-11', 1]])
    at('2027-03-12T00:02:01Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect(await visitorsKnown()).toEqual([])
    expect(counted(await read())).toEqual({ '2027-03-10': [3, 2], '2027-03-11': [1, 1] })
  })

  it('never makes a salt again for a past day', async () => {
    await add([view('ada', { at: start - 24 * hour })])
    expect(counted(await read())).toEqual({ '2027-03-09': [1, 0] })
    expect(await stored('select 1 from visit_days where salt is not null or visitors is not null')).toBe(0)
  })

  it('stores nothing that identifies a visitor', async () => {
    await add([view('203.0.113.7\nMozilla')])
    const [row] = await runInDurableObject(counter, (_, { storage }) =>
      storage.sql.exec('select *, hex(visitors) as hashes from visit_days').toArray(),
    )
    expect(JSON.stringify(row)).not.toMatch(/203\.0|Mozilla/)
    // A visitor is six bytes.
    expect(row?.hashes).toMatch(/^00[0-9A-F]{12}$/)
  })

  it('hashes a visitor differently on every website and day', async () => {
    const hashes = async () =>
      runInDurableObject(counter, (_, { storage }) =>
        storage.sql
          .exec('select hex(visitors) as hashes from visit_days')
          .toArray()
          .map((row) => row.hashes),
      )
    await add([view('ada')])
    const first = await hashes()
    counter = env.VISITS.getByName(`counter-${counters++}`)
    await add([view('ada')])
    expect(await hashes()).not.toEqual(first)
  })
})

describe('what has got old', () => {
  it('deletes batches after a day and numbers after 25 months', async () => {
    await add([view('ada')], { id: crypto.randomUUID() })
    at('2027-03-12T00:10:00Z')
    await runDurableObjectAlarm(counter)
    expect(await stored('select 1 from visit_days where batches is not null')).toBe(0)
    expect(counted(await read())).toEqual({ '2027-03-10': [1, 1] })
    at('2029-04-09T00:00:00Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect(await stored('select 1 from visit_days')).toBe(1)
    at('2029-05-10T00:00:00Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect(await stored('select 1 from visit_days')).toBe(0)
    expect((await read()).since).toBeNull()
  })

  it('deletes the numbers with the website, and drops late visits', async () => {
    await add([view('ada')])
    await counter.forget()
    expect((await read()).since).toBeNull()
    await add([view('bob')])
    expect((await read()).since).toBeNull()
    at(start + 2 * hour)
    await runDurableObjectAlarm(counter)
    const tables = await runInDurableObject(counter, (_, { storage }) =>
      storage.sql.exec("select name from sqlite_master where name not like '\\_cf%' escape '\\'").toArray(),
    )
    expect(tables).toEqual([])
  })
})

/** What a version before stored of visits today and the day before. */
const earlier = `
create table days (day text primary key, views integer not null default 0, visitors integer not null default 0, calls integer not null
  default 0, mails integer not null default 0, bookings integer not null default 0, messages integer not null default 0) without rowid;
create table parts (day text not null, kind text not null, name text not null, views integer not null, primary key (day, kind, name)) without rowid;
create table salts (day text primary key, salt text not null, closes_at integer not null) without rowid;
create table seen (day text not null, hash text not null, primary key (day, hash)) without rowid;
create table batches (id text primary key, at integer not null) without rowid;
create table forgotten (at integer not null);
insert into days values ('2027-03-09', 5, 2, 1, 0, 0, 0), ('2027-03-10', 3, 2, 0, 0, 0, 1);
insert into parts values ('2027-03-09', 'source', 'direct', 5), ('2027-03-09', 'country', 'DE', 5), ('2027-03-09', 'device', 'phone', 5),
  ('2027-03-10', 'source', 'google.com', 3), ('2027-03-10', 'country', 'AT', 3), ('2027-03-10', 'device', 'tablet', 3);
insert into salts values ('2027-03-10', 'a salt', ${Date.parse('2027-03-11T00:02:00Z')});
`

describe('what the version before counted', () => {
  const batch = crypto.randomUUID()
  beforeEach(async () => {
    const { createHash } = await import('node:crypto')
    const hashOf = (visitor: string) => createHash('sha256').update('a salt').update(visitor).digest('hex').slice(0, 16)
    await runInDurableObject(counter, (_, { storage }) => {
      storage.sql.exec(earlier)
      storage.sql.exec("insert into seen values ('2027-03-10', ?), ('2027-03-10', ?)", hashOf('ada'), hashOf('bob'))
      storage.sql.exec('insert into batches values (?, ?)', batch, now)
    })
  })

  it('is still shown', async () => {
    const report = await read()
    expect(counted(report)).toEqual({ '2027-03-09': [5, 2], '2027-03-10': [3, 2] })
    expect(report).toMatchObject({
      since: '2027-03-09',
      sources: [
        { name: 'direct', views: 5 },
        { name: 'google.com', views: 3 },
      ],
    })
  })

  it('goes on today, with the same visitors and batches', async () => {
    await add([view('ada'), view('ada')], { id: batch })
    await add([view('ada'), view('cyd', { source: 'google.com' })])
    const report = await read()
    expect(counted(report)).toEqual({ '2027-03-09': [5, 2], '2027-03-10': [5, 3] })
    expect(report.days.at(-1)).toMatchObject({ messages: 1 })
    expect(report.sources).toEqual([
      { name: 'direct', views: 6 },
      { name: 'google.com', views: 4 },
    ])
    expect([await stored('select 1 from seen'), await stored('select 1 from salts')]).toEqual([0, 0])
    at('2027-03-11T00:02:01Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect(await visitorsKnown()).toEqual([])
    expect(counted(await read())).toEqual({ '2027-03-09': [5, 2], '2027-03-10': [5, 3] })
  })

  it('adds up when that version counted again for a while', async () => {
    await add([view('ada')])
    await runInDurableObject(counter, (_, { storage }) => {
      storage.sql.exec("insert into days values ('2027-03-10', 2, 1, 0, 0, 0, 0)")
      storage.sql.exec("insert into parts values ('2027-03-10', 'source', 'direct', 2)")
      storage.sql.exec("insert into salts values ('2027-03-10', 'another', ?)", now + hour)
      storage.sql.exec("insert into seen values ('2027-03-10', '0123456789abcdef')")
    })
    expect(counted(await read())).toEqual({ '2027-03-09': [5, 2], '2027-03-10': [6, 3] })
    await add([view('ada'), view('bob')])
    expect(counted(await read())).toEqual({ '2027-03-09': [5, 2], '2027-03-10': [8, 3] })
  })

  it('is deleted after 25 months', async () => {
    at('2029-05-10T00:00:00Z')
    await add([view('ada')])
    await runDurableObjectAlarm(counter)
    expect((await read()).since).toBe('2029-05-10')
  })
})

describe('batches of an isolate', () => {
  const sender = crypto.randomUUID().slice(0, 24)
  const idOf = (number: number) => sender + number.toString(16).padStart(12, '0')

  it('count once, by their numbers, also when a later one was counted', async () => {
    for (const number of [1, 2, 2, 5, 1, 5, 6]) await add([view('ada')], { id: idOf(number) })
    expect(counted(await read())).toEqual({ '2027-03-10': [4, 1] })
  })

  it('are written together when there are many, and none is accepted before', async () => {
    for (let write = 0; write < 10; write += 1) await add([view(`early-${write}`)])
    let accepted = 0
    const waiting = Array.from({ length: 30 }, (_, index) => add([view(`late-${index}`)]).then(() => (accepted += 1)))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const views = async () =>
      runInDurableObject(
        counter,
        (_, { storage }) =>
          storage.sql.exec<{ views: number }>("select numbers ->> 'views' as views from visit_days").one().views,
      )
    const before = [accepted, await views()]
    now += 10_000
    await add([view('last')])
    await Promise.all(waiting)
    expect([before, accepted, await views()]).toEqual([[expect.any(Number), expect.any(Number)], 30, 41])
    expect(before[0]).toBeLessThan(30)
    expect(before[1]).toBe(10 + (before[0] ?? 0))
  })

  it('are all refused when they cannot be written, and count when they are sent again', async () => {
    await add([view('ada')])
    await runInDurableObject(counter, (_, { storage }) =>
      storage.sql.exec("create trigger refuse before update on visit_days begin select raise(abort, 'disk full'); end"),
    )
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
    const refused = await Promise.allSettled(ids.map((id) => add([view('bob')], { id })))
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await runInDurableObject(counter, (_, { storage }) => storage.sql.exec('drop trigger refuse'))
    await Promise.all(ids.map((id) => add([view('bob')], { id })))
    expect(counted(await read())).toEqual({ '2027-03-10': [3, 2] })
  })
})

describe('many visitors', () => {
  it('are counted exactly up to ten thousand, then within two percent', async () => {
    const people = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => view(`visitor-${from + index}`))
    await add(people(0, 10_000))
    expect(counted(await read())).toEqual({ '2027-03-10': [10_000, 10_000] })
    await add(people(9_000, 30_000))
    const [, visitors = 0] = counted(await read())['2027-03-10'] ?? []
    expect(Math.abs(visitors / 30_000 - 1)).toBeLessThan(0.02)
    await add(people(0, 30_000))
    expect(counted(await read())['2027-03-10']?.[1]).toBe(visitors)
    expect(await stored('select 1 from visit_days where length(visitors) = 16385')).toBe(1)
  })
})
