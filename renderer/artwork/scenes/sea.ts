import type { Scene } from '../scene.ts'
import { circle, leaf, path, points, rect, stroke } from '../shapes.ts'
import { backdrop } from './backdrop.ts'

/** Still water to the horizon, a low sun and its path, and the shore one stands on. */
export const seaScene: Scene = (stage) => {
  const { width: w, height: h, paint, random } = stage
  const side = Math.min(w, h)
  const horizon = h * random.between(0.44, 0.54)
  const x = w * random.pick([0.38, 0.5, 0.62])
  const shore = h * random.between(0.76, 0.82)
  const cape = random.pick([-1, 1])
  const from = cape < 0 ? 0 : w
  const ripples = Array.from({ length: 7 }, (_, i) => {
    const half = side * (0.06 + ((i * 5) % 4) * 0.022)
    return `M${points(x - half + (i % 2) * 14, horizon + side * (0.03 + i * 0.032))}h${points(half * 2)}`
  })
  const grass = [-30, -14, 4, 20, 38].map((turn, i) => leaf(w * 0.08 + i * 9, h + 6, 90 + (i % 3) * 34, 9, turn))
  return (
    backdrop(stage) +
    circle(x, horizon - side * random.between(0, 0.12), side * 0.13, paint.warm.tint) +
    path(
      `M${points(from, horizon)}V${points(horizon - side * 0.15)}C${points(from - cape * side * 0.3, horizon - side * 0.16, from - cape * side * 0.36, horizon - side * 0.03, from - cape * side * 0.56, horizon)}Z`,
      paint.floor.shade,
    ) +
    rect(0, horizon, w, h, paint.water.lit) +
    stroke(ripples.join(''), paint.light.base, 5, 0.65) +
    path(
      `M0 ${points(shore)}C${points(w * 0.3, shore - side * 0.09, w * 0.5, shore + side * 0.07, w, shore - side * 0.02)}V${points(h)}H0Z`,
      paint.warm.lit,
    ) +
    path(grass.join(''), paint.leaf.shade)
  )
}
