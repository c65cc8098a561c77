import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sweep } from '../../../worker/upkeep/sweep.ts'
import { analyticsEngineVisits } from '../../../worker/visits/analytics-engine.ts'
import { type CountedVisit, withoutParts } from '../../../worker/visits/counted-visit.ts'
import { newPeer } from '../../harness/workers/peer.ts'

const now = new Date('2027-03-10T09:00:00Z')
const path = '/accounts/an-account/analytics_engine/sql'

async function opened(json: unknown = { data: [] }, status = 200) {
  const points: AnalyticsEngineDataPoint[] = []
  const peer = await newPeer([{ path, json, status }])
  const visits = analyticsEngineVisits({
    ...env,
    VISIT_POINTS: { writeDataPoint: (point) => void points.push(point ?? {}) } as AnalyticsEngineDataset,
    ...{ CLOUDFLARE_URL: peer.url, CLOUDFLARE_ACCOUNT_ID: 'an-account', VISITS_TOKEN: 'a-token' },
  })
  return { visits, points, peer }
}

const view = (visitor: string | null, at = now.getTime()): CountedVisit => ({
  ...{ kind: 'view', at, source: 'google.com', country: 'DE', device: 'phone', visitor },
})
const of = (visits: CountedVisit[], draftId = 'a-draft') => ({ draftId, timeZone: 'Europe/Berlin', visits })
const hashOf = (point?: AnalyticsEngineDataPoint) => point?.blobs?.[5]

describe('visits as data points', () => {
  it('writes one data point for equal visits, with a hash for the visitor', async () => {
    const { visits, points } = await opened()
    await visits.add('id', of([view('ada'), view('ada'), view('bob'), view(null)]), now)
    expect(points.map(({ indexes, doubles }) => [indexes, doubles])).toEqual([
      [['a-draft'], [2]],
      [['a-draft'], [1]],
      [['a-draft'], [1]],
    ])
    expect(points[0]?.blobs?.slice(0, 5)).toEqual(['view', '2027-03-10', 'google.com', 'DE', 'phone'])
    expect(points.map(hashOf)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.anything(), ''])
    expect(JSON.stringify(points)).not.toMatch(/ada|bob/)
  })

  it('recognizes a visitor for one day on one website', async () => {
    const { visits, points } = await opened()
    const next = now.getTime() + 24 * 60 * 60 * 1000
    await visits.add('1', of([view('ada')]), now)
    await visits.add('2', of([view('ada')]), now)
    await visits.add('3', of([view('ada')], 'another'), now)
    await visits.add('4', of([view('ada', next)]), new Date(next))
    const [first, again, elsewhere, later] = points.map(hashOf)
    expect(again).toBe(first)
    expect(elsewhere).not.toBe(first)
    expect(later).not.toBe(first)
    const days = async () =>
      (await env.DB.prepare('select day from visit_salts order by day').all<{ day: string }>()).results.map(
        ({ day }) => day,
      )
    await sweep(env, () => new Date('2027-03-11T11:59:00Z'))
    expect(await days()).toEqual(['2027-03-10', '2027-03-11'])
    await sweep(env, () => new Date('2027-03-11T12:00:00Z'))
    expect(await days()).toEqual(['2027-03-11'])
  })

  it('reads data points by SQL and scales sampled counts', async () => {
    const rows = [
      { day: '2027-03-09', kind: 'view', counted: '12', visitors: '3', name: 'phone', views: '12' },
      { day: '2027-03-10', kind: 'call', counted: 2, visitors: 1, name: 'computer', views: 1 },
    ]
    const { visits, peer } = await opened({ data: rows })
    const report = await visits.read({ draftId: 'a-draft', timeZone: 'Europe/Berlin', days: 7 }, now)
    expect(report.days.slice(-2)).toEqual([
      { day: '2027-03-09', views: 12, visitors: 3, calls: 0, mails: 0, bookings: 0, messages: 0 },
      { day: '2027-03-10', views: 0, visitors: 1, calls: 2, mails: 0, bookings: 0, messages: 0 },
    ])
    expect(report).toMatchObject({ since: '2027-03-09', devices: [{ name: 'phone', views: 12 }, { name: 'computer' }] })
    const seen = await peer.seen()
    expect(seen).toHaveLength(5)
    for (const { method, headers, body } of seen) {
      expect([method, headers.authorization]).toEqual(['POST', 'Bearer a-token'])
      expect(body).toMatch(/FROM shingle_visits WHERE index1 = 'a-draft'.* FORMAT JSON$/)
    }
  })

  it.each([
    [{ data: [] }, 403],
    [{ data: [{ day: 'yesterday' }] }, 200],
    ['no', 200],
  ])('cannot be read where the answer is %j, %i', async (json, status) => {
    const { visits } = await opened(json, status)
    await expect(visits.read({ draftId: 'a-draft', timeZone: 'UTC', days: 7 }, now)).rejects.toThrow()
  })

  it('refuses missing settings and invalid dataset names', async () => {
    expect(() => analyticsEngineVisits(env)).toThrow('VISIT_POINTS')
    const bound = { ...env, VISIT_POINTS: { writeDataPoint() {} } as AnalyticsEngineDataset }
    expect(() => analyticsEngineVisits(bound)).toThrow('VISITS_TOKEN')
    const { visits } = await opened()
    await expect(visits.read({ draftId: "' OR 1", timeZone: 'UTC', days: 7 }, now)).rejects.toThrow('not allowed')
  })

  it('counts events other than views', async () => {
    const { visits, points } = await opened()
    await visits.add('id', of([{ kind: 'message', at: now.getTime(), ...withoutParts }]), now)
    expect(points[0]?.blobs).toEqual(['message', '2027-03-10', 'direct', 'other', 'computer', ''])
  })
})
