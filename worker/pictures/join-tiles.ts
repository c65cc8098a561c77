import { mapSize, type TileGrid } from '../adapters/maps/tile-math.ts'
import type { Env } from '../env.ts'
import { encode } from './encode.ts'
import { decodePng, encodePng, type Pixels } from './map-pixels.ts'

/** Possible tile sides in pixels; the larger one is for sharp screens. */
const sides = [256, 512]

/** Joins map tiles into one PNG, centered on the map's spot. Throws if a tile isn't a picture or sizes differ. */
export async function joinTiles(
  env: Pick<Env, 'IMAGES'>,
  { rows, offset }: TileGrid,
  files: readonly Uint8Array<ArrayBuffer>[],
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = rows[0]?.length ?? 0
  const tiles: Pixels[] = []
  for (const file of files) tiles.push(await pixelsOf(env, file))
  const side = tiles[0]?.width ?? 0
  if (!sides.includes(side) || tiles.some(({ width, height }) => width !== side || height !== side)) {
    throw new Error('the tiles of a map must be squares of 256 or 512 pixels, all alike')
  }
  const [width, height] = [mapSize.width * side, mapSize.height * side]
  const [left, top] = [Math.round(offset.x * side), Math.round(offset.y * side)]
  const rgb = new Uint8Array(width * height * 3)
  tiles.forEach((tile, nth) => {
    const x = (nth % columns) * side - left
    const y = Math.floor(nth / columns) * side - top
    const [from, to] = [Math.max(0, -x), Math.min(side, width - x)]
    for (let line = Math.max(0, -y); line < Math.min(side, height - y) && from < to; line += 1) {
      const part = tile.rgb.subarray((line * side + from) * 3, (line * side + to) * 3)
      rgb.set(part, ((y + line) * width + x + from) * 3)
    }
  })
  return encodePng({ width, height, rgb })
}

/** Most tile servers send PNG files that we can decode; others go through the Images service. */
async function pixelsOf(env: Pick<Env, 'IMAGES'>, file: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const known = decodePng(file)
  if (known) return known
  const pixels = decodePng(await encode(env, file, { width: 512, format: 'image/png' }))
  if (!pixels) throw new Error('a tile that the Images service encoded cannot be read')
  return pixels
}
