/** Coordinates in degrees, and the zoom: how often the world is halved. */
type View = { latitude: number; longitude: number; zoom: number }

/** A tile, numbered as in a tile server's addresses. */
export type Tile = { zoom: number; x: number; y: number }

/** A map's tiles, row by row, and where the map begins in the first one, as a fraction of a tile. */
export type TileGrid = { rows: Tile[][]; offset: { x: number; y: number } }

/** A map's size in tiles. */
export const mapSize = { width: 3, height: 2 }

/** A spot's position, in tiles from the northwest corner. https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
export function tilePosition({ latitude, longitude, zoom }: View): { x: number; y: number } {
  const count = 2 ** zoom
  const radians = (latitude * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * count,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count,
  }
}

/** The tiles of a map centered on this spot, twelve at most. Undefined near the poles, which tiles don't reach. */
export function tilesAround(view: View): TileGrid | undefined {
  const count = 2 ** view.zoom
  const middle = tilePosition(view)
  const [left, top] = [middle.x - mapSize.width / 2, middle.y - mapSize.height / 2]
  const [firstX, firstY] = [Math.floor(left), Math.floor(top)]
  const [lastX, lastY] = [Math.ceil(left + mapSize.width), Math.ceil(top + mapSize.height)]
  if (firstY < 0 || lastY > count) return undefined
  const rows = range(firstY, lastY).map((y) =>
    // East of the last tile, the first one follows again.
    range(firstX, lastX).map((x) => ({ zoom: view.zoom, x: ((x % count) + count) % count, y })),
  )
  return { rows, offset: { x: left - firstX, y: top - firstY } }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => from + nth)
