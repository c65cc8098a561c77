import * as z from 'zod'
import { type ShapeName, shapeNames } from '../../shapes/shape-names.ts'
import { imageProviders, imageUrlTypes } from '../enumerations.ts'
import { limits } from '../fields/limits.ts'
import { photoHosts } from './photo-services.ts'
import { seed } from './seed.ts'

type Effect = { label: string; min: number; max: number; step: number; default: number; unit?: string }

const effect = ({ default: initial, ...meta }: Effect) =>
  z
    .number()
    .min(meta.min)
    .max(meta.max)
    .default(initial)
    .meta({ ...meta, control: 'range' })

const share = z.number().min(0).max(1)

/** How a picture is moved, enlarged and turned inside its frame. Translations are shares of the frame, rotation degrees. */
export const imageEffects = z.object({
  translateX: effect({ label: 'Position across', min: -4, max: 4, step: 0.01, default: 0 }),
  translateY: effect({ label: 'Position down', min: -4, max: 4, step: 0.01, default: 0 }),
  /** Of the picture within the frame, as a share of the frame's width. */
  width: z.number().min(0).max(8).default(1),
  zoom: effect({ label: 'Zoom', min: 1, max: 2, step: 0.01, default: 1, unit: '×' }),
  rotation: effect({ label: 'Rotation', min: -180, max: 180, step: 1, default: 0, unit: '°' }),
  /** The point that every frame shows, in shares of the picture from its upper left corner. It takes the place of both translations. */
  focus: z.object({ x: share, y: share }).optional(),
})

/** A picture in our own store, by its path, or a photo that a service serves from its own host. */
const pictureUrl = /^(https:\/\/[a-z.]+\/[^\s"'<>\\]*|\/media(\/[\w-][\w.-]*)+)$/

const imageUrl = z.object({
  type: z.enum(imageUrlTypes),
  url: z.string().max(limits.url).regex(pictureUrl),
  /** In pixels, where known. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
})

/** Addresses of one picture in several sizes. */
const imageUrls = z.array(imageUrl).max(8).default([])

const imageShape = z.object({
  provider: z.enum(imageProviders),
  /** Said to those who cannot see it; blank for a pattern, which shows nothing. */
  description: z.string().max(limits.imageDescription).default(''),
  tags: z.array(z.string().max(limits.imageTag)).max(limits.imageTags).default([]),
  /** Empty for a pattern, which is drawn in the theme's colors. */
  urls: imageUrls,
  effects: imageEffects.prefault({}),
  /**
   * A separate file that `effects` cut for a frame of this ratio (width ÷ height). A frame with this ratio shows it unchanged;
   * any other frame uses `urls` and `effects`.
   */
  crop: z.object({ ratio: z.number().min(0.05).max(20), urls: imageUrls }).optional(),
  /** For patterns only: the composition and the seed that varies it. */
  pattern: z.enum(shapeNames).optional(),
  seed: seed.optional(),
  /** `url` is https, or blank without a link. */
  credit: z
    .object({
      name: z.string().max(128),
      url: z
        .string()
        .max(limits.url)
        .regex(/^(https:\/\/[^\s"'<>\\]+)?$/),
    })
    .optional(),
})

/**
 * A picture on a page. Only the photo service that it names may serve it, or we: a file on another host could change after the page was
 * checked, and that host would see every visitor.
 */
export const image = imageShape.check(({ value, issues }) => {
  const { provider, urls, crop } = value
  if ((provider === 'Pattern') !== (value.pattern !== undefined))
    issues.push({ code: 'custom', path: ['pattern'], input: value.pattern })
  const check = (listed: readonly { url: string }[], path: string[]) => {
    for (const [index, { url }] of listed.entries()) {
      const isServed = url.startsWith('/') || photoHosts(provider).some((host) => url.startsWith(`https://${host}/`))
      if (!isServed) issues.push({ code: 'custom', path: [...path, index, 'url'], input: url })
    }
  }
  check(urls, ['urls'])
  check(crop?.urls ?? [], ['crop', 'urls'])
})
export type Image = z.infer<typeof image>

/** A picture where a pattern says nothing: a logo, a portrait, a piece of work. */
export const photo = image.refine(({ provider }) => provider !== 'Pattern')

type Pattern = Image & { pattern: ShapeName }

export const isPattern = (picture: Image): picture is Pattern => picture.pattern !== undefined

/** The picture moved, enlarged or turned: a file that was cut before no longer shows it. */
export const withEffects = ({ crop: _, ...picture }: Image, effects: Image['effects']): Image => ({
  ...picture,
  effects,
})
