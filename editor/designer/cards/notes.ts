import type { Tone } from '#renderer/document/section-design.ts'
import { within } from './areas.ts'
import { type Box, block } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'
import type { CardTokens, Foot } from './card-tokens.ts'
import type { Note } from './card-words.ts'
import { column } from './column.ts'

/** In pixels. */
const small = { largest: 27, smallest: 18, gap: 18 }
const bandPadding = 14
const ruleGap = 30

/** Draws short texts side by side, each with a small one below it: in a band, over a hairline, or in cells of their own. */
export function drawNotes(canvas: CardCanvas, tokens: CardTokens, foot: Foot, area: Box, notes: readonly Note[]) {
  const { gap, inset, corner } = tokens
  const isInCells = gap > 0
  const tones = foot.grounds?.map((tone) => apart(canvas, tone)) ?? [canvas.ground]
  const [band = canvas.ground] = tones
  if (foot.grounds && !isInCells) block(canvas, canvas.tones[band].ground, area)
  // Notes on the card's own ground keep from its lower edge.
  const isLowest = !foot.grounds && area.y + area.height >= canvas.height
  const room = { ...area, height: area.height - (isLowest ? inset / 2 : 0) }
  const row = isInCells ? area : within(room, inset, foot.grounds ? bandPadding : 0)
  if (foot.hasRule) block(canvas, canvas.tones[band].line, { ...row, height: 2 })
  columnsOf(row, notes, isInCells ? gap : inset).forEach((part, index) => {
    const note = notes[index]
    const tone = isInCells ? (tones[index % tones.length] ?? band) : band
    if (!note) return
    if (isInCells) block(canvas, canvas.tones[tone].ground, part, corner)
    const largest = note.isLarge ? area.height : notes.length === 1 ? foot.largest * 1.4 : foot.largest
    const below = foot.hasRule ? ruleGap : 0
    const inner = isInCells ? within(part, inset * 0.75, inset * 0.5) : part
    drawNote(
      canvas,
      note,
      { ...inner, y: inner.y + below, height: inner.height - below },
      { largest, tone, at: foot.hasRule ? 'top' : 'middle' },
    )
  })
}

type Setting = { largest: number; tone: Tone; at: 'top' | 'middle' }

function drawNote(canvas: CardCanvas, { text, label, isLarge }: Note, room: Box, { largest, tone, at }: Setting) {
  const colors = canvas.tones[tone]
  const isAlone = text === ''
  const highest = room.height - (label === '' ? 0 : small.largest + small.gap)
  const said = {
    text,
    color: colors.text,
    font: 'title',
    largest,
    smallest: 16,
    leading: 1.06,
    tracking: -0.01,
    highest,
  } as const
  const below = { ...small, text: label, color: colors.muted, font: 'body', lines: 1 } as const
  const pieces = [{ ...said, lines: isLarge ? 1 : 2 }, isAlone ? { ...below, color: colors.text, largest } : below]
  column(canvas, pieces, { ...room, align: 'start', at, gap: small.gap })
}

/** In letters: the fewest and the most that give a column its share of a row. */
const shares = { fewest: 10, most: 26, large: 36 }

/** Columns as wide as their texts need beside each other. */
function columnsOf(row: Box, notes: readonly Note[], gap: number): Box[] {
  const parts = notes.map(({ text, label, isLarge }) =>
    isLarge ? shares.large : Math.min(shares.most, Math.max(shares.fewest, text.length, label.length)),
  )
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const free = row.width - gap * (notes.length - 1)
  let x = row.x
  return parts.map((part) => {
    const box = { ...row, x, width: (free * part) / whole }
    x += box.width + gap
    return box
  })
}

/** A tone that differs from the ground beside it. */
const apart = ({ ground }: CardCanvas, tone: Tone): Tone => (tone === ground ? 'Bold' : tone)
