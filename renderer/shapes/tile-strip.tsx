import { colorings } from './colors.ts'
import type { Shapes } from './shape.ts'
import { ShapePicture } from './shape-picture.tsx'

const tile = { width: 240, height: 240 }

type Strip = {
  shapes: Shapes
  count?: number
  /** The same forms in another order and other colors, which take few bytes more. */
  isRepeated?: boolean
  /** How many differ: after these they repeat, in almost no bytes. */
  different?: number
}

/**
 * Square tiles in a row, each another shape of the grammar. No two that touch share a ground, neither six nor three in a row: seeds that
 * follow one another have different grounds, and so have every third and every sixth.
 */
export function TileStrip({ shapes, count = 6, isRepeated = false, different = count }: Strip) {
  return (
    <div className="tiles" aria-hidden="true">
      {tilesOf(shapes, count, isRepeated).map((_, index, tiles) => {
        const shown = tiles[index % different]
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
        return shown && <ShapePicture key={index} frame={tile} {...shown} />
      })}
    </div>
  )
}

const repeated = { shape: 3, color: 1 }

export function tilesOf({ grammar, seed }: Shapes, count: number, isRepeated = false) {
  const moved = isRepeated ? repeated : { shape: 0, color: 0 }
  return Array.from({ length: count }, (_, index) => {
    const name = grammar[(seed + index + moved.shape) % grammar.length]
    const color = (seed + index + moved.color) % colorings
    return name ? [{ name, seed: seed * colorings + color }] : []
  }).flat()
}

export const tileStripStyles = `
.tiles { display: grid; grid-template-columns: repeat(6, 1fr) }
.tiles > .shape { width: 100%; aspect-ratio: 1 }
@media (max-width: 40rem) {
  .tiles { grid-template-columns: repeat(3, 1fr) }
}
`
