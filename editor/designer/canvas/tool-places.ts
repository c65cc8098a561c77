import type { Boxes } from './canvas-marks.ts'

export type Place = { x: number; y: number }
export type ToolPlaces = { section?: Place; part?: Place; after?: Place }

/** Room that the tools need at their place, the width where it is not known, and from the window's edge, in pixels. */
const bar = { height: 36, width: 240 }
const edge = 8
/** The width of the section's tools, at most. */
const sectionBar = 190
/** The width of the button that adds a section. */
const add = 28

/**
 * Where the tools of what is marked stand over the canvas, in its pixels: the section's at its upper right (as far down as it
 * takes to be seen and to be clear of the header), the part's above it or else below, or beside it where it would cover other words, and what adds a section on the lower edge. None for what is out of sight.
 * @param scale how large the frame's pixels are drawn
 * @param room of the canvas, and how wide the part's tools are
 */
export function toolPlaces(
  { section, part, header, beside = [] }: Boxes,
  scale: number,
  room: { width: number; height: number; part?: number },
): ToolPlaces {
  const places: ToolPlaces = {}
  const lowest = room.height - bar.height - edge
  if (section) {
    const [top, bottom, right] = [section.top * scale, section.bottom * scale, section.right * scale]
    const y = clamp(below(header, section, scale) + edge, edge, Math.min(bottom - bar.height - edge, lowest))
    if (bottom > bar.height && top < lowest)
      places.section = { x: Math.min(right, room.width) - edge, y: Math.max(y, edge) }
    if (bottom > 0 && bottom < room.height) places.after = { x: (section.left * scale + right) / 2, y: bottom }
  }
  if (part) {
    const [top, bottom] = [part.top * scale, part.bottom * scale]
    const width = room.part ?? bar.width
    const farthest = Math.max(edge, room.width - width - edge)
    const x = clamp(part.left * scale - 4, edge, farthest)
    const above = top - bar.height - edge
    const free = header && header.bottom <= part.top ? Math.max(edge, header.bottom * scale) : edge
    const usual = { x, y: Math.max(above >= free ? above : Math.min(bottom + edge, lowest), edge) }
    const [middle, after] = [(top + bottom - bar.height) / 2, part.right * scale + edge]
    const before = (place: number): Place => ({ x: place - width - edge, y: middle })
    const inTheWay = ({ x: left, y: upper }: Place) =>
      beside.find(
        (box) =>
          box.left * scale < left + width &&
          box.right * scale > left &&
          box.top * scale < upper + bar.height &&
          box.bottom * scale > upper,
      )
    const next = inTheWay(before(part.left * scale))
    const others = [
      { x, y: bottom + edge },
      { x: after, y: middle },
      before(part.left * scale),
      ...(next ? [before(next.left * scale)] : []),
    ]
    const isIn = (place: Place) => place.x >= edge && place.x <= farthest && place.y >= free && place.y <= lowest
    const clear = [usual, ...others].find((place) => isIn(place) && !inTheWay(place))
    if (bottom > 0 && top < room.height) places.part = clear ?? usual
  }
  return clearOfPart(belowPart(places, room.part ?? bar.width), room.width, room.part ?? bar.width)
}

/** The top of an element, or the end of a header that overlaps it. */
function below(header: DOMRect | undefined, { top, bottom }: DOMRect, scale: number): number {
  const isOver = header !== undefined && header.top <= Math.max(top, 0) && header.bottom > top && header.bottom < bottom
  return (isOver ? header.bottom : top) * scale
}

/** The section's tools stand under the part's where both would be in one place. */
function belowPart(places: ToolPlaces, partWidth: number): ToolPlaces {
  const { part, section } = places
  const isApart =
    !part || !section || Math.abs(part.y - section.y) >= bar.height || part.x + partWidth <= section.x - sectionBar
  return isApart ? places : { ...places, section: { x: section.x, y: part.y + bar.height + 4 } }
}

/** The button that adds a section stands beside the part's tools where it would lie on them; gone where there is no room. */
function clearOfPart(places: ToolPlaces, width: number, partWidth: number): ToolPlaces {
  const { part, after } = places
  if (!part || !after) return places
  const [left, right] = [part.x - add / 2 - 4, part.x + partWidth + add / 2 + 4]
  const isClear =
    after.x <= left || after.x >= right || after.y <= part.y - add / 2 || after.y >= part.y + bar.height + add / 2
  if (isClear) return places
  const x = [right, left].find((place) => place >= add / 2 + edge && place <= width - add / 2 - edge)
  return { ...places, after: x === undefined ? undefined : { x, y: after.y } }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
