import type { Size } from '#renderer/elements/pictures/crop-geometry.ts'

/** What a picture without a frame, as a logo is, may be cut to, width ÷ height. */
export const cropShapes = { Square: 1, '3:2': 3 / 2, '2:1': 2, '3:1': 3, '4:1': 4 } as const

/** Its own shape, which lies down or stands up with the picture. */
export const ownShape = 'Original'
export type CropShape = keyof typeof cropShapes | typeof ownShape

export const cropShapeNames = [ownShape, ...Object.keys(cropShapes)] as CropShape[]

/** What a picture was cut to before. */
export function shapeNear(ratio: number | undefined): CropShape {
  const names = Object.keys(cropShapes) as (keyof typeof cropShapes)[]
  return names.find((name) => ratio !== undefined && Math.abs(cropShapes[name] / ratio - 1) < 0.01) ?? ownShape
}

/** The ratio of a shape, for a picture turned by some degrees. */
export function ratioOfShape(shape: CropShape, { width, height }: Size, rotation: number): number {
  if (shape !== ownShape) return cropShapes[shape]
  return Math.round(rotation / 90) % 2 === 0 ? width / height : height / width
}
