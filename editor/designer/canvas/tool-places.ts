import type { Boxes } from './canvas-marks.ts'

export type Place = { x: number; y: number }
export type ToolPlaces = { section?: Place; part?: Place; after?: Place }
export type Size = { width: number; height: number }

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
/** Allowed positions for an upper left corner. */
type Range = Record<'left' | 'top' | 'right' | 'bottom', number>

/** Distance of the tools from the window's edge, from the marked part, and from other text, in pixels. */
const edge = 8
const gap = 3

/**
 * Positions of the tools as upper left corners in canvas pixels. A part's tools go above it, a section's in its upper
 * right corner, and the add button on its lower edge. Each moves to the nearest position that covers neither text nor
 * other tools. Omitted without such a position, or if the target is off screen.
 *
 * @param scale of the frame's pixels
 * @param room the canvas size and the tools' sizes
 */
export function toolPlaces(
  { section, part, header, words = [], item = part, others = [] }: Boxes,
  scale: number,
  room: Size & Record<keyof ToolPlaces, Size>,
): ToolPlaces {
  const places: ToolPlaces = {}
  const taken: Box[] = words.map((box) => scaled(box, scale))
  const stand = (name: keyof ToolPlaces, wanted: Place[], range: Range, list?: { own: Box; others: Box[] }) => {
    const size = room[name]
    const inList = list && {
      wanted: [...wanted, ...corners(list.own, size)],
      taken: [...taken, ...list.others],
      range: beside(list.own, size, range),
    }
    // Tools that are wider than their item cover the item rather than its neighbors.
    const onItem = list ? corners(list.own, size).map((corner) => within(corner, range)) : []
    const place =
      (inList && nearestClear(inList.wanted, size, inList.taken, inList.range)) ??
      nearestClear([...wanted.slice(0, 2), ...onItem, ...wanted.slice(2)], size, taken, range)
    if (!place) return
    places[name] = place
    taken.push(boxAt(place, size))
  }
  const rangeOf = ({ width, height }: Size, top: number): Range => ({
    left: edge,
    top: Math.max(edge, top),
    right: Math.max(edge, room.width - width - edge),
    bottom: Math.max(edge, room.height - height - edge),
  })

  if (part && item && room.part.width > 0) {
    const [box, own] = [scaled(part, scale), scaled(item, scale)]
    const range = rangeOf(room.part, header && header.bottom <= part.top ? header.bottom * scale : 0)
    const list = { own, others: others.map((other) => scaled(other, scale)) }
    if (isSeen(box, room)) stand('part', around(box, room.part, range), range, list)
  }
  if (section) {
    const box = scaled(section, scale)
    const { width, height } = room.section
    const upper = below(header, section) * scale
    const range = rangeOf(room.section, upper > box.top ? upper : 0)
    const y = Math.max(edge, Math.min(Math.max(upper + edge, edge), box.bottom - height - edge))
    const corner = { x: Math.min(box.right, room.width) - edge - width, y }
    if (box.bottom > height && box.top < range.bottom) stand('section', [corner], range)
    const end = box.bottom - room.after.height / 2
    const middle = { x: (box.left + box.right - room.after.width) / 2, y: end }
    if (isSeen({ top: box.bottom, bottom: box.bottom }, room))
      stand('after', [middle], { ...rangeOf(room.after, 0), top: end, bottom: end })
  }
  return places
}

function around(part: Box, { width, height }: Size, range: Range): Place[] {
  const x = Math.max(range.left, Math.min(part.left - 4, range.right))
  const middle = (part.top + part.bottom - height) / 2
  return [
    { x, y: part.top - height - edge },
    { x, y: part.bottom + edge },
    { x: part.right + edge, y: middle },
    { x: part.left - width - edge, y: middle },
  ]
}

function corners({ left, top, right, bottom }: Box, { width, height }: Size): Place[] {
  const [x, y] = [right - edge - width, bottom - edge - height]
  return [
    { x, y: top + edge },
    { x, y },
    { x: left + edge, y: top + edge },
    { x: left + edge, y },
  ]
}

/** The part of a range in which tools touch an item. */
const beside = (own: Box, { width, height }: Size, { left, top, right, bottom }: Range): Range => ({
  left: Math.max(left, own.left - width - edge),
  top: Math.max(top, own.top - height - edge),
  right: Math.min(right, own.right + edge),
  bottom: Math.min(bottom, own.bottom + edge),
})

/** The first clear position in `wanted`, otherwise the clear position nearest to any of them. */
export function nearestClear(
  wanted: readonly Place[],
  size: Size,
  taken: readonly Box[],
  range: Range,
): Place | undefined {
  const isClear = (place: Place) => {
    const own = boxAt(place, size)
    return !taken.some((box) => overlap(own, box))
  }
  const first = wanted.find((place) => isIn(place, range) && isClear(place))
  if (first) return first
  const beside = taken.flatMap((box) => [box.left - size.width - gap, box.right + gap])
  const xs = [range.left, range.right, ...wanted.map(({ x }) => x), ...beside]
  const above = taken.flatMap((box) => [box.top - size.height - gap, box.bottom + gap])
  const ys = new Set(
    [range.top, range.bottom, ...wanted.map(({ y }) => y), ...above].filter((y) => y >= range.top && y <= range.bottom),
  )
  let [best, least]: [Place | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const x of new Set(xs)) {
    if (x < range.left || x > range.right) continue
    for (const y of ys) {
      const far = Math.min(...wanted.map((place) => (place.x - x) ** 2 + (place.y - y) ** 2))
      if (far < least && isClear({ x, y })) [best, least] = [{ x, y }, far]
    }
  }
  return best
}

const boxAt = ({ x, y }: Place, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

const isIn = ({ x, y }: Place, { left, top, right, bottom }: Range) =>
  x >= left && x <= right && y >= top && y <= bottom

const within = ({ x, y }: Place, { left, top, right, bottom }: Range): Place => ({
  x: Math.max(left, Math.min(x, right)),
  y: Math.max(top, Math.min(y, bottom)),
})

const isSeen = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>, room: Size) => bottom > 0 && top < room.height

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

export function scaled({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }
}

/** The element's top, or the bottom of a header that covers it. */
function below(header: DOMRect | undefined, { top, bottom }: DOMRect): number {
  const isOver = header !== undefined && header.top <= Math.max(top, 0) && header.bottom > top && header.bottom < bottom
  return isOver ? header.bottom : top
}
