import type { Stage } from '../scene.ts'
import { ellipse, path, points, rect, stroke } from '../shapes.ts'

/** A table or shelf along the bottom edge. */
export function ledge({ width: w, height: h, paint, random }: Stage, wood: boolean): string {
  const top = wood ? paint.wood : random.pick([paint.floor, paint.floor, paint.wood])
  return (
    rect(0, h * 0.79, w, h * 0.15, top.base) +
    path(
      `M${points(w * 0.36, h * 0.79)}H${points(w * 0.7)}L${points(w * 0.8, h * 0.94)}H${points(w * 0.42)}Z`,
      top.tint,
      0.5,
    ) +
    rect(0, h * 0.94, w, h * 0.06, top.shade) +
    rect(0, h * 0.94, w, 4, top.tint, 0, 0.6)
  )
}

/** A floor with a rug on it, and a low bench in the middle for small things. */
export function roomFloor({ width: w, height: h, paint, random }: Stage): string {
  const tone = random.pick([paint.alt, paint.pop])
  const seat = random.pick([paint.wood, paint.wood, paint.dark])
  return (
    rect(0, h * 0.8, w, h * 0.2, paint.floor.lit) +
    ellipse(w / 2, h * 0.955, w * 0.3, h * 0.075, tone.base, 0.6) +
    stroke(
      `M${points(w * 0.345, h * 0.9)}L${points(w * 0.335, h * 0.965)}M${points(w * 0.655, h * 0.9)}L${points(w * 0.665, h * 0.965)}`,
      seat.shade,
      10,
    ) +
    rect(w * 0.315, h * 0.885, w * 0.37, 17, seat.lit, 8)
  )
}

/** A cloth along the bottom of a table seen from above. */
export function cloth({ width: w, height: h, paint, random }: Stage): string {
  const tone = random.pick([paint.floor, paint.alt])
  return (
    rect(0, h * 0.765, w, h * 0.235, tone.base) +
    stroke(`M0 ${points(h * 0.785)}H${points(w)}M0 ${points(h * 0.965)}H${points(w)}`, tone.tint, 5)
  )
}
