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

/** The website's first shape as quiet lines behind large type, in the text color. */
export function LinedGround() {
  const { grammar, seed } = useShapes()
  const lines = linesOf[grammar[0] ?? 'fade'] ?? 'Slant'
  if (lines === 'Rings') return <Rings isLow={seed % 2 === 0} />
  return lines === 'Waves' ? <Waves /> : <div className={`lined ${lines.toLowerCase()}`} aria-hidden="true" />
}

const many = Array.from({ length: 14 }, (_, nth) => nth)

/** Circles around a point near the cell's end. */
export const Rings = ({ isLow }: { isLow: boolean }) => (
  <svg className="lined" aria-hidden="true">
    {many.map((nth) => (
      <circle key={nth} cx={isLow ? '92%' : '78%'} cy={isLow ? '100%' : '6%'} r={`${10 + nth * 9}%`} />
    ))}
  </svg>
)

/** Waves, as far apart as the cell is tall. */
const Waves = () => (
  <svg className="lined" viewBox="0 0 960 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d={many.map((nth) => `M0 ${nth * 44 - 10}c160-58 320-58 480 0s320 58 480 0`).join('')} />
  </svg>
)
