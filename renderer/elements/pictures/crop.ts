import type { Image } from '../../document/values/image.ts'

type Effects = Image['effects']

/**
 * Moves, enlarges and rotates a picture so that it always covers its frame, whatever the frame's shape.
 *
 * In a frame of W by H, a picture rotated by r needs a box, in its own axes, of
 * W·|cos r| + H·|sin r|  by  W·|sin r| + H·|cos r|
 * The picture gets this size in units of the frame (cqw, cqh), and `object-fit: cover` fills the box. It is then
 * enlarged by
 * s = max(1, zoom·width), since a smaller picture would leave a gap. A translation by (x, y) of the frame is
 * u = x·W·cos r + y·H·sin r  and  v = y·H·cos r − x·W·sin r
 * in the picture's axes. Enlarging allows a translation by (s − 1)/2 of the box in each direction. The rest becomes
 * `object-position`, limited by `clamp(100%, …, 0%)` to the part that `cover` cut off.
 *
 * With a focus (f, g), the point at those shares of the picture is at the same shares of the box, in any frame.
 */
export function cropDeclarations(effects: Effects): string {
  const { translateX, translateY, rotation, focus } = effects
  const scale = cropScale(effects)
  const { cos, sin } = rotationOf(rotation)
  const wide: Extent = [Math.abs(cos), Math.abs(sin)]
  const high: Extent = [Math.abs(sin), Math.abs(cos)]
  const across = focus ? focused(focus.x, scale) : moved([translateX * cos, translateY * sin], wide, scale)
  const down = focus ? focused(focus.y, scale) : moved([-translateX * sin, translateY * cos], high, scale)
  const turned = cos !== 1
  const transform = [
    turned && `rotate(${short(rotation)}deg)`,
    (across.shift !== zero || down.shift !== zero) && `translate(${across.shift},${down.shift})`,
    scale > 1 && `scale(${short(scale)})`,
  ].filter(Boolean)
  return [
    turned && `width:${length(wide)};height:${length(high)};max-width:none`,
    (across.position !== middle || down.position !== middle) && `object-position:${across.position} ${down.position}`,
    transform.length > 0 && `transform:${transform.join(' ')}`,
  ]
    .filter(Boolean)
    .join(';')
}

export const cropScale = ({ zoom, width }: Pick<Effects, 'zoom' | 'width'>) => Math.max(1, zoom * (width || 1))

/** `rotation` in degrees. */
export function rotationOf(rotation: number): { cos: number; sin: number } {
  const angle = (rotation * Math.PI) / 180
  return { cos: roundOff(Math.cos(angle)), sin: roundOff(Math.sin(angle)) }
}

/** A length in shares of the frame's width and height. */
type Extent = readonly [ofWidth: number, ofHeight: number]

const zero = '0px'
const middle = '50%'

/** Along one axis: translation of the enlarged picture and its `object-position`. */
type Move = { shift: string; position: string }

function moved(wish: Extent, box: Extent, scale: number): Move {
  const { shift, rest } = split(wish, box, scale)
  return { shift, position: position(rest) }
}

/** The same for a focus point. */
function focused(share: number, scale: number): Move {
  const shift = short((0.5 - share) * (scale - 1) * 100)
  return { shift: shift === 0 ? zero : `${shift}%`, position: `${short(share * 100)}%` }
}

/** Splits a translation into the part that enlarging allows and the rest for `object-position`. */
function split(wish: Extent, box: Extent, scale: number): { shift: string; rest: string } {
  const room = (scale - 1) / 2
  const most: Extent = [box[0] * room, box[1] * room]
  const axis = box[0] === 0 ? 1 : 0
  if (room === 0) return { shift: zero, rest: length(wish) }
  if (box[1 - axis] === 0) {
    const share = Math.min(Math.max(wish[axis], -most[axis]), most[axis])
    const along = (amount: number) => length(axis === 0 ? [amount, 0] : [0, amount])
    return { shift: along(share), rest: along((wish[axis] - share) / scale) }
  }
  if (length(wish) === zero) return { shift: zero, rest: zero }
  const shift = `clamp(-1*${length(most)},${length(wish)},${length(most)})`
  return { shift, rest: `(${length(wish)} - ${shift})/${short(scale)}` }
}

/** Centered, then moved as far as the picture has content. */
const position = (rest: string) => (rest === zero ? middle : `clamp(100%,50% + ${rest},0%)`)

function length([ofWidth, ofHeight]: Extent): string {
  const terms = [
    roundOff(ofWidth) === 0 ? '' : `${short(ofWidth * 100)}cqw`,
    roundOff(ofHeight) === 0 ? '' : `${short(ofHeight * 100)}cqh`,
  ].filter(Boolean)
  return terms.length > 1 ? `calc(${terms.join(' + ')})` : (terms[0] ?? zero)
}

/** Removes floating-point errors of right angles. */
const roundOff = (value: number) => (Math.abs(value) < 1e-6 ? 0 : Math.abs(value - 1) < 1e-9 ? 1 : value)
const short = (value: number) => Math.round(value * 10_000) / 10_000

/** Makes the frame a size container for its moved or rotated picture. */
export const croppedFrame = '.cropped{container-type:size;display:grid;grid-template:100%/100%;place-items:center}'
