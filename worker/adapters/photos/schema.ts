import * as z from 'zod'
import { image } from '../../../renderer/document/image.ts'
import { limits } from '../../../renderer/document/limits.ts'

/** What of a stock photo the server has to know when a person chooses it. */
export const stockChoice = z.object({
  provider: z.enum(['Pexels', 'Unsplash', 'Openverse']),
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** Unsplash's address for the download event. */
  downloadLocation: z.url().max(limits.url).optional(),
})

export type StockChoice = z.infer<typeof stockChoice>

/** Where pictures are searched: photo services, and our own illustrations, which are always there. */
const photoSources = ['Pexels', 'Unsplash', 'Openverse', 'Artwork'] as const
export type PhotoSource = (typeof photoSources)[number]

export const photoColors = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'violet',
  'pink',
  'brown',
  'black',
  'gray',
  'white',
] as const
export type PhotoColor = (typeof photoColors)[number]

/** How far a search can be leafed through. */
export const lastPhotoPage = 50

/** A simple keyword: 'barber', 'garden'. Without a source, the first there is. */
export const photoQuery = z.object({
  keyword: z.string().trim().min(1).max(limits.imageTag),
  source: z.enum(photoSources).optional(),
  color: z.enum(photoColors).optional(),
  page: z.coerce.number().int().min(1).max(lastPhotoPage).default(1),
})

export const foundPhoto = z.object({
  image,
  /** Sent to the server when a person chooses it; null if no notification is needed. */
  choice: stockChoice.nullable(),
  /** The average color of the photo, shown while it loads. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
})
export type FoundPhoto = z.infer<typeof foundPhoto>

export const photoPage = z.object({
  photos: z.array(foundPhoto),
  /** Whether there is a next page. */
  more: z.boolean(),
  source: z.enum(photoSources),
  /** All that can be searched here. */
  sources: z.array(z.enum(photoSources)).min(1),
})
export type PhotoPage = z.infer<typeof photoPage>
