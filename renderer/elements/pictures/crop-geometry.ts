import type { Image } from '../../document/values/image.ts'
import { cropScale, rotationOf } from './crop.ts'

type Effects = Image['effects']
export type Size = { width: number; height: number }

/** A picture's position in its frame: the numbers behind `cropDeclarations`. Lengths are in the frame's unit. */
export type Placement = {
  /** From the frame's center to the picture's center. */
  x: number
  y: number
  /** Before rotation. */
  width: number
  height: number
  /** In degrees. */
  rotation: number
}

/**
 * In its own axes, the picture covers a box of boxWidth by boxHeight and is s times as large, so it can move by half of
 * the difference: (s·width − boxWidth)/2. This combines both clamps of the CSS.
 */
export function placeInFrame(effects: Effects, picture: Size, frame: Size): Placement {
  const { cos, sin } = rotationOf(effects.rotation)
  const box = {
    width: frame.width * Math.abs(cos) + frame.height * Math.abs(sin),
    height: frame.width * Math.abs(sin) + frame.height * Math.abs(cos),
  }
  const fit = Math.max(box.width / picture.width, box.height / picture.height) * cropScale(effects)
  const width = picture.width * fit
  const height = picture.height * fit
  const x = effects.translateX * frame.width
  const y = effects.translateY * frame.height
  const most = { across: (width - box.width) / 2, down: (height - box.height) / 2 }
  const { focus } = effects
  const across = focus ? (1 - 2 * focus.x) * most.across : clampTo(x * cos + y * sin, most.across)
  const down = focus ? (1 - 2 * focus.y) * most.down : clampTo(y * cos - x * sin, most.down)
  return { x: across * cos - down * sin, y: across * sin + down * cos, width, height, rotation: effects.rotation }
}

/** The canvas transform under which the picture, drawn at its natural size at 0, 0, fills a frame at 0, 0. */
export function canvasTransform(placement: Placement, picture: Size, frame: Size) {
  const { cos, sin } = rotationOf(placement.rotation)
  const scale = placement.width / picture.width
  const [a, b, c, d] = [cos * scale, sin * scale, -sin * scale, cos * scale]
  return {
    a,
    b,
    c,
    d,
    e: frame.width / 2 + placement.x - (a * picture.width + c * picture.height) / 2,
    f: frame.height / 2 + placement.y - (b * picture.width + d * picture.height) / 2,
  }
}

export function visiblePart(placement: Placement, frame: Size) {
  const { x, y, width, height } = placement
  return {
    x: (width - frame.width) / 2 / width - x / width,
    y: (height - frame.height) / 2 / height - y / height,
    width: frame.width / width,
    height: frame.height / height,
  }
}

/** Limits translations to the available range. */
export function clampEffects(effects: Effects, picture: Size, frame: Size): Effects {
  if (effects.focus) return { ...effects, translateX: 0, translateY: 0 }
  const { x, y } = placeInFrame(effects, picture, frame)
  return { ...effects, translateX: x / frame.width, translateY: y / frame.height }
}

/** Converts a point in the frame, from its center, to shares of the picture. */
export function pointOnPicture({ x, y, width, height, rotation }: Placement, at: { x: number; y: number }) {
  const { cos, sin } = rotationOf(rotation)
  const [right, below] = [at.x - x, at.y - y]
  const share = (value: number) => Math.min(1, Math.max(0, 0.5 + value))
  return { x: share((right * cos + below * sin) / width), y: share((below * cos - right * sin) / height) }
}

/** Converts shares of the picture to a point in the frame, from its center. */
export function pointInFrame({ x, y, width, height, rotation }: Placement, at: { x: number; y: number }) {
  const { cos, sin } = rotationOf(rotation)
  const [right, below] = [(at.x - 0.5) * width, (at.y - 0.5) * height]
  return { x: x + right * cos - below * sin, y: y + right * sin + below * cos }
}

/** Avoids -0. */
const clampTo = (value: number, most: number) => Math.min(Math.max(value, -Math.max(0, most)), Math.max(0, most)) + 0
