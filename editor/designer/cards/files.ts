import { sourcesOf } from '#renderer/elements/pictures/pictures.ts'
import { bodyCuts, italicCuts, titleCuts } from '#renderer/fonts/faces.ts'
import { bodyWeightOf, titleWeightOf } from '#renderer/fonts/font-rules.ts'
import { aborted, loadFont } from './canvas-fonts.ts'
import { type CardCanvas, cardSize, fileOf, openCardCanvas } from './card-canvas.ts'
import { cardTokens } from './card-tokens.ts'
import { drawCard } from './draw-card.ts'
import { drawIcon, iconSize } from './draw-icon.ts'
import type { Identity } from './identity.ts'

export type DrawnFile = {
  file: Blob
  /** False if the picture didn't load in time. */
  isWhole: boolean
}

/** The link preview, 1200 × 630 pixels. */
export async function cardFile(identity: Identity, signal: AbortSignal): Promise<DrawnFile> {
  const { name, line, place, phone, facts, titleFont, bodyFont } = identity
  const tokens = cardTokens[identity.style]
  const text = [name, line, place, phone, ...facts.flatMap(({ label, text }) => [label, text])].join('')
  const cut = tokens.headline.isStressed && italicCuts[titleFont.family]
  const [title, body, italic, picture] = await Promise.all([
    loadTitle(titleFont, text, signal),
    loadFont(bodyCuts[bodyFont.family], bodyWeightOf(bodyFont), text, signal),
    cut ? loadFont(cut, titleWeightOf(titleFont), line, signal) : undefined,
    loadPicture(identity, signal),
  ])
  const canvas = openCardCanvas(cardSize, identity, tokens, { title, body, italic, picture })
  drawCard(canvas, tokens)
  return { file: await fileOf(canvas, 'image/jpeg'), isWhole: !identity.picture || picture !== undefined }
}

const loadTitle = (font: Identity['titleFont'], text: string, signal: AbortSignal) =>
  loadFont(titleCuts[font.family], titleWeightOf(font), text, signal)

/** The favicon for a website without an uploaded one, 512 × 512 pixels. */
export async function iconFile(identity: Identity, signal: AbortSignal): Promise<DrawnFile> {
  const tokens = cardTokens[identity.style]
  const title = await loadTitle(identity.titleFont, identity.letter, signal)
  const canvas = openCardCanvas(iconSize, identity, tokens, { title, body: title })
  drawIcon(canvas, tokens)
  return { file: await fileOf(canvas, 'image/png'), isWhole: true }
}

const photoTimeoutMs = 2500

/** Undefined without a picture, on a timeout, or if CORS forbids reading the picture. */
async function loadPicture({ picture }: Identity, signal: AbortSignal): Promise<CardCanvas['picture']> {
  if (!picture) return undefined
  const { pattern, seed = 0, urls, crop } = picture
  if (pattern) return { name: pattern, seed }
  const address = sourcesOf(crop?.urls.length ? crop.urls : urls)?.src
  if (!address) return undefined
  const loaded = new Image()
  loaded.crossOrigin = 'anonymous'
  loaded.src = address
  const decoded = loaded.decode().then(
    () => loaded,
    () => undefined,
  )
  return Promise.race([decoded, aborted(AbortSignal.any([signal, AbortSignal.timeout(photoTimeoutMs)]))])
}
