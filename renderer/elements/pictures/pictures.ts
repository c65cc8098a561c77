import type { ImageFrame } from '../../document/enumerations.ts'
import { type Image, isPattern } from '../../document/values/image.ts'
import { memoizeByObject } from '../../memoize.ts'
import { cropDeclarations, cropScale } from './crop.ts'

/** A picture's shape: one of the owner's frames, the full width of a banner, or its own. */
export type Frame = ImageFrame | 'Wide' | 'Own'

/** In pixels: the size of a pattern, and the ratio of the space reserved for a photo. */
export const frameSizes = {
  Landscape: { width: 1200, height: 900 },
  Portrait: { width: 900, height: 1200 },
  Square: { width: 800, height: 800 },
  Circle: { width: 800, height: 800 },
  Wide: { width: 1600, height: 700 },
  Own: { width: 1200, height: 900 },
} as const satisfies Record<Frame, { width: number; height: number }>

export type PictureFrame = {
  frame: Frame
  /** The style changes the frame's ratio on some screens, so no file can be cropped for it. */
  loose?: boolean
}

/** Width ÷ height. */
export const frameRatio = (frame: Frame) => frameSizes[frame].width / frameSizes[frame].height

/** A picture's own ratio (width ÷ height), cropped if applicable. Undefined if unknown. */
export function ownRatio({ urls, crop }: Image): number | undefined {
  const known = urls.find(({ width, height }) => width && height)
  return crop?.ratio ?? (known?.width && known.height ? known.width / known.height : undefined)
}

export const nearestFrame = (ratio: number): ImageFrame =>
  ratio > 1.15 ? 'Landscape' : ratio < 0.87 ? 'Portrait' : 'Square'

/** In pixels. */
export function reservedSize(image: Image, frame: Frame): { width: number; height: number } {
  const ratio = frame === 'Own' ? ownRatio(image) : undefined
  const { width, height } = frameSizes[frame]
  return ratio === undefined ? { width, height } : { width, height: Math.round(width / ratio) }
}

/** Maximum difference between a file's ratio and its frame's. */
const tolerance = 0.01

/** The file cropped for this frame. Undefined if the ratios differ or the frame's ratio varies. */
export function croppedFileFor({ crop }: Image, { frame, loose }: PictureFrame): Image['crop'] {
  if (!crop || crop.urls.length === 0 || loose || frame === 'Wide') return undefined
  if (frame === 'Own') return crop
  return Math.abs(crop.ratio / frameRatio(frame) - 1) < tolerance ? crop : undefined
}

/** Widths to assume if the source doesn't specify one. */
const assumedWidths = { thumbnail: 200, small: 400, regular: 1080, full: 2000, raw: 4000 } as const

export type Sources = { src: string; srcSet?: string }

/** For a picture without a frame: cropped if available, otherwise whole. Undefined without a URL. */
export const pictureSources = ({ urls, crop }: Image) => sourcesOf(crop?.urls.length ? crop.urls : urls)

/** The default URL and alternatives by width. Undefined without a URL. */
export function sourcesOf(urls: Image['urls']): Sources | undefined {
  const sources = urls
    .filter(({ type }) => type !== 'raw' || urls.every((one) => one.type === 'raw'))
    .map(({ type, url, width }) => ({ type, url, width: width ?? assumedWidths[type] }))
    .sort((a, b) => a.width - b.width)
  const chosen = sources.find(({ type }) => type === 'regular') ?? sources.at(-1)
  if (!chosen) return undefined
  const srcSet = sources.map(({ url, width }) => `${url.replace(/,/g, '%2C')} ${width}w`).join(', ')
  return { src: chosen.url, srcSet: sources.length > 1 ? srcSet : undefined }
}

export function isShown(image: Image | null): image is Image {
  return image !== null && (isPattern(image) || image.urls.length > 0)
}

export const isPhoto = (image: Image | null): image is Image => isShown(image) && !isPattern(image)

/** The class of a moved, enlarged or rotated picture. Undefined without effects. */
export function effectClass({ effects }: Image): string | undefined {
  if (cropDeclarations(effects) === '') return undefined
  const { translateX, translateY, zoom, width, rotation, focus } = effects
  const place = focus ? ['to', focus.x, focus.y] : [translateX, translateY]
  return ['fx', ...place, zoom * (width || 1), rotation].map(nameOf).join('_')
}

export function effectRule(image: Image): string {
  const name = effectClass(image)
  return name === undefined ? '' : `.frame .${name}{${cropDeclarations(image.effects)}}`
}

/** Whether a focus point is the only effect, so that no clipping frame is needed. */
export const isOnlyFocused = ({ effects }: Image): boolean =>
  effects.focus !== undefined && effects.rotation === 0 && cropScale(effects) === 1

/** The `sizes` at which an enlarged picture stays sharp. Undefined if not enlarged. */
export function enlargedSizes(sizes: string, { effects }: Image): string | undefined {
  const scale = Number(cropScale(effects).toFixed(2))
  if (scale === 1) return undefined
  const outside = /,(?![^(]*\))/
  return sizes
    .split(outside)
    .map((size) =>
      size.replace(/^(.*\) )?(.+)$/, (_, condition = '', length) => `${condition}calc(${scale}*${length})`),
    )
    .join(',')
}

const nameOf = (part: string | number) =>
  typeof part === 'string' ? part : String(Number(part.toFixed(4))).replace('.', 'p')

/** All pictures in a value, at any depth. Cached, since documents are immutable. */
export function picturesIn(value: unknown): readonly Image[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  return typeof value === 'object' && value !== null ? picturesInside(value) : []
}

/** Cached per section, not for every nested object. */
const picturesInside = memoizeByObject((value: object): readonly Image[] => {
  const found: Image[] = []
  collect(value, found)
  return found
})

function collect(value: object, found: Image[]) {
  if ('provider' in value && 'urls' in value && 'effects' in value) found.push(value as Image)
  else for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) collect(part, found)
}
