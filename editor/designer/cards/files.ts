import { sourcesOf } from '#renderer/elements/pictures/pictures.ts'
import { bodyCuts, italicCuts, titleCuts } from '#renderer/fonts/faces.ts'
import { bodyWeightOf, titleWeightOf } from '#renderer/fonts/font-rules.ts'
import { type CardCanvas, cardSize, fileOf, loadFont, openCardCanvas } from './card-canvas.ts'
import { cardTokens } from './card-tokens.ts'
import { drawCard } from './draw-card.ts'
import { drawIcon, iconSize } from './draw-icon.ts'
import type { Identity } from './identity.ts'

export type DrawnCard = {
  file: Blob
  /** Whether it shows all that it should: a picture that did not arrive may do so the next time. */
  isWhole: boolean
}

/** Draws the link preview of a website as a file of 1200 by 630 pixels. */
export async function cardFile(identity: Identity, signal: AbortSignal): Promise<DrawnCard> {
  const { name, line, place, phone, facts, titleFont, bodyFont } = identity
  const tokens = cardTokens[identity.style]
  const said = [name, line, place, phone, ...facts.flatMap(({ label, text }) => [label, text])].join('')
  const cut = tokens.headline.isStressed && italicCuts[titleFont.family]
  const [title, body, italic, picture] = await Promise.all([
    loadTitle(titleFont, said, signal),
    loadFont(bodyCuts[bodyFont.family], bodyWeightOf(bodyFont), said, signal),
    cut ? loadFont(cut, titleWeightOf(titleFont), line, signal) : undefined,
    loadPicture(identity, signal),
  ])
  const canvas = openCardCanvas(cardSize, identity, tokens, { title, body, italic, picture })
  drawCard(canvas, tokens)
  return { file: await fileOf(canvas, 'image/jpeg'), isWhole: !identity.picture || picture !== undefined }
}

const loadTitle = (font: Identity['titleFont'], text: string, signal: AbortSignal) =>
  loadFont(titleCuts[font.family], titleWeightOf(font), text, signal)

/** The browser icon of a website without an uploaded one, as a file of 512 by 512 pixels. */
export async function iconFile(identity: Identity, signal: AbortSignal): Promise<Blob> {
  const tokens = cardTokens[identity.style]
  const title = await loadTitle(identity.titleFont, identity.letter, signal)
  const canvas = openCardCanvas(iconSize, identity, tokens, { title, body: title })
  drawIcon(canvas, tokens)
  return fileOf(canvas, 'image/png')
}

/** In milliseconds: how long a photo may take to arrive. */
const patience = 2500

/**
 * The picture that a website begins with, for a canvas. Undefined without one, and if it does not load or its host
 * does not let a canvas read it.
 */
async function loadPicture({ picture }: Identity, signal: AbortSignal): Promise<CardCanvas['picture']> {
  if (!picture) return undefined
  const { pattern, seed = 0, urls, crop } = picture
  if (pattern) return { name: pattern, seed }
  const address = sourcesOf(crop?.urls.length ? crop.urls : urls)?.src
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
