import type { Image } from '../../document/values/image.ts'

type Effects = Image['effects']

/**
 * How a picture is moved, enlarged and turned in its frame, so that it covers the frame whatever the frame's shape: nothing of
 * the ground behind it is ever seen.
 *
 * In a frame of W by H, a picture turned by r needs a box, seen in its own axes, of
 *   W·|cos r| + H·|sin r|  by  W·|sin r| + H·|cos r|
 * That is the size it gets, in units of the frame (cqw, cqh), and `object-fit: cover` fills the box. It is then enlarged by
 * s = max(1, zoom·width): a picture narrower than its frame would leave a gap. A wish to move it by (x, y) of the frame is
 *   u = x·W·cos r + y·H·sin r  and  v = y·H·cos r − x·W·sin r
 * in the picture's axes. Enlarging leaves room for (s − 1)/2 of the box either way; the rest of the offset moves the picture
 * inside its box, where cutting it to shape left some of it out: `clamp(100%, …, 0%)` is all that there is.
 *
 * With a focus (f, g), the point at those shares of the picture is at the same shares of the box, in any frame.
 */
export function cropDeclarations(effects: Effects): string {
  const { translateX, translateY, rotation, focus } = effects
  const scale = cropScale(effects)
  const { cos, sin } = turnOf(rotation)
  const wide: Extent = [Math.abs(cos), Math.abs(sin)]
  const high: Extent = [Math.abs(sin), Math.abs(cos)]
  const across = focus ? focused(focus.x, scale) : moved([translateX * cos, translateY * sin], wide, scale)
  const down = focus ? focused(focus.y, scale) : moved([-translateX * sin, translateY * cos], high, scale)
  const turned = cos !== 1
  const transform = [
    turned && `rotate(${short(rotation)}deg)`,
    (across.shift !== none || down.shift !== none) && `translate(${across.shift},${down.shift})`,
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

/** How many times as large as it must be to cover its frame. */
export const cropScale = ({ zoom, width }: Pick<Effects, 'zoom' | 'width'>) => Math.max(1, zoom * (width || 1))

/** The cosine and sine of an angle in degrees. */
export function turnOf(rotation: number): { cos: number; sin: number } {
  const angle = (rotation * Math.PI) / 180
  return { cos: exact(Math.cos(angle)), sin: exact(Math.sin(angle)) }
}

/** A length in shares of the frame's width and height. */
type Extent = readonly [ofWidth: number, ofHeight: number]

const none = '0px'
const middle = '50%'

/** How far the enlarged picture is moved along one of its axes, and its position in its box. */
type Move = { shift: string; position: string }

function moved(wish: Extent, box: Extent, scale: number): Move {
  const { shift, rest } = split(wish, box, scale)
  return { shift, position: position(rest) }
}

/** The same for a point at a share of the picture. */
function focused(share: number, scale: number): Move {
  const shift = short((0.5 - share) * (scale - 1) * 100)
  return { shift: shift === 0 ? none : `${shift}%`, position: `${short(share * 100)}%` }
}

/** What enlarging leaves room for, and the rest to move inside the box. */
function split(wish: Extent, box: Extent, scale: number): { shift: string; rest: string } {
  const room = (scale - 1) / 2
  const most: Extent = [box[0] * room, box[1] * room]
  const axis = box[0] === 0 ? 1 : 0
  if (room === 0) return { shift: none, rest: length(wish) }
  if (box[1 - axis] === 0) {
    const share = Math.min(Math.max(wish[axis], -most[axis]), most[axis])
    const along = (amount: number) => length(axis === 0 ? [amount, 0] : [0, amount])
    return { shift: along(share), rest: along((wish[axis] - share) / scale) }
  }
  if (length(wish) === none) return { shift: none, rest: none }
  const shift = `clamp(-1*${length(most)},${length(wish)},${length(most)})`
  return { shift, rest: `(${length(wish)} - ${shift})/${short(scale)}` }
}

/** The picture's position in its box: in the middle, moved as far as it has content. */
const position = (rest: string) => (rest === none ? middle : `clamp(100%,50% + ${rest},0%)`)

function length([ofWidth, ofHeight]: Extent): string {
  const terms = [
    exact(ofWidth) === 0 ? '' : `${short(ofWidth * 100)}cqw`,
    exact(ofHeight) === 0 ? '' : `${short(ofHeight * 100)}cqh`,
  ].filter(Boolean)
  return terms.length > 1 ? `calc(${terms.join(' + ')})` : (terms[0] ?? none)
}

/** Without the dust of a right angle. */
const exact = (value: number) => (Math.abs(value) < 1e-6 ? 0 : Math.abs(value - 1) < 1e-9 ? 1 : value)
const short = (value: number) => Math.round(value * 10_000) / 10_000

/** What makes a frame the measure of a picture that is moved or turned in it. */
export const croppedFrame = '.cropped{container-type:size;display:grid;grid-template:100%/100%;place-items:center}'
