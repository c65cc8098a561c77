import { product } from '../../../renderer/document/product.ts'
import type { Env } from '../../env.ts'
import { mapWithConcurrency } from '../../platform/concurrency.ts'
import { numberSetting } from '../../platform/number-setting.ts'
import { encryptedAddress } from '../fetch/encrypted-address.ts'
import { FetchRefused, safeFetch } from '../fetch/safe-fetch.ts'
import type { Tile } from './tile-math.ts'

/** A map tile server. `credit`: whom a map credits besides OpenStreetMap. */
export type TileService = {
  template: string
  key: string
  credit: { name: string; url: string } | undefined
  /** In milliseconds, for all tiles of a map. */
  timeoutMs: number
}

type Settings = Pick<Env, 'MAP_TILES_URL' | 'MAP_TILES_KEY' | 'MAP_TILES_CREDIT' | 'MAP_TILES_TIMEOUT'>

/** The configured service, if any. Throws for an address without {z}, {x} and {y}. */
export function chooseTiles(settings: Settings): TileService | undefined {
  const { MAP_TILES_URL, MAP_TILES_KEY = '', MAP_TILES_CREDIT = '', MAP_TILES_TIMEOUT } = settings
  if (!MAP_TILES_URL) return undefined
  if (!isTemplate(MAP_TILES_URL)) {
    throw new Error(
      'MAP_TILES_URL must be a web address with {z}, {x} and {y}, as https://tiles.example.com/{z}/{x}/{y}.png',
    )
  }
  const timeoutMs = numberSetting('MAP_TILES_TIMEOUT', MAP_TILES_TIMEOUT) || usualTimeoutMs
  return { template: MAP_TILES_URL, key: MAP_TILES_KEY, credit: creditIn(MAP_TILES_CREDIT), timeoutMs }
}

export const isTemplate = (text: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && URL.canParse(text)

/** 'MapTiler https://www.maptiler.com/copyright/': a name, and an address if the service requires a link. */
function creditIn(text: string): TileService['credit'] {
  const [, name = '', url = ''] = /^(.*?)\s*(https:\/\/\S+)?$/.exec(text.trim()) ?? []
  return name === '' ? undefined : { name, url }
}

const usualTimeoutMs = 4000
/** In bytes. A drawn map's tile has 5 to 60 KB, an aerial photo's more. */
const maxBytes = 256 * 1024
/** The maximum that OpenStreetMap's own servers allow. */
const atOnce = 2
/** Tile servers block clients that don't identify themselves. */
const headers = { accept: 'image/png,image/webp,image/jpeg', 'user-agent': `${product.name} (${product.homepage})` }

/** Fetches tiles in the given order. Throws FetchRefused if one fails or if all together take too long. */
export async function fetchTiles(service: TileService, tiles: readonly Tile[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const until = Date.now() + service.timeoutMs
  const found = new Array<Uint8Array<ArrayBuffer>>(tiles.length)
  const fetchOne = async (tile: Tile, nth: number) => {
    const asked = addressOf(service, tile)
    const timeoutMs = until - Date.now()
    if (timeoutMs <= 0) throw new FetchRefused('no_answer', `${asked.host} takes too long`)
    const { bytes } = await safeFetch(encryptedAddress(asked.href), {
      // A redirect would send the key to another host.
      guard: ({ origin, host }) => {
        if (origin !== asked.origin) throw new FetchRefused('address', `${host} is not the tile server`)
      },
      ...{ maxBytes, types: /^image\/(?:png|webp|jpeg)\b/i, headers, timeoutMs },
    })
    found[nth] = bytes
  }
  await mapWithConcurrency(
    tiles.map((tile, nth) => () => fetchOne(tile, nth)),
    atOnce,
  )
  return found
}

function addressOf({ template, key }: TileService, { zoom, x, y }: Tile): URL {
  const parts: Record<string, string> = { z: String(zoom), x: String(x), y: String(y), key: encodeURIComponent(key) }
  return new URL(template.replace(/\{(z|x|y|key)\}/g, (_, name: string) => parts[name] ?? ''))
}
