import { shapeColors } from '#renderer/color/shape-colors.ts'
import { scrimNeed } from '#renderer/color/tones.ts'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import { sourcesOf } from '#renderer/elements/pictures/pictures.ts'
import { bodyCuts, titleCuts } from '#renderer/fonts/faces.ts'
import { bodyWeightOf, titleWeightOf } from '#renderer/fonts/font-rules.ts'
import { shapeSvg } from '#renderer/shapes/shape-svg.ts'
import { svgAddress } from '#ui/svg-address.ts'
import { block, letterIn, pictureIn } from './brush.ts'
import { type CardCanvas, cardSize, fileOf, loadFont, openCardCanvas } from './card-canvas.ts'
import { elegantCard } from './cards/elegant-card.ts'
import { funCard } from './cards/fun-card.ts'
import { geometricCard } from './cards/geometric-card.ts'
import { rule, words } from './cards/parts.ts'
import { column } from './column.ts'
import { iconSize, icons } from './icons.ts'
import type { Identity } from './identity.ts'

const inset = 76

/** Text at one side between hairlines, at the other a picture to the very edge. */
function commonAltCard(canvas: CardCanvas) {
  const { width, height, picture, tones } = canvas
  const half = width / 2
  const side = { x: half, y: 0, width: half, height }
  const { ground, text, muted, line: hairline, link } = tones.Plain
  block(canvas, ground, { x: 0, y: 0, width, height })
  if (picture) pictureIn(canvas, picture, side)
  else {
    block(canvas, tones.Tint.ground, side)
    letterIn(canvas, tones.Tint.line, side)
  }
  const room = { x: inset, width: half - 2 * inset, align: 'start', gap: 44 } as const
  const { name, line, place } = words(canvas)
  const isPlaced = place.text !== ''
  if (isPlaced) {
    column(canvas, [{ ...place, color: link, weight: 600, largest: 24, smallest: 17 }], {
      ...room,
      y: inset - 8,
      height: 30,
      at: 'top',
    })
    block(canvas, hairline, { x: inset, y: inset + 36, width: room.width, height: 2 })
  }
  column(
    canvas,
    [
      { ...name, color: text, largest: 84, smallest: 40, leading: 1.1 },
      { ...line, color: muted, largest: 33, smallest: 26, leading: 1.35 },
    ],
    { ...room, y: inset + 70, height: height - 2 * inset - 70, at: 'bottom' },
  )
}

export type DrawnCard = {
  file: Blob
  /** Whether it shows all that it should: a picture that did not arrive may do so the next time. */
  isWhole: boolean
}

/** What a link to the website is shown with, as a file of 1200 by 630 pixels. */
export async function drawCard(identity: Identity, signal: AbortSignal): Promise<DrawnCard> {
  const { style, name, line, place, letter, titleFont, bodyFont } = identity
  const card = cards[style]
  const [title, body, picture] = await Promise.all([
    loadTitle(titleFont, name + letter, signal),
    loadFont(bodyCuts[bodyFont.family], bodyWeightOf(bodyFont), line + place, signal),
    loadPicture(identity, card.picture, signal),
  ])
  const canvas = openCardCanvas(cardSize, identity, { title, body }, picture)
  card.draw(canvas)
  return { file: await fileOf(canvas, 'image/jpeg'), isWhole: !identity.picture || picture !== undefined }
}

const loadTitle = (font: Identity['titleFont'], text: string, signal: AbortSignal) =>
  loadFont(titleCuts[font.family], titleWeightOf(font), text, signal)

/** The browser icon of a website without an uploaded one, as a file of 512 by 512 pixels. */
export async function drawIcon(identity: Identity, signal: AbortSignal): Promise<Blob> {
  const title = await loadTitle(identity.titleFont, identity.letter, signal)
  const canvas = openCardCanvas(iconSize, identity, { title, body: title })
  icons[identity.style](canvas)
  return fileOf(canvas, 'image/png')
}

type Card = {
  draw: (canvas: CardCanvas) => void
  /** The room that the picture has, in pixels: what is drawn for it takes that shape. */
  picture: { width: number; height: number }
}

/** How each style of website shows itself in a chat. */
const cards: Readonly<Record<PresetStyle, Card>> = {
  Common: { draw: commonCard, picture: { width: 1200, height: 630 } },
  CommonAlt: { draw: commonAltCard, picture: { width: 600, height: 630 } },
  Geometric: { draw: geometricCard, picture: { width: 560, height: 630 } },
  Elegant: { draw: elegantCard, picture: { width: 390, height: 506 } },
  Fun: { draw: funCard, picture: { width: 460, height: 500 } },
}

/** In milliseconds: how long a picture may take to arrive. */
const patience = 2500

/**
 * The picture that a website begins with, for a canvas. Undefined without one, and if it does not load or its host
 * does not let a canvas read it.
 */
async function loadPicture(
  { picture, colors }: Identity,
  size: { width: number; height: number },
  signal: AbortSignal,
): Promise<HTMLImageElement | undefined> {
  if (!picture) return undefined
  const { pattern, seed = 0, urls, crop } = picture
  const address = pattern
    ? svgAddress(shapeSvg(pattern, seed, size, shapeColors(colors)))
    : sourcesOf(crop?.urls.length ? crop.urls : urls)?.src
  if (!address) return undefined
  const loaded = new Image()
  loaded.crossOrigin = 'anonymous'
  loaded.src = address
  const late = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const given = new Promise<undefined>((resolve) => {
    late.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([
    loaded
      .decode()
      .then(() => loaded)
      .catch(() => undefined),
    given,
  ])
}

/** The picture from edge to edge, dark enough for white text, and all in the middle. */
function commonCard(canvas: CardCanvas) {
  const { context, width, height, picture, tones } = canvas
  const whole = { x: 0, y: 0, width, height }
  if (picture) {
    pictureIn(canvas, picture, whole)
    const shade = context.createRadialGradient(width / 2, height / 2, 60, width / 2, height / 2, width * 0.62)
    const need = scrimNeed(canvas.identity.colors)
    shade.addColorStop(0, scrim(canvas, need))
    shade.addColorStop(0.7, scrim(canvas, need * 0.92))
    shade.addColorStop(1, scrim(canvas, need * 0.62))
    block(canvas, shade, whole)
  } else {
    const light = context.createRadialGradient(width / 2, -180, 40, width / 2, -180, 900)
    light.addColorStop(0, tones.Bold.groundEnd)
    light.addColorStop(1, tones.Bold.ground)
    block(canvas, light, whole)
  }
  const [text, muted] = picture ? ['#fff', '#fff'] : [tones.Bold.text, tones.Bold.muted]
  const { name, line, place } = words(canvas)
  column(
    canvas,
    [
      { ...place, color: muted, weight: 600, largest: 24, smallest: 18, tracking: 0.02 },
      { ...name, color: text, largest: 108, smallest: 44, lines: 2, leading: 1.08 },
      rule(canvas, text, { width: 88, height: 5 }),
      { ...line, color: muted, largest: 38, smallest: 28, lines: 2, leading: 1.35 },
    ],
    { x: 110, y: 70, width: width - 220, height: height - 140, align: 'center', at: 'middle', gap: 36 },
  )
}

function scrim({ scrim: [red, green, blue] }: CardCanvas, opacity: number): string {
  const channels = [red, green, blue].map((channel) => Math.round(channel * 255))
  return `rgb(${channels.join(' ')} / ${opacity})`
}
