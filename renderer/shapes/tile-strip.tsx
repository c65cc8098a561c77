import { colorings } from './colors.ts'
import type { Shapes } from './shape.ts'
import { ShapePicture } from './shape-picture.tsx'
import type { TilePlan } from './tile-plan.ts'

const square = { width: 240, height: 240 }

type Arrangement = {
  count: number
  /** Number of different tiles. Further ones repeat them, which compresses well. */
  different: number
  frame: { width: number; height: number }
}

export const arrangements: Record<TilePlan, Arrangement> = {
  Row: { count: 6, different: 6, frame: square },
  Wide: { count: 3, different: 3, frame: { width: 480, height: 240 } },
  Tower: { count: 3, different: 3, frame: { width: 360, height: 240 } },
  Block: { count: 1, different: 1, frame: { width: 480, height: 300 } },
  Field: { count: 12, different: 1, frame: square },
}

type Strip = Partial<Arrangement> & {
  shapes: Shapes
  plan?: TilePlan
  /** Uses the same forms in another order and other colors, which adds few bytes. */
  isRepeated?: boolean
}

/**
 * Tiles with different shapes of the grammar. Adjacent tiles have different backgrounds in rows of six and of three,
 * since consecutive seeds and every third and sixth seed differ.
 */
export function TileStrip({ shapes, plan = 'Row', isRepeated = false, ...others }: Strip) {
  const { count, frame, ...arranged } = { ...arrangements[plan], ...others }
  const different = Math.min(others.different ?? count, arranged.different)
  return (
    <div className={plan === 'Row' ? 'tiles' : `tiles as-${plan.toLowerCase()}`} aria-hidden="true">
      {tilesOf(shapes, count, isRepeated).map((_, index, tiles) => {
        const shown = tiles[index % different]
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
        return shown && <ShapePicture key={index} frame={frame} {...shown} />
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
.as-wide { grid-template-columns: repeat(3, 1fr) }
.as-wide > .shape { aspect-ratio: 2 }
.as-field { grid-template-columns: repeat(12, 1fr) }
@media (max-width: 40rem) {
  .tiles { grid-template-columns: repeat(3, 1fr) }
  .as-wide { grid-template-columns: 1fr }
  .as-wide > .shape { aspect-ratio: 3 }
  .as-field { grid-template-columns: repeat(6, 1fr) }
}
`
