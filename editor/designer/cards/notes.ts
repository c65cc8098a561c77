import type { Tone } from '#renderer/document/section-design.ts'
import { within } from './areas.ts'
import { type Box, block } from './brush.ts'
import type { CanvasTone, CardCanvas } from './card-canvas.ts'
import type { CardTokens, Foot } from './card-tokens.ts'
import type { Note } from './card-words.ts'
import { column, type Paragraph } from './column.ts'

/** In pixels. */
const noteSizes = { largest: 27, smallest: 18, gap: 18 }
const bandPadding = 14
const ruleGap = 30

/** Draws short texts side by side above their labels: in a band, below a hairline, or in separate cells. */
export function drawNotes(canvas: CardCanvas, tokens: CardTokens, foot: Foot, area: Box, notes: readonly Note[]) {
  const { gap, inset, corner } = tokens
  const { hasRule } = foot
  const isInCells = gap > 0
  const tones = foot.grounds?.map((tone) => contrastingTone(canvas, tone)) ?? [canvas.ground]
  const [band = canvas.ground] = tones
  if (foot.grounds && !isInCells) block(canvas, canvas.tones[band].ground, area)
  // Without their own background, notes keep a distance from the card's lower edge.
  const isLowest = !foot.grounds && area.y + area.height >= canvas.height
  const room = { ...area, height: area.height - (isLowest ? inset / 2 : 0) }
  const row = isInCells ? area : within(room, inset, foot.grounds ? bandPadding : 0)
  if (hasRule) block(canvas, canvas.tones[band].line, { ...row, height: 2 })
  const below = hasRule ? ruleGap : 0
  const inCell = isInCells ? ([inset * 0.75, inset * 0.5] as const) : ([0, 0] as const)
  columnsOf(row, notes, isInCells ? gap : inset).forEach(({ note, part }, index) => {
    const tone = tones[index % tones.length] ?? band
    if (isInCells) block(canvas, canvas.tones[tone].ground, part, corner)
    const inner = within(part, ...inCell)
    const largest = note.isLarge ? area.height : notes.length === 1 ? foot.largest * 1.4 : foot.largest
    const place = {
      ...inner,
      y: inner.y + below,
      height: inner.height - below,
      at: hasRule ? 'top' : 'middle',
    } as const
    column(canvas, paragraphsOf(note, canvas.tones[tone], place.height, largest), { ...place, gap: noteSizes.gap })
  })
}

function paragraphsOf(
  { text, label, isLarge }: Note,
  colors: CanvasTone,
  height: number,
  largest: number,
): Paragraph[] {
  const highest = height - (label === '' ? 0 : noteSizes.largest + noteSizes.gap)
  const lines = isLarge ? 1 : 2
  const alone = text === '' ? { color: colors.text, largest } : {}
  return [
    { text, color: colors.text, largest, smallest: 16, lines, leading: 1.06, tracking: -0.01, highest },
    { text: label, color: colors.muted, font: 'body', ...noteSizes, ...alone },
  ]
}

/** Text lengths that decide a column's share of the row. */
const shares = { fewest: 10, most: 26, large: 36 }

function columnsOf(row: Box, notes: readonly Note[], gap: number): { note: Note; part: Box }[] {
  const parts = notes.map(({ text, label, isLarge }) =>
    isLarge ? shares.large : Math.min(shares.most, Math.max(shares.fewest, text.length, label.length)),
  )
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const free = row.width - gap * (notes.length - 1)
  let x = row.x
  return notes.map((note, index) => {
    const part = { ...row, x, width: (free * (parts[index] ?? 0)) / whole }
    x += part.width + gap
    return { note, part }
  })
}

const contrastingTone = ({ ground }: CardCanvas, tone: Tone): Tone => (tone === ground ? 'Bold' : tone)
