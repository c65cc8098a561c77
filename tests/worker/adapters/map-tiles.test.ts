import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { tilePosition, tilesAround } from '../../../worker/adapters/maps/tile-math.ts'
import { chooseTiles, fetchTiles } from '../../../worker/adapters/maps/tile-service.ts'
import { newPeer } from '../../harness/workers/peer.ts'

const tileOf = (view: Parameters<typeof tilePosition>[0]) => {
  const { x, y } = tilePosition(view)
  return [Math.floor(x), Math.floor(y)]
}

describe('the tile at a location', () => {
  /** The first two pairs are from https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames. */
  it('uses tile servers’ standard coordinates', () => {
    expect(tileOf({ latitude: 51.51202, longitude: 0.02435, zoom: 17 })).toEqual([65544, 43582])
    expect(tileOf({ latitude: 50, longitude: 8, zoom: 14 })).toEqual([8556, 5556])
    expect(tileOf({ latitude: 0, longitude: 0, zoom: 1 })).toEqual([1, 1])
    expect(tilePosition({ latitude: 0, longitude: -180, zoom: 3 })).toEqual({ x: 0, y: 4 })
    expect(tilePosition({ latitude: 85.0511287798, longitude: 180, zoom: 3 }).y).toBeCloseTo(0, 6)
  })
})

describe('a map’s tiles', () => {
  const sizeOf = (grid: ReturnType<typeof tilesAround>) => [grid?.rows[0]?.length, grid?.rows.length]

  it('cover at least three by two tiles around the location, twelve at most', () => {
    const grid = tilesAround({ latitude: 50.4316, longitude: -3.6836, zoom: 16 })
    expect(sizeOf(grid)).toEqual([4, 3])
    expect(grid?.rows[0]?.[0]).toEqual({ zoom: 16, x: 32095, y: 22102 })
    expect(grid?.rows[2]?.[3]).toEqual({ zoom: 16, x: 32098, y: 22104 })
    expect(grid?.offset.x).toBeCloseTo(0.921, 3)
    expect(grid?.offset.y).toBeCloseTo(0.405, 3)
    for (const longitude of [-179.99, -90.7, 0, 33.3, 179.99])
      for (const latitude of [-84, -33.8, 0, 66.5, 84]) {
        const [columns = 0, rows = 0] = sizeOf(tilesAround({ latitude, longitude, zoom: 10 }))
        expect(columns * rows).toBeLessThanOrEqual(12)
        expect(columns * rows).toBeGreaterThanOrEqual(6)
      }
  })

  it('wrap around the date line and end before the poles', () => {
    const columns = tilesAround({ latitude: -16.8, longitude: 179.99, zoom: 12 })?.rows[0]?.map(({ x }) => x)
    expect(columns).toEqual([4094, 4095, 0, 1])
    expect(tilesAround({ latitude: 85.05, longitude: 0, zoom: 10 })).toBeUndefined()
    expect(tilesAround({ latitude: -85.05, longitude: 0, zoom: 10 })).toBeUndefined()
  })
})

describe('a tile service', () => {
  it('requires an address with {z}, {x} and {y}', () => {
    expect(chooseTiles({})).toBeUndefined()
    expect(chooseTiles({ MAP_TILES_URL: '' })).toBeUndefined()
    for (const MAP_TILES_URL of ['https://tiles.example/', '/{z}/{x}/{y}', 'https://tiles.example/{z}/{x}'])
      expect(() => chooseTiles({ MAP_TILES_URL }), MAP_TILES_URL).toThrow('MAP_TILES_URL')
  })

  it('accepts a timeout in milliseconds', () => {
    const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png'
    expect(chooseTiles({ MAP_TILES_URL })?.timeoutMs).toBe(4000)
    expect(chooseTiles({ MAP_TILES_URL, MAP_TILES_TIMEOUT: '900' })?.timeoutMs).toBe(900)
    expect(() => chooseTiles({ MAP_TILES_URL, MAP_TILES_TIMEOUT: 'soon' })).toThrow('MAP_TILES_TIMEOUT')
  })

  it('gets a credit with a name and an optional link', () => {
    const credit = (MAP_TILES_CREDIT: string) =>
      chooseTiles({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT })?.credit
    expect(credit('')).toBeUndefined()
    expect(credit('Own tiles')).toEqual({ name: 'Own tiles', url: '' })
    expect(credit('MapTiler https://www.maptiler.com/copyright/')).toEqual({
      name: 'MapTiler',
      url: 'https://www.maptiler.com/copyright/',
    })
  })

  it('receives our user agent and key, and returns tiles in order', async () => {
    const peer = await newPeer(
      [1, 2, 3].map((x) => ({
        path: `/5/${x}/7.png`,
        base64: Buffer.from(`tile ${x}`).toString('base64'),
        headers: { 'content-type': 'image/png' },
        delay: 40 - x * 10,
      })),
    )
    const service = chooseTiles({ MAP_TILES_URL: `${peer.url}/{z}/{x}/{y}.png?key={key}`, MAP_TILES_KEY: 'se&cret' })
    if (!service) throw new Error('no service')
    const tiles = await fetchTiles(
      service,
      [1, 2, 3].map((x) => ({ zoom: 5, x, y: 7 })),
    )
    expect(tiles.map((tile) => new TextDecoder().decode(tile))).toEqual(['tile 1', 'tile 2', 'tile 3'])
    for (const { query, headers } of await peer.seen()) {
      expect(query).toEqual({ key: 'se&cret' })
      expect(headers['user-agent']).toMatch(/^Shingle \(https:/)
    }
  })
})
