import type { Image } from '../../document/values/image.ts'
import { cropScale, turnOf } from './crop.ts'

type Effects = Image['effects']
export type Size = { width: number; height: number }

/** A picture's position in its frame: the numbers behind `cropDeclarations`. Lengths are in the frame's unit. */
export type Placement = {
  /** From the middle of the frame to that of the picture. */
  x: number
  y: number
  /** Of the picture before it is turned. */
  width: number
  height: number
  /** In degrees. */
  rotation: number
}

/**
 * In its own axes the picture covers a box of boxWidth by boxHeight and reaches s times as far, so it may be moved by half of
 * what it has more than that: (s·width − boxWidth)/2. That is both clamps of the CSS in one.
 */
export function placeInFrame(effects: Effects, picture: Size, frame: Size): Placement {
  const { cos, sin } = turnOf(effects.rotation)
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
  const across = focus ? (1 - 2 * focus.x) * most.across : within(x * cos + y * sin, most.across)
  const down = focus ? (1 - 2 * focus.y) * most.down : within(y * cos - x * sin, most.down)
  return { x: across * cos - down * sin, y: across * sin + down * cos, width, height, rotation: effects.rotation }
}

/**
 * The transform, as a canvas takes it, under which the whole picture drawn at its own size with its corner at 0, 0 fills a
 * frame whose corner is at 0, 0.
 */
export function canvasTransform(placement: Placement, picture: Size, frame: Size) {
  const { cos, sin } = turnOf(placement.rotation)
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

/** What of a picture that is not turned its frame shows, in shares of the picture. */
export function shownPart(placement: Placement, frame: Size) {
  const { x, y, width, height } = placement
  return {
    x: (width - frame.width) / 2 / width - x / width,
    y: (height - frame.height) / 2 / height - y / height,
    width: frame.width / width,
    height: frame.height / height,
  }
}

/** The same effects, moved only as far as there is something to show. */
export function settledEffects(effects: Effects, picture: Size, frame: Size): Effects {
  if (effects.focus) return { ...effects, translateX: 0, translateY: 0 }
  const { x, y } = placeInFrame(effects, picture, frame)
  return { ...effects, translateX: x / frame.width, translateY: y / frame.height }
}

/** The point of a picture, in shares of it, that is at a point of its frame, from the frame's middle. */
export function pointOnPicture({ x, y, width, height, rotation }: Placement, at: { x: number; y: number }) {
  const { cos, sin } = turnOf(rotation)
  const [right, below] = [at.x - x, at.y - y]
  const share = (value: number) => Math.min(1, Math.max(0, 0.5 + value))
  return { x: share((right * cos + below * sin) / width), y: share((below * cos - right * sin) / height) }
}

/** The other way round: where a point of the picture is, from the frame's middle. */
export function pointInFrame({ x, y, width, height, rotation }: Placement, at: { x: number; y: number }) {
  const { cos, sin } = turnOf(rotation)
  const [right, below] = [(at.x - 0.5) * width, (at.y - 0.5) * height]
  return { x: x + right * cos - below * sin, y: y + right * sin + below * cos }
}

/** Without the minus of a zero. */
const within = (value: number, most: number) => Math.min(Math.max(value, -Math.max(0, most)), Math.max(0, most)) + 0
