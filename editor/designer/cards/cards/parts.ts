import type { CardCanvas } from '../card-canvas.ts'
import type { Mark, Paragraph } from '../column.ts'

type Worded = Pick<Paragraph, 'text' | 'font' | 'lines'>

/** In characters: the longest name that three lines hold in large letters. */
const longName = 30

/** What a card says: the name, what the business says of itself, and where it is. */
export function words({ identity: { name, line, place } }: CardCanvas): Record<'name' | 'line' | 'place', Worded> {
  return {
    name: { text: name, font: 'title', lines: name.length > longName ? 4 : 3 },
    line: { text: line, font: 'body', lines: 3 },
    place: { text: place, font: 'body', lines: 1 },
  }
}

/** A short line between texts. */
export const rule = (
  { context }: CardCanvas,
  color: string,
  { width, height }: { width: number; height: number },
): Mark => ({
  width,
  height,
  draw: ({ left, top }) => {
    context.fillStyle = color
    context.fillRect(left, top, width, height)
  },
})
