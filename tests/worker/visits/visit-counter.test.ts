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

/** Sets the time, including the object's. */
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
/** The days that still identify visitors, with their counts. */
const visitorsKnown = async () =>
  (
    await runInDurableObject(counter, (_, { storage }) =>
      storage.sql
        .exec<{ day: string; known: number }>(
          'select day, json_array_length(visitors) as known from visit_days where salt is not null order by day',
        )
        .toArray(),
    )
  ).map(({ day, known }) => [day, known])
const counted = ({ days }: VisitReport) =>
  Object.fromEntries(days.filter(({ views }) => views > 0).map(({ day, views, visitors }) => [day, [views, visitors]]))

describe('a website’s visitor numbers', () => {
  it('return zero for every day before the first visit', async () => {
    const report = await read(30)
    expect(report).toMatchObject({ timeZone: 'UTC', since: null, sources: [], countries: [], devices: [] })
    expect(report.days).toHaveLength(30)
    expect(report.days.at(-1)).toEqual({
      ...{ day: '2027-03-10', views: 0, visitors: 0, calls: 0, mails: 0, bookings: 0, messages: 0 },
      visitorsCapped: false,
    })
    expect(report.days[0]?.day).toBe('2027-02-09')
  })

  it('contain views, visitors and actions', async () => {
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
    const today: Partial<DayCounts> = { views: 5, visitors: 2, calls: 2, mails: 1, bookings: 1, messages: 1 }
    expect(report.days.at(-1)).toEqual({ day: '2027-03-10', ...today, visitorsCapped: false })
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

  it('count a message’s sender as a visitor, once a day', async () => {
    const message = (visitor: string | null) => ({ ...withoutParts, kind: 'message' as const, at: now, visitor })
    await add([message('ada')])
    await add([view('ada'), message('ada'), view('bob')])
    await add([message('cleo'), view('cleo')])
    expect((await read()).days.at(-1)).toMatchObject({ views: 3, visitors: 3, messages: 3 })
  })

  it('contain at least one visitor on a day with an opted-out sender’s message', async () => {
    const message = { ...withoutParts, kind: 'message' as const, at: now }
    await add([message, message])
    expect((await read()).days.at(-1)).toMatchObject({ visitors: 1, messages: 2 })
  })

  it('remain exact when fifty isolates report in parallel, some twice', async () => {
    const batches = Array.from({ length: 50 }, (_, batch) => ({
      id: crypto.randomUUID() as string,
      visits: Array.from({ length: 40 }, (_, visit) => view(`visitor-${(batch * 40 + visit) % 333}`)),
    }))
    const added = [...batches, ...batches.slice(0, 20)].map(({ id, visits }) => add(visits, { id }))
    const again = add(batches[7]?.visits ?? [], { id: batches[7]?.id ?? '' })
    // Reading writes pending batches.
    await read()
    await Promise.all([...added, again])
    expect(counted(await read())).toEqual({ '2027-03-10': [2000, 333] })
  })

  it('contain two hundred names per day and a sum for the remaining names', async () => {
    await add(Array.from({ length: 250 }, (_, index) => view('ada', { source: `site-${index}.com` })))
    await add([view('ada', { source: 'site-3.com' }), view('ada', { source: 'late.com' })])
    expect(await stored("select 1 from visit_days, json_each(numbers, '$.source')")).toBe(201)
    const { sources } = await read()
    expect(sources).toHaveLength(101)
    expect(sources[0]).toEqual({ name: 'site-3.com', views: 2 })
    expect(sources.reduce((sum, { views }) => sum + views, 0)).toBe(252)
    expect(sources.at(-1)?.name).toBe('other')
  })

  it('follow days in the website’s time zone, even of 23 and 25 hours', async () => {
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

  it('don’t move earlier days when the time zone changes', async () => {
    at('2027-03-10T12:00:00Z')
    await add([view('ada')], { timeZone: 'Pacific/Auckland' })
    await add([view('ada')], { timeZone: 'America/Los_Angeles' })
    expect(counted(await read(7, 'Pacific/Auckland'))).toEqual({ '2027-03-10': [1, 1], '2027-03-11': [1, 1] })
  })
})

describe('visitor identification', () => {
  it('ends with the day, when salt and hashes are deleted', async () => {
    await add([view('ada'), view('bob')])
    expect(await visitorsKnown()).toEqual([['2027-03-10', 2]])
    // A visit in the last second still matches its earlier visitor.
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

  it('starts no new salt for a past day', async () => {
    await add([view('ada', { at: start - 24 * hour })])
    expect(counted(await read())).toEqual({ '2027-03-09': [1, 0] })
    expect(await stored('select 1 from visit_days where salt is not null or visitors is not null')).toBe(0)
  })

  it('stores no personal data', async () => {
    await add([view('203.0.113.7\nMozilla')])
    const [row] = await runInDurableObject(counter, (_, { storage }) =>
      storage.sql.exec('select * from visit_days').toArray(),
    )
    expect(JSON.stringify(row)).not.toMatch(/203\.0|Mozilla/)
    expect(row?.visitors).toMatch(/^\["[\w-]{8}"\]$/)
  })

  it('differs for each website and day', async () => {
    const hashes = async () =>
      runInDurableObject(counter, (_, { storage }) =>
        storage.sql
          .exec('select visitors from visit_days')
          .toArray()
          .map((row) => row.visitors),
      )
    await add([view('ada')])
    const first = await hashes()
    counter = env.VISITS.getByName(`counter-${counters++}`)
    await add([view('ada')])
    expect(await hashes()).not.toEqual(first)
  })
})

describe('old data', () => {
  it('disappears after a day for batches and after 25 months for numbers', async () => {
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

  it('disappears with the website, and late visits are dropped', async () => {
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

describe('batches of visits', () => {
  it('count once by id, even after other batches', async () => {
    const ids = Array.from({ length: 3 }, () => crypto.randomUUID())
    for (const index of [0, 1, 1, 2, 0]) await add([view('ada')], { id: ids[index] ?? '' })
    expect(counted(await read())).toEqual({ '2027-03-10': [3, 1] })
  })

  it('count once if they span two days', async () => {
    at('2027-03-11T00:00:01Z')
    const id = crypto.randomUUID()
    const visits = [view('ada', { at: now - 5000 }), view('ada')]
    for (const again of [1, 2]) {
      await add(visits, { id })
      now += again * 5000
    }
    expect(counted(await read())).toEqual({ '2027-03-10': [1, 1], '2027-03-11': [1, 1] })
  })

  it('count once within the last thousand ids', async () => {
    const ids = Array.from({ length: 1001 }, () => crypto.randomUUID())
    const added = ids.map((id) => add([view('ada')], { id }))
    await read()
    await Promise.all(added)
    const again = [ids.at(0), ids.at(1), ids.at(-1)].map((id) => add([view('ada')], { id: id ?? '' }))
    await read()
    await Promise.all(again)
    expect(counted(await read())).toEqual({ '2027-03-10': [1002, 1] })
    expect(await stored('select 1 from visit_days where json_array_length(batches) = 1000')).toBe(1)
  })

  it('enter the database together, and count as accepted afterwards', async () => {
    await add([view('early')])
    let accepted = 0
    const waiting = Array.from({ length: 30 }, (_, index) => add([view(`late-${index}`)]).then(() => (accepted += 1)))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const views = async () =>
      runInDurableObject(
        counter,
        (_, { storage }) =>
          storage.sql.exec<{ views: number }>("select numbers ->> 'views' as views from visit_days").one().views,
      )
    expect([accepted, await views()]).toEqual([0, 1])
    now += 2000
    await add([view('last')])
    await Promise.all(waiting)
    expect([accepted, await views()]).toEqual([30, 32])
  })

  it('enter the database after two seconds without another batch', async () => {
    await add([view('ada')])
    await add([view('bob')])
    expect(await stored("select 1 from visit_days where numbers ->> 'views' = 2")).toBe(1)
  })

  it('fail together if the write fails, and are counted when sent again', async () => {
    await add([view('ada')])
    const refuse = (event: string) =>
      `create trigger refuse_${event} before ${event} on visit_days begin select raise(abort, 'disk full'); end`
    await runInDurableObject(counter, (_, { storage }) => {
      for (const event of ['insert', 'update']) storage.sql.exec(refuse(event))
    })
    now += 2000
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
    const refused = await Promise.allSettled(ids.map((id) => add([view('bob')], { id })))
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await runInDurableObject(counter, (_, { storage }) => {
      for (const event of ['insert', 'update']) storage.sql.exec(`drop trigger refuse_${event}`)
    })
    now += 2000
    await Promise.all(ids.map((id) => add([view('bob')], { id })))
    expect(counted(await read())).toEqual({ '2027-03-10': [3, 2] })
  })
})

describe('many visitors', () => {
  const people = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => view(`visitor-${from + index}`))
  const today = async () => {
    const { visitors, visitorsCapped } = (await read()).days.at(-1) ?? {}
    return [visitors, visitorsCapped]
  }

  it('appear as a number up to twenty thousand a day, then as “more”', async () => {
    await add(people(0, 20_000))
    expect(await today()).toEqual([20_000, false])
    now += 2000
    await add(people(19_000, 30_000))
    expect(await today()).toEqual([20_000, true])
    expect((await read()).days.at(-1)).toMatchObject({ views: 31_000 })
    expect(await stored('select 1 from visit_days where json_array_length(visitors) = 20001')).toBe(1)
    at('2027-03-11T09:00:00Z')
    await add([view('visitor-0')])
    expect(await today()).toEqual([1, false])
  })
})
