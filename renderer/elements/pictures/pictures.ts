import type { ImageFrame } from '../../document/enumerations.ts'
import { type Image, isPattern } from '../../document/values/image.ts'
import { perObject } from '../../remember.ts'
import { cropDeclarations, cropScale } from './crop.ts'

/** The shape that a picture is cut to: one of the owner's frames, the full width of a banner, or its own. */
export type Frame = ImageFrame | 'Wide' | 'Own'

/** In pixels: the size of a pattern for the frame, and the ratio that a photo is given room for. */
export const frameSizes = {
  Landscape: { width: 1200, height: 900 },
  Portrait: { width: 900, height: 1200 },
  Square: { width: 800, height: 800 },
  Circle: { width: 800, height: 800 },
  Wide: { width: 1600, height: 700 },
  Own: { width: 1200, height: 900 },
} as const satisfies Record<Frame, { width: number; height: number }>

/** Where a picture stands. */
export type PictureFrame = {
  frame: Frame
  /** On some screens the style gives the frame another shape than its own, so that no file can be cut for it. */
  loose?: boolean
}

/** The shape of a frame, width ÷ height. */
export const frameRatio = (frame: Frame) => frameSizes[frame].width / frameSizes[frame].height

/** A picture's own shape, as its owner cut it, width ÷ height. Undefined where its source does not say. */
export function ownRatio({ urls, crop }: Image): number | undefined {
  const known = urls.find(({ width, height }) => width && height)
  return crop?.ratio ?? (known?.width && known.height ? known.width / known.height : undefined)
}

/** The owner's frame that is closest to a shape. */
export const nearestFrame = (ratio: number): ImageFrame =>
  ratio > 1.15 ? 'Landscape' : ratio < 0.87 ? 'Portrait' : 'Square'

/** In pixels: the room that a picture is given in a frame. */
export function roomFor(image: Image, frame: Frame): { width: number; height: number } {
  const ratio = frame === 'Own' ? ownRatio(image) : undefined
  const { width, height } = frameSizes[frame]
  return ratio === undefined ? { width, height } : { width, height: Math.round(width / ratio) }
}

/** How far, as a share, the shapes of a file and its frame may differ. */
const tolerance = 0.01

/** The file that a picture was cut to for a frame. Undefined where its frame has another shape, or none that stays. */
export function cutFor({ crop }: Image, { frame, loose }: PictureFrame): Image['crop'] {
  if (!crop || crop.urls.length === 0 || loose || frame === 'Wide') return undefined
  if (frame === 'Own') return crop
  return Math.abs(crop.ratio / frameRatio(frame) - 1) < tolerance ? crop : undefined
}

/** How wide a picture of a kind is where its source does not say. */
const usualWidths = { thumbnail: 200, small: 400, regular: 1080, full: 2000, raw: 4000 } as const

export type Sources = { src: string; srcSet?: string }

/** Of a picture in a place without a frame: as its owner cut it, or whole. Undefined when it has no address. */
export const pictureSources = ({ urls, crop }: Image) => sourcesOf(crop?.urls.length ? crop.urls : urls)

/** The address to show and its alternatives by width, or undefined without one. */
export function sourcesOf(urls: Image['urls']): Sources | undefined {
  const sources = urls
    .filter(({ type }) => type !== 'raw' || urls.every((one) => one.type === 'raw'))
    .map(({ type, url, width }) => ({ type, url, width: width ?? usualWidths[type] }))
    .sort((a, b) => a.width - b.width)
  const chosen = sources.find(({ type }) => type === 'regular') ?? sources.at(-1)
  if (!chosen) return undefined
  const srcSet = sources.map(({ url, width }) => `${url.replace(/,/g, '%2C')} ${width}w`).join(', ')
  return { src: chosen.url, srcSet: sources.length > 1 ? srcSet : undefined }
}

/** Whether there is anything to show. */
export function isShown(image: Image | null): image is Image {
  return image !== null && (isPattern(image) || image.urls.length > 0)
}

export const isPhoto = (image: Image | null): image is Image => isShown(image) && !isPattern(image)

/** The class of a picture that its owner moved, enlarged or turned; undefined for one left as it is. */
export function effectClass({ effects }: Image): string | undefined {
  if (cropDeclarations(effects) === '') return undefined
  const { translateX, translateY, zoom, width, rotation, focus } = effects
  const place = focus ? ['to', focus.x, focus.y] : [translateX, translateY]
  return ['fx', ...place, zoom * (width || 1), rotation].map(nameOf).join('_')
}

/** The same as a rule of CSS. */
export function effectRule(image: Image): string {
  const name = effectClass(image)
  return name === undefined ? '' : `.frame .${name}{${cropDeclarations(image.effects)}}`
}

/** Whether a picture is left as it is but for the point that its frame shows: it needs no frame to clip it. */
export const isOnlyFocused = ({ effects }: Image): boolean =>
  effects.focus !== undefined && effects.rotation === 0 && cropScale(effects) === 1

/** What `sizes` must say of a picture that is enlarged in its frame, for it to stay sharp; undefined of one that is not. */
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

/** Every picture in a value, however deep: a document, a section, a list. Documents are never changed in place. */
export function picturesIn(value: unknown): readonly Image[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  return typeof value === 'object' && value !== null ? picturesInside(value) : []
}

/** Kept for whole sections, not for everything inside them. */
const picturesInside = perObject((value: object): readonly Image[] => {
  const found: Image[] = []
  collect(value, found)
  return found
})

function collect(value: object, found: Image[]) {
  if ('provider' in value && 'urls' in value && 'effects' in value) found.push(value as Image)
  else for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) collect(part, found)
}
