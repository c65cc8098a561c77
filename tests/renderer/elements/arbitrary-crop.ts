import fc from 'fast-check'
import { imageEffects } from '../../../renderer/document/values/image.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

/** Any movement, zoom and rotation of a picture. */
export const effects = fc
  .record({
    translateX: fc.double({ min: -4, max: 4, noNaN: true }),
    translateY: fc.double({ min: -4, max: 4, noNaN: true }),
    width: fc.double({ min: 0, max: 8, noNaN: true }),
    zoom: fc.double({ min: 1, max: 2, noNaN: true }),
    rotation: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, -90, 0, 45, 90, 180)),
    focus: fc.option(fc.record({ x: share, y: share }), { nil: undefined }),
  })
  .map((value) => imageEffects.parse(value))

/** Size of a frame or a picture, in pixels. */
export const size = fc.record({ width: fc.integer({ min: 40, max: 2000 }), height: fc.integer({ min: 40, max: 2000 }) })
