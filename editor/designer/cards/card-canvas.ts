import { toHex } from '#renderer/color/rgb.ts'
import { type ToneColors, toneColors } from '#renderer/color/tones.ts'
import { type Tone, tones as toneNames } from '#renderer/document/section-design.ts'
import type { ShapeName } from '#renderer/shapes/shape-names.ts'
import type { CanvasFont } from './canvas-fonts.ts'
import type { CardTokens } from './card-tokens.ts'
import type { Identity } from './identity.ts'

export const cardSize = { width: 1200, height: 630 } as const

export type CanvasTone = Record<keyof ToneColors, string>

export type Pattern = { name: ShapeName; seed: number }

export type CardCanvas = {
  context: CanvasRenderingContext2D
  width: number
  height: number
  identity: Identity
  tones: Record<Tone, CanvasTone>
  ground: Tone
  title: CanvasFont
  body: CanvasFont
  /** For italic words, if the family has an italic. */
  italic?: CanvasFont
  /** The website's first picture, if CORS allows the editor to read it. */
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
  context.textAlign = 'left'
  const tone = (name: Tone) =>
    Object.fromEntries(
      Object.entries(toneColors(identity.colors, name)).map(([part, color]) => [part, toHex(color)]),
    ) as CanvasTone
  const tones = Object.fromEntries(toneNames.map((name) => [name, tone(name)])) as Record<Tone, CanvasTone>
  const ground = isOwn ? usual : (identity.tone ?? usual)
  return { context, ...size, identity, tones, ground, ...drawn }
}

export function fileOf({ context }: CardCanvas, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), type, 0.94)
  })
}
