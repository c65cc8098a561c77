import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Shard } from '../../../worker/adapters/places/place-shards.ts'
import { placeHere, placeList } from '../../../worker/adapters/places/schema.ts'
import { app } from '../../../worker/api/app.ts'
import { Browser, limitOf } from '../../harness/workers/accounts/browser.ts'
import { shardAssets, shardFiles } from '../../harness/workers/creation/creations.ts'
import { newPeer } from '../../harness/workers/peer.ts'

const production = { ENVIRONMENT: 'production', ASSETS: shardAssets() } as const
const browser = new Browser({ ASSETS: shardAssets() })
const abroad: Shard = {
  regions: [
    ['JP', 'Kyoto', ''],
    ['KR', 'Busan', ''],
    ['DE', 'Hesse', ''],
  ],
  places: [
    ['京都市', 0, 1459640, 35.021, 135.754],
    ['부산', 1, 3678555, 35.102, 129.03],
    ['Frankfurt am Main', 2, 650000, 50.116, 8.684],
  ],
}

/** A request with the location that the platform adds. */
async function from(cf: unknown, path: string, changes: object = production): Promise<unknown> {
  const request = new Request(`${env.APP_ORIGIN}${path}`, { cf } as RequestInit)
  const answer = await app.fetch(request, { ...env, ...changes }, createExecutionContext())
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('GET /api/places', () => {
  it('returns towns, the best match first', async () => {
    const { status, body } = await browser.get('/api/places?q=%20Leeds%20')
    expect(status).toBe(200)
    expect(placeList.parse(body)).toEqual({
      places: [
        {
          ...{ label: 'Leeds, England', name: 'Leeds', region: 'England', country: 'United Kingdom' },
          ...{ latitude: 53.796, longitude: -1.548, exact: true, population: 455123 },
        },
        expect.objectContaining({ label: 'Leeds, Alabama', country: 'United States', exact: true }),
        expect.objectContaining({ label: 'Leeds, Maine' }),
      ],
    })
    expect((await browser.get('/api/places?q=leeds,%20al')).body).toMatchObject({ places: [{ region: 'Alabama' }] })
    expect((await browser.get('/api/places?q=nowhere')).body).toEqual({ places: [] })
  })

  it('finds Japanese, Korean and long German names, also abbreviated', async () => {
    const asking = new Browser({ ASSETS: shardAssets(shardFiles(abroad)) })
    const firstOf = async (q: string) =>
      placeList.parse((await asking.get(`/api/places?q=${encodeURIComponent(q)}`)).body).places[0]
    for (const q of ['京都市', '京都市北区', '京都市, 日本'])
      expect(await firstOf(q), q).toMatchObject({ label: '京都市, 日本', country: 'Japan', exact: true })
    expect(await firstOf('京都')).toMatchObject({ label: '京都市, 日本', exact: false })
    for (const q of ['부산', '부산 해운대', '부산시'])
      expect(await firstOf(q), q).toMatchObject({ label: '부산, 대한민국', exact: true })
    for (const q of ['부산물', '부산구']) expect(await firstOf(q), q).toBeUndefined()
    for (const q of ['Frankfurt am Main', 'Frankfurt a. M.', 'Frankfurt a.M.', 'frankfurt/main', 'Frankfurt (Main)'])
      expect(await firstOf(q), q).toMatchObject({ label: 'Frankfurt am Main, Germany', exact: true })
    for (const q of ['Frankfurt a. O.', 'Frankfurt/Oder', 'Frankfurt x. M.'])
      expect(await firstOf(q), q).toBeUndefined()
  })

  it('puts places near the client first', async () => {
    const maine = { country: 'US', latitude: '43.9', longitude: '-70.0' }
    expect(await from(maine, '/api/places?q=leed')).toMatchObject({ places: [{ region: 'Maine' }, {}, {}] })
    expect(await from({ country: 'GB' }, '/api/places?q=leed')).toMatchObject({
      places: [{ region: 'England' }, {}, {}],
    })
  })

  it.each(['', '?q=', '?q=L', '?q=%20L%20', `?q=${'l'.repeat(129)}`])('refuses %s', async (query) => {
    const { status, body } = await browser.get(`/api/places${query}`)
    expect([status, body]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  })

  it.each(['../index', '%00%00', '<script>alert(1)</script>', "le'; drop table", '😀😀', '.json'])(
    'treats %j as plain text',
    async (words) => {
      const { status, body } = await browser.get(`/api/places?q=${encodeURIComponent(words)}`)
      expect([status, body]).toEqual([200, { places: [] }])
    },
  )

  it('responds with 429 over the API’s limit of calls', async () => {
    const hasty = new Browser({ ASSETS: shardAssets(), API_LIMIT: limitOf(1) })
    expect((await hasty.get('/api/places?q=leeds')).status).toBe(200)
    expect((await hasty.get('/api/places?q=leeds')).status).toBe(429)
  })

  it('responds with 503 if the index was not built', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { status, body } = await new Browser({ ASSETS: shardAssets({}) }).get('/api/places?q=leeds')
    expect([status, body]).toMatchObject([503, { error: { code: 'places_unavailable' } }])
    expect(log.mock.calls.flat().join()).toContain('npm run build')
    log.mockRestore()
  })

  it('queries the geocoder if configured', async () => {
    const address = { city: 'Leeds', state: 'England', country_code: 'gb' }
    const peer = await newPeer([{ path: '/search', json: [{ name: 'Leeds', lat: '53.8', lon: '-1.5', address }] }])
    const asking = new Browser({ PLACES_PROVIDER: 'geocoder', GEOCODER_URL: peer.url })
    expect((await asking.get('/api/places?q=leeds')).body).toMatchObject({
      places: [{ label: 'Leeds, England' }],
    })
    expect(await peer.seen()).toHaveLength(1)
  })
})

describe('GET /api/places/here', () => {
  const leeds = { city: 'Leeds', region: 'England', country: 'GB', latitude: '53.79648', longitude: '-1.54785' }

  it('returns the town of the request', async () => {
    expect(placeHere.parse(await from(leeds, '/api/places/here'))).toEqual({
      place: {
        ...{ label: 'Leeds, England', name: 'Leeds', region: 'England', country: 'United Kingdom' },
        ...{ latitude: 53.79648, longitude: -1.54785 },
      },
    })
    const portland = { ...leeds, city: 'Portland', region: 'Oregon', country: 'US' }
    expect(await from(portland, '/api/places/here')).toMatchObject({ place: { label: 'Portland, Oregon' } })
    const singapore = { ...leeds, city: 'Singapore', region: undefined, country: 'SG' }
    expect(await from(singapore, '/api/places/here')).toMatchObject({ place: { label: 'Singapore' } })
  })

  it.each([
    ['nothing is known', undefined],
    ['only the country is', { country: 'GB' }],
    ['the city is not', { ...leeds, city: undefined }],
    ['it is Tor', { ...leeds, country: 'T1' }],
    ['the country is not known', { ...leeds, country: 'XX' }],
    ['the place is invalid', { ...leeds, latitude: 'north' }],
    ['the city is no text', { ...leeds, city: { name: 'Leeds' } }],
    ['the city is endless', { ...leeds, city: 'L'.repeat(500) }],
  ])('returns null if %s', async (_why, cf) => {
    expect(await from(cf, '/api/places/here')).toEqual({ place: null })
  })

  it('returns null in development, where the platform invents a town', async () => {
    expect(await from(leeds, '/api/places/here', {})).toEqual({ place: null })
  })
})
