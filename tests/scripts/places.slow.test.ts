import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPlaces, placeSources } from '../../scripts/build/build-places.ts'
import { embeddedPlaces, keepingReader } from '../../worker/adapters/places/place-index.ts'
import {
  placeKeys,
  type Shard,
  type ShardIndex,
  shardFile,
  shardPrefix,
} from '../../worker/adapters/places/place-shards.ts'
import type { AskedFrom } from '../../worker/adapters/places/places.ts'
import { AppError } from '../../worker/platform/http/errors.ts'
import { knownPlaces, places, shards } from './known-places.ts'

const index = shards.get('index.json') as ShardIndex
const split = new Set(index.split)

describe('the index of places', () => {
  it('covers towns worldwide', () => {
    expect(knownPlaces.length).toBeGreaterThan(120_000)
    const countIn = (country: string) => knownPlaces.filter((place) => place.country === country).length
    for (const country of ['US', 'GB', 'DE', 'BR', 'IN', 'AU']) expect(countIn(country), country).toBeGreaterThan(1000)
    expect(knownPlaces.filter(({ region }) => region === '').length / knownPlaces.length).toBeLessThan(0.01)
  })

  it('contains every place under all of its names', () => {
    const named = new Map([...shards].map(([file, shard]) => [file, namesOf(shard)]))
    const lost = knownPlaces.filter(({ name, country, region }) =>
      placeKeys(name).some(
        (key) => !named.get(shardFile(shardPrefix(key, split)))?.has([name, country, region].join()),
      ),
    )
    expect(lost).toEqual([])
  })

  it('finds a place again by its full label', async () => {
    const sample = knownPlaces.filter((_, nth) => nth % 400 === 0)
    for (const { name } of sample) {
      const place = (await places.find(name, {})).find(({ exact }) => exact)
      expect(place, name).toBeDefined()
      const again = await places.find(place?.label ?? '', {})
      expect([again[0]?.label, again[0]?.exact], name).toEqual([place?.label, true])
    }
  })

  it('consists of files that load quickly', () => {
    const sizes = [...shards].map(([file, shard]) => [file, gzipSync(JSON.stringify(shard)).length] as const)
    expect(Math.max(...sizes.map(([, size]) => size))).toBeLessThan(40_000)
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(5_000_000)
    expect(sizes.length).toBeLessThan(2500)
  })

  it('uses file names that are valid in any URL', () => {
    expect([...shards.keys()].filter((file) => !/^[a-z0-9_-]+\.json$/.test(file))).toEqual([])
    expect(new Set([...shards.keys()].map((file) => file.toLowerCase())).size).toBe(shards.size)
  })
})

describe('the build of the index', () => {
  const work = mkdtempSync(join(tmpdir(), 'places-'))
  const [out, mark] = [join(work, 'places'), join(work, 'mark')]
  beforeAll(() => buildPlaces(out, mark, 'these sources'))
  afterAll(() => rmSync(work, { recursive: true }))

  it('writes every file with attribution', () => {
    expect(readdirSync(out).toSorted()).toEqual([...shards.keys(), 'NOTICE.txt'].toSorted())
    expect(JSON.parse(readFileSync(join(out, 'zu.json'), 'utf8'))).toEqual(shards.get('zu.json'))
    const notice = readFileSync(join(out, 'NOTICE.txt'), 'utf8')
    for (const text of ['GeoNames', 'https://www.geonames.org/', 'https://creativecommons.org/licenses/by/4.0/'])
      expect(notice).toContain(text)
  })

  it('lists sources that exist', () => {
    expect(placeSources.filter((path) => !existsSync(path))).toEqual([])
  })

  it('skips unchanged sources and otherwise starts over', () => {
    const written = () => statSync(join(out, 'index.json')).mtimeMs
    const first = written()
    writeFileSync(join(out, 'of-an-older-build.json'), '{}')
    buildPlaces(out, mark, 'these sources')
    expect([written(), existsSync(join(out, 'of-an-older-build.json'))]).toEqual([first, true])
    buildPlaces(out, mark, 'other sources')
    expect(existsSync(join(out, 'of-an-older-build.json'))).toBe(false)
  })
})

function namesOf(shard: Shard | ShardIndex): Set<string> {
  if (!('places' in shard)) return new Set()
  return new Set(
    shard.places.map(([name, at]) => {
      const [country, region] = shard.regions[at] ?? []
      return [name, country, region].join()
    }),
  )
}

const labels = async (words: string, from: AskedFrom = {}) => (await places.find(words, from)).map(({ label }) => label)

describe('the place search', () => {
  it.each([
    ['Portland, Oregon', 'Portland, Oregon'],
    ['portland or', 'Portland, Oregon'],
    ['PORTLAND OREGON USA', 'Portland, Oregon'],
    ['Leeds UK', 'Leeds, England'],
    ['leeds, england', 'Leeds, England'],
    ['Leeds, United Kingdom', 'Leeds, England'],
    ['São Paulo', 'São Paulo, Brazil'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['New York', 'New York, New York'],
    ['new york ny', 'New York, New York'],
    ['New York City', 'New York City, New York'],
    ['St. Louis', 'St. Louis, Missouri'],
    ['Saint Louis', 'St. Louis, Missouri'],
    ['st louis mo', 'St. Louis, Missouri'],
    ['Washington DC', 'Washington, D.C.'],
    ['Washington, D.C.', 'Washington, D.C.'],
    ['london on', 'London, Ontario'],
    ['Hamilton, ON, Canada', 'Hamilton, Ontario'],
    ['sydney nsw', 'Sydney, New South Wales'],
    ['vienna virginia', 'Vienna, Virginia'],
    ['Paris', 'Paris, France'],
    ['München', 'München, Germany'],
    ['munich', 'Munich, Germany'],
    ['Hull', 'Hull, England'],
    ['stoke on trent', 'Stoke-on-Trent, England'],
    ['Singapore', 'Singapore'],
    ['Hong Kong', 'Hong Kong'],
  ])('finds an exact match for %s: %s', async (words, label) => {
    const [first] = await places.find(words, {})
    expect(first).toMatchObject({ label, exact: true })
  })

  it.each([
    ['lee', 'Leeds, England'],
    ['sain', 'Saint Petersburg, Russia'],
    ['san franc', 'San Francisco, California'],
    ['portland, ore', 'Portland, Oregon'],
    ['leeds united k', 'Leeds, England'],
  ])('completes %s to %s', async (words, label) => {
    expect(await places.find(words, {})).toContainEqual(expect.objectContaining({ label, exact: false }))
  })

  it.each(['mobile, all of Kent', 'Leeds, Brazil', 'zzzz', '--', '\u0000', '<script>', '../../index', 'e'.repeat(128)])(
    'finds no exact match for %s',
    async (words) => expect((await places.find(words, {})).filter(({ exact }) => exact)).toEqual([]),
  )

  it('tells towns of the same name apart by region', async () => {
    expect(await labels('Portland')).toEqual(expect.arrayContaining(['Portland, Oregon', 'Portland, Maine']))
    expect((await labels('Saint-Louis, France')).slice(0, 2)).toEqual([
      'Saint-Louis, Grand Est, France',
      "Saint-Louis, Provence-Alpes-Côte d'Azur, France",
    ])
  })

  it('finds a small town whose name begins the names of larger ones', async () => {
    const found = await places.find('par', {})
    expect(found[0]).toMatchObject({ label: 'Paris, France', exact: false })
    expect(found).toContainEqual(expect.objectContaining({ name: 'Par', exact: true }))
  })

  it('returns at most six places, without duplicates', async () => {
    for (const words of ['sa', 'San', 'Springfield', 'Santa']) {
      const found = await labels(words)
      expect(found).toHaveLength(6)
      expect(new Set(found).size).toBe(6)
    }
    expect(await labels('New York')).not.toContain('New York City, New York')
  })
})

describe('the person’s location', () => {
  it('moves places in the same country up the list', async () => {
    expect(await labels('Birmingham', { country: 'US' })).toMatchObject({ 0: 'Birmingham, Alabama' })
    expect(await labels('Birmingham', { country: 'GB' })).toMatchObject({ 0: 'Birmingham, England' })
    expect(await labels('Port', { country: 'GB' })).toMatchObject({ 0: 'Portsmouth, England' })
  })

  it('moves nearby places up the list', async () => {
    const maine = { country: 'US', latitude: 43.9, longitude: -70 }
    expect(await labels('Portland', maine)).toMatchObject({ 0: 'Portland, Maine' })
    expect(await labels('Springfield', { latitude: 39.8, longitude: -89.6 })).toMatchObject({
      0: 'Springfield, Illinois',
    })
  })

  it('doesn’t hide a world capital', async () => {
    expect(await labels('London', { country: 'US' })).toMatchObject({ 0: 'London, England' })
  })
})

describe('the index files', () => {
  it('load once and stay cached', async () => {
    const read: string[] = []
    const counting = embeddedPlaces(
      keepingReader(async (file) => {
        read.push(file)
        return shards.get(file)
      }),
    )
    for (const _ of [1, 2]) await counting.find('Leeds UK', {})
    expect(read).toEqual(['index.json', shards.has('lee.json') ? 'lee.json' : 'le.json'])
  })

  it('load again after a failure', async () => {
    let works = false
    const failing = embeddedPlaces(
      keepingReader(async (file) => {
        if (works) return shards.get(file)
        throw new AppError('places_unavailable')
      }),
    )
    await expect(failing.find('Leeds', {})).rejects.toThrow('places_unavailable')
    works = true
    expect(await failing.find('Leeds', {})).toMatchObject([{ name: 'Leeds' }, {}, {}])
  })
})
