import { beforeEach, describe, expect, it, vi } from 'vitest'
import { foldPlaceName } from '../../../worker/adapters/places/fold-place-name.ts'
import { geocoderPlaces } from '../../../worker/adapters/places/geocoder.ts'
import { AppError } from '../../../worker/platform/http/errors.ts'
import type { ScriptedAnswer } from '../../harness/peers/scripted-answer.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { newPeer } from '../../harness/workers/peer.ts'

const log = vi.spyOn(console, 'error')

type Address = Record<string, unknown>
const found = (address: Address, lat: unknown = '53.8', lon: unknown = '-1.5') => ({
  ...{ place_id: 1, licence: 'ODbL', osm_type: 'relation', lat, lon, category: 'boundary', type: 'administrative' },
  ...{ addresstype: 'city', name: 'Somewhere', display_name: 'Somewhere, Someland', importance: 0.7, address },
})
const leeds = {
  city: 'Leeds',
  county: 'West Yorkshire',
  state: 'England',
  country: 'United Kingdom',
  country_code: 'gb',
}
const portland = (state: string) => ({ city: 'Portland', county: 'Any', state, country_code: 'us' })

const asking = async (answer: Omit<ScriptedAnswer, 'path'>, words = 'Leeds') => {
  const peer = await newPeer([{ path: '/search', ...answer }])
  return geocoderPlaces({ url: peer.url, timeoutMs: 1000 }).find(words, {})
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

describe('the geocoder adapter', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  describe('a geocoder', () => {
    it('sends Nominatim’s parameters and our user agent', async () => {
      const peer = await newPeer([{ path: '/v1/search', json: [] }])
      await geocoderPlaces({ url: `${peer.url}/v1/?key=secret` }).find('Saint-Étienne & co', {})
      expect(await peer.seen()).toMatchObject([
        {
          method: 'GET',
          query: {
            ...{ key: 'secret', q: 'Saint-Étienne & co', format: 'jsonv2', limit: '6', addressdetails: '1' },
            'accept-language': 'en',
          },
          headers: { 'user-agent': 'Shingle (https://shingle.example)', accept: 'application/json' },
        },
      ])
    })

    it('returns places with common labels', async () => {
      const json = [
        found(leeds),
        found(portland('Oregon'), '45.5', '-122.6'),
        found({ village: 'Y', state: 'Hauts-de-France', country_code: 'fr' }),
      ]
      expect(await asking({ json }, 'leeds')).toEqual([
        {
          ...{ label: 'Leeds, England', name: 'Leeds', region: 'England', country: 'United Kingdom' },
          ...{ latitude: 53.8, longitude: -1.5, exact: true, population: null },
        },
        expect.objectContaining({ label: 'Portland, Oregon', latitude: 45.5, exact: false }),
        expect.objectContaining({ label: 'Y, France' }),
      ])
    })

    it('distinguishes same-named places by region and drops duplicates', async () => {
      const newport = (state: string) => ({ town: 'Newport', state, country_code: 'gb' })
      const json = [found(newport('Wales')), found(newport('England')), found(newport('Wales'), '1', '2')]
      const places = await asking({ json }, 'Newport, Wales')
      expect(places.map(({ label, exact }) => [label, exact])).toEqual([
        ['Newport, Wales', true],
        ['Newport, England', false],
      ])
    })

    it('drops unreadable results and returns at most six', async () => {
      const broken = [
        null,
        7,
        {},
        found(leeds, 'north'),
        found(leeds, '91'),
        { ...found(leeds), address: undefined },
        { ...found({ country_code: 'gb' }), name: '' },
        found({ city: 7, country_code: ['gb'] }),
      ]
      const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
      const json = [...broken, ...names.map((city) => found({ city, country_code: 'de' }))]
      const places = await asking({ json })
      expect(places).toHaveLength(6)
      expect(places.filter(({ country }) => country === 'Germany').length).toBeGreaterThan(4)
    })

    it('limits every text to one plain line', async () => {
      const city = `<b>Leeds</b>\u0000\n${'x'.repeat(5000)}`
      const [place] = await asking({ json: [found({ city, state: '\u0007', country_code: 'gb"><' })] })
      expect(place?.label.length).toBeLessThan(140)
      expect(place?.label).toMatch(/^<b>Leeds<\/b> x/)
      expect(place).toMatchObject({ region: '', country: '' })
    })

    it('returns an empty list without results', async () => expect(await asking({ json: [] })).toEqual([]))
  })

  describe('a failing geocoder', () => {
    const html = { headers: { 'content-type': 'text/html' }, text: '<html>Bandwidth limit exceeded' }
    const json = { 'content-type': 'application/json' }
    it.each<[string, Omit<ScriptedAnswer, 'path'>]>([
      ['a page', html],
      ['a page that says it is JSON', { ...html, headers: json }],
      ['cut off JSON', { text: '[{"lat":', headers: json }],
      ['an error with status 200', { json: { error: 'Unable to geocode' } }],
      ['words', { json: 'ok' }],
      ['nothing', { text: '', headers: json }],
      ['429', { status: 429, json: [] }],
      ['403', { status: 403, ...html }],
      ['500', { status: 500, json: [] }],
      ['503', { status: 503, ...html }],
      ['too much', { zeros: 5_000_000, headers: json }],
      ['a redirect to elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/search' } }],
      ['an answer that comes too late', { json: [], delay: 3000 }],
      ['an answer that never ends', { text: '[', stalls: true, headers: json }],
    ])('is reported as unavailable when it responds with %s', async (_what, answer) => {
      expect(await failure(asking(answer))).toBe('places_unavailable')
      // A late log line may belong to another test.
      expect(linesAbout(log, 'places.failed')).toHaveLength(1)
    })

    // ASVS 16.2.5
    it('counts as unavailable when unreachable, and its key stays out of the log', async () => {
      const gone = geocoderPlaces({ url: 'http://127.0.0.1:9/?key=a-key-that-nobody-may-see' })
      expect(await failure(gone.find('Leeds', {}))).toBe('places_unavailable')
      expect(log.mock.calls.flat().map(String).join()).not.toMatch(/a-key-that|Leeds/)
    })
  })
})

describe('a place name’s comparable form', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['SAO PAULO', 'sao paulo'],
    ['Sa\u0303o Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Weißenfels', 'weissenfels'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['St. Louis', 'st louis'],
    ['Washington, D.C.', 'washington dc'],
    ["King's Lynn", 'kings lynn'],
    ['King’s Lynn', 'kings lynn'],
    ['Stoke-on-Trent', 'stoke on trent'],
    ['  Newcastle   upon\tTyne ', 'newcastle upon tyne'],
    ['Москва', 'москва'],
    ['--', ''],
  ])('for %s is %s', (name, folded) => {
    expect(foldPlaceName(name)).toBe(folded)
    expect(foldPlaceName(folded)).toBe(folded)
  })
})
