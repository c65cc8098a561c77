import { drawShape, type ShapeColor, type ShapeFrame, type ShapeName } from './shape.ts'

type ShapePictureProps = { name: ShapeName; seed: number; frame: ShapeFrame; className?: string }

const paint = (color: ShapeColor) => `var(--${color})`

/** A shape in the page's colors. Hidden from screen readers, since it's decorative. */
export function ShapePicture({ name, seed, frame, className }: ShapePictureProps) {
  return (
    <svg
      className={className ? `shape ${className}` : 'shape'}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawShape(name, seed, frame).map(({ d, fill, stroke, width, dash, round }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a drawing never change places
          key={index}
          d={d}
          fill={fill ? paint(fill) : 'none'}
          stroke={stroke && paint(stroke)}
          strokeWidth={width}
          strokeDasharray={dash}
          strokeLinecap={round && 'round'}
        />
      ))}
    </svg>
  )
}

/** Hides shapes in print and in forced colors, where they would cover text or waste ink. */
export const shapePictureStyles = `
.shape { display: block }
@media print, (forced-colors: active) {
  .shape { display: none }
}
`
