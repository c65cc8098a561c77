import { toHex } from '#renderer/color/rgb.ts'
import { type ToneColors, toneColors } from '#renderer/color/tones.ts'
import { type Tone, tones as toneNames } from '#renderer/document/section-design.ts'
import type { Cut } from '#renderer/fonts/faces.ts'
import { type FontFile, fontFile, weightRangeOf } from '#renderer/fonts/font-files.ts'
import { fontStack, fontsPath } from '#renderer/fonts/font-rules.ts'
import { reachOf } from '#renderer/fonts/reach.ts'
import type { ShapeName } from '#renderer/shapes/shape-names.ts'
import type { CardTokens } from './card-tokens.ts'
import type { Identity } from './identity.ts'

/** Size of a link preview in chats and social networks, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** The colors of a ground, as a canvas takes them. */
export type CanvasTone = Record<keyof ToneColors, string>

/** A shape that an owner chose for a picture. */
type Pattern = { name: ShapeName; seed: number }

/** A canvas, and all that is there to draw on it with. */
export type CardCanvas = {
  context: CanvasRenderingContext2D
  width: number
  height: number
  identity: Identity
  tones: Record<Tone, CanvasTone>
  /** The card's ground. */
  ground: Tone
  title: CanvasFont
  body: CanvasFont
  /** Font of words in italics, in a family with an italic cut. */
  italic?: CanvasFont
  /** The picture that the website begins with, where there is one and a canvas may read it. */
  picture?: HTMLImageElement | Pattern
}

export function openCardCanvas(
  size: { width: number; height: number },
  identity: Identity,
  { ground: usual, isOwn }: Pick<CardTokens, 'ground' | 'isOwn'>,
  drawn: Pick<CardCanvas, 'title' | 'body' | 'italic' | 'picture'>,
): CardCanvas {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  const tone = (name: Tone) =>
    Object.fromEntries(
      Object.entries(toneColors(identity.colors, name)).map(([part, color]) => [part, toHex(color)]),
    ) as CanvasTone
  const tones = Object.fromEntries(toneNames.map((name) => [name, tone(name)])) as Record<Tone, CanvasTone>
  const ground = isOwn ? usual : (identity.tone ?? usual)
  return { context, ...size, identity, tones, ground, ...drawn }
}

/** The canvas as a file. */
export function fileOf({ context }: CardCanvas, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), type, 0.94)
  })
}

/** The widths that every canvas knows by name, from narrow to wide. */
export const stretches = [
  'extra-condensed',
  'condensed',
  'semi-condensed',
  'normal',
  'semi-expanded',
  'expanded',
] as const
export type Stretch = (typeof stretches)[number]

/** A font as a canvas takes it. */
type CanvasFont = { weight: number; families: string; stretch: Stretch; isElastic: boolean }

/** The value of a canvas's `font`, at a size in pixels. */
export const fontOf = ({ weight, stretch, families }: CanvasFont, size: number, others: Partial<CanvasFont> = {}) =>
  `${others.stretch ?? stretch} ${others.weight ?? weight} ${size}px ${families}`

/**
 * Loads a cut in a weight for a text. A canvas draws with the fonts of that moment: one that does not
 * arrive is drawn in a font of the system.
 */
export async function loadFont(cut: Cut, weight: number, text: string, signal: AbortSignal): Promise<CanvasFont> {
  const reach = reachOf(text)
  const letters = reach === 'extended' ? (['western', 'extended'] as const) : ([reach] as const)
  const files = letters.map((part) => fontFile(cut, weight, part))
  await Promise.race([Promise.all(files.map(arrived)), aborted(signal)])
  return {
    weight,
    families: [...files.map(familyOf), fontStack(cut)].join(','),
    stretch: cut.width === undefined ? 'normal' : 'condensed',
    isElastic: cut.width !== undefined,
  }
}

/** A separate family per file, so that a file of other letters never replaces it. */
const familyOf = ({ name }: FontFile) => `drawn-${name.replace('.woff2', '')}`

async function arrived(drawn: FontFile) {
  const family = familyOf(drawn)
  const known = [...document.fonts].find((face) => face.family === family)
  const widths = drawn.cut.axes?.wdth
  const file =
    known ??
    new FontFace(family, `url(${fontsPath}${drawn.name})`, {
      weight: weightRangeOf(drawn).join(' '),
      ...(typeof widths === 'object' && { stretch: widths.map((width) => `${width}%`).join(' ') }),
    })
  document.fonts.add(file)
  await file.load().catch(() => undefined)
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
