import { type Rgb, toHex } from '../../renderer/color/rgb.ts'
import { scrimColor, type ToneColors, toneColors } from '../../renderer/color/tones.ts'
import type { Tone } from '../../renderer/document/section-design.ts'
import type { Identity } from './identity.ts'
import type { CanvasFont } from './load-fonts.ts'

/** What a link to a website is shown with, in pixels: the shape that chats and networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** The colours of a ground, as a canvas takes them. */
export type CanvasTone = Record<keyof ToneColors, string>

/** A canvas, and all that is there to draw on it with. */
export type Stage = {
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

export function openStage(
  size: { width: number; height: number },
  identity: Identity,
  fonts: Pick<Stage, 'title' | 'body'>,
  picture?: HTMLImageElement,
): Stage {
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

/** The stage as a file. */
export function fileOf({ context }: Stage, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), type, 0.94)
  })
}
