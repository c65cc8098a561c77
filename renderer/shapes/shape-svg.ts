import { drawShape, type ShapeColor, type ShapeFrame, type ShapeName, type ShapePath } from './shape.ts'

/** Hex colors. */
export type ShapeColors = Record<ShapeColor, string>

export const shapeSvg = (name: ShapeName, seed: number, frame: ShapeFrame, colors: ShapeColors): string =>
  svgOf(drawShape(name, seed, frame), frame, colors)

export function svgOf(paths: readonly ShapePath[], { width, height }: ShapeFrame, colors: ShapeColors): string {
  const drawn = paths.map((path) => `<path${attributesOf(path, colors)}/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn}</svg>`
}

function attributesOf({ d, fill, stroke, width, dash, round }: ShapePath, colors: ShapeColors): string {
  const attributes = {
    fill: fill ? colors[fill] : 'none',
    ...(stroke && { stroke: colors[stroke], 'stroke-width': width }),
    ...(dash && { 'stroke-dasharray': dash }),
    ...(round && { 'stroke-linecap': 'round' }),
    d,
  }
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
