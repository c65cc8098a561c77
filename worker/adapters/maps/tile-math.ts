/** Coordinates in degrees, and the number of times the world is halved. */
type View = { latitude: number; longitude: number; zoom: number }

/** A tile as the address of a tile server names it. */
export type Tile = { zoom: number; x: number; y: number }

/** The tiles of a map, row by row, and where it begins in the first of them, as a share of a tile. */
export type TileGrid = { rows: Tile[][]; offset: { x: number; y: number } }

/** In tiles: the size of a map. */
export const mapSize = { width: 3, height: 2 }

/** The position of a spot, counted in tiles from the northwest. https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
export function tilePosition({ latitude, longitude, zoom }: View): { x: number; y: number } {
  const count = 2 ** zoom
  const radians = (latitude * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * count,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count,
  }
}

/** The tiles of the map with this spot in its middle: twelve at most. Undefined near the poles, which tiles don’t reach. */
export function tilesAround(view: View): TileGrid | undefined {
  const count = 2 ** view.zoom
  const middle = tilePosition(view)
  const [left, top] = [middle.x - mapSize.width / 2, middle.y - mapSize.height / 2]
  const [firstX, firstY] = [Math.floor(left), Math.floor(top)]
  const [lastX, lastY] = [Math.ceil(left + mapSize.width), Math.ceil(top + mapSize.height)]
  if (firstY < 0 || lastY > count) return undefined
  const rows = range(firstY, lastY).map((y) =>
    // East of the last tile comes the first one again.
    range(firstX, lastX).map((x) => ({ zoom: view.zoom, x: ((x % count) + count) % count, y })),
  )
  return { rows, offset: { x: left - firstX, y: top - firstY } }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => from + nth)
