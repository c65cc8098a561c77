import { drawShape, type ShapePath, type Shapes } from './shape.ts'
import { type ShapeColors, svgOf } from './shape-svg.ts'

export const iconFrame = { width: 128, height: 128 }

/** A website's browser icon: its first shape, reduced to a few large elements that are legible at 32 pixels. */
export const drawShapeIcon = ({ grammar: [name = 'fade'], seed }: Shapes): readonly ShapePath[] =>
  drawShape(name, seed, iconFrame, 'icon')

export const shapeIconSvg = (shapes: Shapes, colors: ShapeColors): string =>
  svgOf(drawShapeIcon(shapes), iconFrame, colors)
