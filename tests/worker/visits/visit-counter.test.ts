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
const add = (visits: CountedVisit[], { timeZone = 'UTC', id = crypto.randomUUID() as string } = {}) =>
  counter.add({ id, timeZone, now, visits })
const read = async (days = 7, timeZone = 'UTC'): Promise<VisitReport> => counter.read({ days, timeZone, now })
const stored = (query: string) =>
  runInDurableObject(counter, (_, { storage }) => storage.sql.exec(query).toArray().length)
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

  it('counts exactly when fifty isolates report at once, some twice', async () => {
    const batches = Array.from({ length: 50 }, (_, batch) => ({
      id: crypto.randomUUID() as string,
      visits: Array.from({ length: 40 }, (_, visit) => view(`visitor-${(batch * 40 + visit) % 333}`)),
    }))
    await Promise.all([...batches, ...batches.slice(0, 20)].map(({ id, visits }) => add(visits, { id })))
    await add(batches[7]?.visits ?? [], { id: batches[7]?.id ?? '' })
    expect(counted(await read())).toEqual({ '2027-03-10': [2000, 333] })
  })

  it('keeps two hundred names a day and sums up the rest', async () => {
    await add(Array.from({ length: 250 }, (_, index) => view('ada', { source: `site-${index}.com` })))
    await add([view('ada', { source: 'site-3.com' }), view('ada', { source: 'late.com' })])
    expect(await stored("select 1 from parts where kind = 'source'")).toBe(201)
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
    expect([await stored('select 1 from salts'), await stored('select 1 from seen')]).toEqual([1, 2])
    // A visit of the last second is still known to be of somebody who was there.
    at('2027-03-11T00:00:01Z')
    await add([view('ada', { at: Date.parse('2027-03-10T23:59:59Z') }), view('ada')])
    expect([await stored('select 1 from salts'), await stored('select 1 from seen')]).toEqual([2, 3])
    at('2027-03-11T00:02:01Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect(await stored("select 1 from salts where day = '2027-03-10'")).toBe(0)
    expect([await stored('select 1 from salts'), await stored('select 1 from seen')]).toEqual([1, 1])
    at('2027-03-12T00:02:01Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect([await stored('select 1 from salts'), await stored('select 1 from seen')]).toEqual([0, 0])
    expect(counted(await read())).toEqual({ '2027-03-10': [3, 2], '2027-03-11': [1, 1] })
  })

  it('never makes a salt again for a past day', async () => {
    await add([view('ada', { at: start - 24 * hour })])
    expect(counted(await read())).toEqual({ '2027-03-09': [1, 0] })
    expect(await stored('select 1 from salts')).toBe(0)
  })

  it('stores nothing that identifies a visitor', async () => {
    await add([view('203.0.113.7\nMozilla')])
    const everything = await runInDurableObject(counter, (_, { storage }) =>
      JSON.stringify(
        ['days', 'parts', 'salts', 'seen', 'batches'].map((table) =>
          storage.sql.exec(`select * from ${table}`).toArray(),
        ),
      ),
    )
    expect(everything).not.toMatch(/203\.0|Mozilla/)
    const [{ hash }] = (await runInDurableObject(counter, (_, { storage }) =>
      storage.sql.exec<{ hash: string }>('select hash from seen').toArray(),
    )) as [{ hash: string }]
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
  })

  it('hashes a visitor differently on every website and day', async () => {
    const hashes = async () =>
      runInDurableObject(counter, (_, { storage }) =>
        storage.sql
          .exec('select hash from seen')
          .toArray()
          .map((row) => row.hash),
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
    expect(await stored('select 1 from batches')).toBe(0)
    expect(counted(await read())).toEqual({ '2027-03-10': [1, 1] })
    at('2029-04-09T00:00:00Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect([await stored('select 1 from days'), await stored('select 1 from parts')]).toEqual([1, 3])
    at('2029-05-10T00:00:00Z')
    expect(await runDurableObjectAlarm(counter)).toBe(true)
    expect([await stored('select 1 from days'), await stored('select 1 from parts')]).toEqual([0, 0])
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
