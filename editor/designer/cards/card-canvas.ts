import { type Rgb, toHex } from '#renderer/color/rgb.ts'
import { scrimColor, type ToneColors, toneColors } from '#renderer/color/tones.ts'
import type { Tone } from '#renderer/document/section-design.ts'
import type { Theme } from '#renderer/document/theme.ts'
import { faces, rangeFile } from '#renderer/fonts/faces.ts'
import { fontStack, fontsPath, fontWeightOf } from '#renderer/fonts/font-rules.ts'
import { reachOf } from '#renderer/fonts/reach.ts'
import type { Identity } from './identity.ts'

/** What a link to a website is shown with, in pixels: the shape that chats and networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** The colours of a ground, as a canvas takes them. */
export type CanvasTone = Record<keyof ToneColors, string>

/** A canvas, and all that is there to draw on it with. */
export type CardCanvas = {
  context: CanvasRenderingContext2D
  width: number
  height: number
  identity: Identity
  tones: Record<Tone, CanvasTone>
  /** Lies over a picture under white text. */
  scrim: Rgb
  title: CanvasFont
  body: CanvasFont
  /** The picture that the website begins with, where there is one and a canvas may read it. */
  picture?: HTMLImageElement
}

export function openCardCanvas(
  size: { width: number; height: number },
  identity: Identity,
  fonts: Pick<CardCanvas, 'title' | 'body'>,
  picture?: HTMLImageElement,
): CardCanvas {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  const tone = (name: Tone) =>
    Object.fromEntries(
      Object.entries(toneColors(identity.colors, name)).map(([part, color]) => [part, toHex(color)]),
    ) as CanvasTone
  const tones = { Plain: tone('Plain'), Tint: tone('Tint'), Bold: tone('Bold') }
  return { context, ...size, identity, tones, scrim: scrimColor(identity.colors), ...fonts, picture }
}

/** The canvas as a file. */
export function fileOf({ context }: CardCanvas, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), type, 0.94)
  })
}

/** A font as a canvas takes it. */
type CanvasFont = { weight: number; families: string }

/**
 * Loads a font of the theme for a text. A canvas draws with the fonts of that moment: one that does not
 * arrive is drawn in a font of the system.
 */
export async function loadFont(font: Theme['titleFont'], text: string, signal: AbortSignal): Promise<CanvasFont> {
  const face = faces[font.family]
  const reach = reachOf(text)
  const files = reach === 'extended' ? (['western', 'extended'] as const) : ([reach] as const)
  const names = files.map((letters) => rangeFile(face, letters).name)
  await Promise.race([Promise.all(names.map((name) => arrived(name, face.weights))), aborted(signal)])
  return { weight: fontWeightOf(font), families: [...names.map(familyOf), fontStack(font.family)].join(',') }
}

/** A separate family per file, so that a file of other letters never replaces it. */
const familyOf = (name: string) => `drawn-${name.replace('.woff2', '')}`

async function arrived(name: string, weights: readonly [number, number]) {
  const family = familyOf(name)
  const known = [...document.fonts].find((face) => face.family === family)
  const file = known ?? new FontFace(family, `url(${fontsPath}${name})`, { weight: weights.join(' ') })
  document.fonts.add(file)
  await file.load().catch(() => undefined)
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
