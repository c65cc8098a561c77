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

/** Translations are in shares of the frame, rotation in degrees. */
export const imageEffects = z.object({
  translateX: effect({ label: 'Position across', min: -4, max: 4, step: 0.01, default: 0 }),
  translateY: effect({ label: 'Position down', min: -4, max: 4, step: 0.01, default: 0 }),
  /** Width of the picture as a share of the frame's. */
  width: z.number().min(0).max(8).default(1),
  zoom: effect({ label: 'Zoom', min: 1, max: 2, step: 0.01, default: 1, unit: '×' }),
  rotation: effect({ label: 'Rotation', min: -180, max: 180, step: 1, default: 0, unit: '°' }),
  /**
   * The point that stays visible in every frame, in shares of the picture from the top left. Replaces the translations.
   */
  focus: z.object({ x: share, y: share }).optional(),
})

/** A path in our media store, or a photo on a photo service's host. */
const pictureUrl = /^(https:\/\/[a-z.]+\/[^\s"'<>\\]*|\/media(\/[\w-][\w.-]*)+)$/

const imageUrl = z.object({
  type: z.enum(imageUrlTypes),
  url: z.string().max(limits.url).regex(pictureUrl),
  /** In pixels, if known. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
})

/** The same picture in several sizes. */
const imageUrls = z.array(imageUrl).max(8).default([])

const imageShape = z.object({
  provider: z.enum(imageProviders),
  /** Alt text. Blank for patterns, which are decorative. */
  description: z.string().max(limits.imageDescription).default(''),
  tags: z.array(z.string().max(limits.imageTag)).max(limits.imageTags).default([]),
  /** Empty for patterns, which are rendered in the theme's colors. */
  urls: imageUrls,
  effects: imageEffects.prefault({}),
  /**
   * A file cropped with `effects` for a frame of this ratio (width ÷ height). Other frames use `urls` and `effects`.
   */
  crop: z.object({ ratio: z.number().min(0.05).max(20), urls: imageUrls }).optional(),
  /** For patterns: composition and seed. */
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
 * A picture on a page. Only we or its photo service may host it. Another host could replace the file after review and
 * would see every visitor.
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

export const photo = image.refine(({ provider }) => provider !== 'Pattern')

type Pattern = Image & { pattern: ShapeName }

export const isPattern = (picture: Image): picture is Pattern => picture.pattern !== undefined

/** Changes the effects and removes the outdated crop. */
export const withEffects = ({ crop: _, ...picture }: Image, effects: Image['effects']): Image => ({
  ...picture,
  effects,
})
