import type { ShapeName } from './shape-names.ts'
import { useShapes } from './use-shapes.ts'

type Lines = 'Waves' | 'Rings' | 'Slant' | 'Dots'

const linesOf: Readonly<Partial<Record<ShapeName, Lines>>> = {
  waves: 'Waves',
  dunes: 'Waves',
  contours: 'Waves',
  ripples: 'Waves',
  coat: 'Waves',
  leaves: 'Waves',
  bloom: 'Rings',
  rosette: 'Rings',
  scallops: 'Rings',
  arcs: 'Rings',
  arches: 'Rings',
  rings: 'Rings',
  echoes: 'Rings',
  scales: 'Rings',
  coil: 'Rings',
  moon: 'Rings',
  runs: 'Rings',
  discs: 'Dots',
  dotwork: 'Dots',
  halftone: 'Dots',
  terrazzo: 'Dots',
  checker: 'Dots',
  truchet: 'Dots',
}

/** An id that no section can have, since theirs have no capitals. */
const pattern = 'Lines'

/** The first shape of a website as quiet lines behind large type, in the color of the text. */
export function LinedGround() {
  const { grammar, seed } = useShapes()
  const lines = linesOf[grammar[0] ?? 'fade'] ?? 'Slant'
  if (lines === 'Rings') return <Rings isLow={seed % 2 === 0} />
  const { tile, d } = tiles[lines]
  return (
    <svg className="lined" aria-hidden="true">
      <pattern id={pattern} width={tile[0]} height={tile[1]} patternUnits="userSpaceOnUse">
        <path className={lines.toLowerCase()} d={d} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}

/** Units are pixels; each drawing continues on all sides of its tile. */
const tiles: Readonly<Record<Exclude<Lines, 'Rings'>, { tile: readonly [number, number]; d: string }>> = {
  Waves: { tile: [480, 46], d: 'M0 23C80-6 160-6 240 23S400 52 480 23' },
  Slant: { tile: [56, 56], d: 'M-14 14 14-14M-14 70 70-14M42 70 70 42' },
  Dots: { tile: [34, 34], d: 'M17 17h.1' },
}

const radii = Array.from({ length: 14 }, (_, nth) => `${10 + nth * 9}%`)

/** Circles around a point near the cell's end. */
export const Rings = ({ isLow }: { isLow: boolean }) => (
  <svg className="lined" aria-hidden="true">
    {radii.map((radius) => (
      <circle key={radius} cx={isLow ? '92%' : '78%'} cy={isLow ? '100%' : '6%'} r={radius} />
    ))}
  </svg>
)
