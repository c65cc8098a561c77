import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Shard } from '../../../worker/adapters/places/place-shards.ts'
import { locateAreas, placesSaid } from '../../../worker/creation/locate-areas.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { createWebsite, factsOf, shardAssets, shardFiles } from '../../harness/workers/creation/creations.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

const around: Shard = {
  regions: [
    ['GB', 'England', ''],
    ['US', 'Massachusetts', 'MA'],
    ['FR', 'Occitanie', ''],
    ['GB', 'Wales', ''],
  ],
  places: [
    ['Leeds', 0, 455123, 53.796, -1.548],
    ['Bradford', 0, 299310, 53.794, -1.752],
    ['Bradford', 1, 22000, 42.767, -71.076],
    ['Otley', 0, 13668, 53.906, -1.694],
    ['Otley', 3, 70000, 52.15, 1.217],
    ['Newton', 3, 6000, 53.68, -1.6],
    ['Newton', 0, 900, 53.79, -1.5],
    ['York', 0, 153717, 53.958, -1.083],
    ['Hull', 0, 267014, 53.743, -0.335],
    ['Pudsey', 2, 900, 53.79, -1.66],
  ],
}

const files = shardFiles(around)
const leeds = { town: 'Leeds', country: 'GB', latitude: 53.796, longitude: -1.548 }
const named = (...names: string[]) => names.map((name, index) => ({ id: `area-${index}`, name }))
const serving = (names: string[], place: object = leeds) => factsOf({ place, areas: named(...names) })
const contextWith = (ASSETS: Fetcher) => contextOf({ ...env, ASSETS })

async function pointsOf(names: string[], assets = shardAssets(files)) {
  const { areas } = await locateAreas(contextWith(assets), serving(names))
  return areas.map(({ latitude, longitude }) => (latitude === null ? null : [latitude, longitude]))
}

describe('a new website’s areas', () => {
  it('get coordinates from the nearby places that they name', async () => {
    const { websiteSettings } = await createWebsite(new Browser({ ASSETS: shardAssets(files) }), {
      businessActivities: 'Plumber. We cover Leeds, Bradford and Otley. Boiler repairs £80.',
    })
    const points = websiteSettings.business.areas.map(({ name, latitude, longitude }) => [name, latitude, longitude])
    expect(points).toEqual([
      ['Leeds', 53.796, -1.548],
      ['Bradford', 53.794, -1.752],
      ['Otley', 53.906, -1.694],
    ])
  })

  it('match the nearest of several places with the same name', async () => {
    expect(await pointsOf(['Newton', 'Otley'])).toEqual([
      [53.79, -1.5],
      [53.906, -1.694],
    ])
  })

  it('match the town by its name, also with “city” or “city centre”', async () => {
    const nothing = shardAssets({})
    const here = [leeds.latitude, leeds.longitude]
    expect(await pointsOf(['Leeds', 'leeds city', 'Leeds city centre'], nothing)).toEqual([here, here, here])
  })

  it('get no coordinates if too distant, foreign, incomplete or unknown', async () => {
    expect(await pointsOf(['Hull', 'Pudsey', 'Brad', 'Headingley', 'York', 'L'])).toEqual([
      null,
      null,
      null,
      null,
      [53.958, -1.083],
      null,
    ])
  })

  it('get the place data’s spelling if they were typed in lowercase', async () => {
    const lynn: Shard = { regions: [['GB', 'England', '']], places: [["King's Lynn", 0, 42800, 53.8, -1.6]] }
    const business = factsOf({
      place: leeds,
      areas: ['kings lynn', 'Kings Lynn'].map((quote, index) => ({ id: `area-${index}`, name: 'Kings Lynn', quote })),
    })
    const { areas } = await locateAreas(contextWith(shardAssets(shardFiles(lynn))), business)
    expect(areas.map(({ name }) => name)).toEqual(["King's Lynn", 'Kings Lynn'])
  })

  it.each([
    ['We service Bosch, Miele and LG.', ['Bosch', 'Miele'], []],
    ['Pumps replaced (Pentair, Jandy), salt cells.', ['Pentair', 'Jandy'], []],
    ['We service Bradford, Headingley and Otley.', ['Bradford', 'Headingley'], ['Bradford', 'Headingley']],
    ['We service King and Pierce counties.', ['King', 'Pierce'], ['King', 'Pierce']],
    ['We work in Bosch and Miele.', ['Bosch', 'Miele'], ['Bosch', 'Miele']],
  ])('exclude the car makes that a business services: %j', async (text, said, left) => {
    const areas = named(...said).map((area) => ({ ...area, quote: area.name }))
    const sentences = [{ id: 'sentence-1', text, facts: areas.map(({ id }) => id), covered: true }]
    const located = await locateAreas(contextWith(shardAssets(files)), factsOf({ place: leeds, areas, sentences }))
    expect(located.areas.map(({ name }) => name)).toEqual(left)
    expect(located.sentences[0]).toMatchObject({ facts: located.areas.map(({ id }) => id), covered: left.length > 0 })
  })

  it('trigger a lookup only around a known town, for at most 14 areas', async () => {
    const assets = shardAssets(files)
    const fetched = vi.spyOn(assets, 'fetch')
    const unknown = serving(['Bradford'], { town: 'Nowhere', country: 'GB' })
    expect(await locateAreas(contextWith(assets), unknown)).toBe(unknown)
    expect(fetched).not.toHaveBeenCalled()
    const points = await pointsOf([...Array.from({ length: 14 }, (_, nth) => `Quarter ${nth}`), 'Bradford'])
    expect(points.at(-1)).toBeNull()
  })

  it('match in a lowercase list without commas', async () => {
    const here = { ...leeds, region: 'England' }
    const found = await placesSaid(contextWith(shardAssets(files)), 'gutters. leeds otley bradford and hull', here)
    expect(found).toEqual(['Leeds', 'Otley', 'Bradford'])
  })

  it('keep no coordinates when the search fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(await pointsOf(['Bradford', 'Otley'], shardAssets({}))).toEqual([null, null])
    expect(log.mock.calls.flat().join()).toContain('places.failed')
    log.mockRestore()
  })
})
