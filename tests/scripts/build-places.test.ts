import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPlaces, placeSources } from '../../scripts/build/build-places.ts'
import {
  placeKeys,
  type Shard,
  type ShardIndex,
  shardFile,
  shardPrefix,
} from '../../worker/adapters/places/place-shards.ts'
import { knownPlaces, places, shards } from './known-places.ts'

const index = shards.get('index.json') as ShardIndex
const split = new Set(index.split)

describe('the index', () => {
  it('has the towns of the world', () => {
    expect(knownPlaces.length).toBeGreaterThan(120_000)
    const of = (country: string) => knownPlaces.filter((place) => place.country === country).length
    for (const country of ['US', 'GB', 'DE', 'BR', 'IN', 'AU']) expect(of(country), country).toBeGreaterThan(1000)
    expect(knownPlaces.filter(({ region }) => region === '').length / knownPlaces.length).toBeLessThan(0.01)
  })

  it('has every place where each of its names is looked for', () => {
    const named = new Map([...shards].map(([file, shard]) => [file, namesOf(shard)]))
    const lost = knownPlaces.filter(({ name, country, region }) =>
      placeKeys(name).some(
        (key) => !named.get(shardFile(shardPrefix(key, split)))?.has([name, country, region].join()),
      ),
    )
    expect(lost).toEqual([])
  })

  it('finds a place by its label, as one that is named in full', async () => {
    const sample = knownPlaces.filter((_, nth) => nth % 400 === 0)
    for (const { name } of sample) {
      const place = (await places.find(name, {})).find(({ exact }) => exact)
      expect(place, name).toBeDefined()
      const again = await places.find(place?.label ?? '', {})
      expect([again[0]?.label, again[0]?.exact], name).toEqual([place?.label, true])
    }
  })

  it('is in files that are quick to read', () => {
    const sizes = [...shards].map(([file, shard]) => [file, gzipSync(JSON.stringify(shard)).length] as const)
    expect(Math.max(...sizes.map(([, size]) => size))).toBeLessThan(40_000)
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(5_000_000)
    expect(sizes.length).toBeLessThan(2500)
  })

  it('has names that any address takes', () => {
    expect([...shards.keys()].filter((file) => !/^[a-z0-9_-]+\.json$/.test(file))).toEqual([])
    expect(new Set([...shards.keys()].map((file) => file.toLowerCase())).size).toBe(shards.size)
  })
})

describe('the build', () => {
  const work = mkdtempSync(join(tmpdir(), 'places-'))
  const [out, mark] = [join(work, 'places'), join(work, 'mark')]
  beforeAll(() => buildPlaces(out, mark, 'these sources'))
  afterAll(() => rmSync(work, { recursive: true }))

  it('writes every file, and whose data it is', () => {
    expect(readdirSync(out).toSorted()).toEqual([...shards.keys(), 'NOTICE.txt'].toSorted())
    expect(JSON.parse(readFileSync(join(out, 'zu.json'), 'utf8'))).toEqual(shards.get('zu.json'))
    const notice = readFileSync(join(out, 'NOTICE.txt'), 'utf8')
    for (const said of ['GeoNames', 'https://www.geonames.org/', 'https://creativecommons.org/licenses/by/4.0/'])
      expect(notice).toContain(said)
  })

  it('knows what it is made of', () => {
    expect(placeSources.filter((path) => !existsSync(path))).toEqual([])
  })

  it('does nothing while its sources are the same, and starts over otherwise', () => {
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
