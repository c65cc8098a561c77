import { wordsPattern } from '#renderer/facts/repeated-facts.ts'
import { tilePlan } from '#renderer/shapes/tile-plan.ts'
import { arrangements } from '#renderer/shapes/tile-strip.tsx'
import { type Areas, areasOf, landHeight, within } from './areas.ts'
import { lightIn, pictureIn, tilesIn } from './art.ts'
import { type Box, block } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'
import type { CardTokens } from './card-tokens.ts'
import { type CardWords, cardWords, type Note } from './card-words.ts'
import { column, type Paragraph } from './column.ts'
import { filledText } from './filled-lines.ts'
import { drawNotes } from './notes.ts'

/** In pixels. If a filled name would be smaller, it isn't filled. */
const minFilledSize = 62
const browGap = 26

/** Draws a website's link preview from a style's tokens: background, picture or shapes, headline and short texts. */
export function drawCard(canvas: CardCanvas, tokens: CardTokens) {
  const words = cardWords(canvas.identity, tokens)
  const areas = areasOf(canvas, tokens, words)
  block(canvas, canvas.tones[canvas.ground].ground, { x: 0, y: 0, width: canvas.width, height: canvas.height })
  drawArt(canvas, tokens, areas, words)
  const isPhoneDrawn = drawHeadline(canvas, tokens, areas.headline, words)
  if (!areas.notes || !tokens.foot) return
  const { phone, notes } = words
  const isPhoneLeft = phone !== '' && !isPhoneDrawn
  const shown = isPhoneLeft ? [{ text: phone, label: '', isLarge: true }, ...notes.slice(0, 1)] : notes
  drawNotes(canvas, tokens, tokens.foot, areas.notes, shown)
}

function drawArt(canvas: CardCanvas, tokens: CardTokens, { art }: Areas, { figure }: CardWords) {
  if (!art) return
  if (canvas.picture) pictureIn(canvas, art, tokens.corner)
  else if (figure) drawFigure(canvas, tokens, art, figure)
  else if (tokens.art === 'light') lightIn(canvas, art, landHeight / art.height)
  else {
    const tiles = tokens.art === 'tiles' ? arrangements[tilePlan(canvas.identity.shapes)] : { count: 1 }
    tilesIn(canvas, art, { ...tiles, corner: tokens.corner })
  }
}

function drawFigure(canvas: CardCanvas, { inset }: CardTokens, area: Box, { text, label }: Note) {
  const { second, muted } = canvas.tones[canvas.ground]
  const place = { ...within(area, inset), x: area.x, width: area.width - inset, at: 'bottom', gap: 26 } as const
  column(
    canvas,
    [
      { text: label, color: muted, font: 'body', largest: 26, smallest: 20 },
      { text, color: second, largest: 230, smallest: 48, tracking: -0.05 },
    ],
    place,
  )
}

/** Returns whether it drew the phone number. */
function drawHeadline(canvas: CardCanvas, tokens: CardTokens, area: Box, words: CardWords): boolean {
  const { inset, brow = 0, corner, panel, headline: set } = tokens
  const { text: color, second, ground } = canvas.tones[panel ?? canvas.ground]
  if (panel) block(canvas, ground, area, corner)
  const room = within(area, inset)
  const across = canvas.picture ? room.width : canvas.width - 2 * inset
  if (brow > 0) drawBrow(canvas, { ...room, width: across, height: brow }, words)
  const lead = brow > 0 ? brow + browGap : 0
  const below = { ...room, y: room.y + lead, height: room.height - lead }
  const { phone, notes } = words
  const text = set.capitals ? words.headline.toLocaleUpperCase() : words.headline
  if (set.isFilled && text !== '') {
    const last = notes.length > 0 ? phone : ''
    const drawn = filledText(canvas, text, below, { ...set, color, second, last }, minFilledSize)
    if (drawn.length > 0) return last !== '' && drawn.includes(last)
  }
  const paragraph = { ...set, ...splitStressed(canvas, text), color, smallest: 40, lines: 4 }
  column(canvas, [paragraph], { ...below, at: brow > 0 ? 'bottom' : 'middle' })
  return false
}

/** The name at the start and the place at the end, or only the place at the start. */
function drawBrow(canvas: CardCanvas, room: Box, { name, place }: CardWords) {
  const { text, muted } = canvas.tones[canvas.ground]
  const split = name === '' ? 0 : room.width * 0.66
  const nameText = { text: name, color: text, largest: room.height, smallest: 26, tracking: -0.01 }
  column(canvas, [nameText], { ...room, width: split, at: 'top' })
  const align = split > 0 ? 'end' : 'start'
  const placeText = { text: place, color: muted, font: 'body', largest: 27, smallest: 20 } as const
  column(canvas, [placeText], { ...room, x: room.x + split, width: room.width - split, at: 'top', align })
}

/** Keeps the italic words on one line. */
function splitStressed({ identity }: CardCanvas, text: string): Pick<Paragraph, 'text' | 'italic'> {
  const words = identity.stressed
  if (words === '' || identity.rightToLeft) return { text }
  const italic = words.replaceAll(' ', '\u00a0')
  return { text: text.replace(wordsPattern(words), italic), italic }
}
