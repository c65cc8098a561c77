import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { image } from '../../../renderer/document/values/image.ts'

export const photoSource = z.enum(['Pexels', 'Unsplash', 'Openverse'])
export type PhotoSource = z.infer<typeof photoSource>

/** A stock photo as chosen in the editor. */
export const stockChoice = z.object({
  provider: photoSource,
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** Unsplash's download-event address. */
  downloadLocation: z.url().max(limits.url).optional(),
})

export type StockChoice = z.infer<typeof stockChoice>

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

/** A search's maximum number of pages. */
export const lastPhotoPage = 50

/** A keyword: 'barber', 'garden'. Without a source, searches the first one. */
export const photoQuery = z.object({
  keyword: z.string().trim().min(1).max(limits.imageTag),
  source: photoSource.optional(),
  color: z.enum(photoColors).optional(),
  page: z.coerce.number().int().min(1).max(lastPhotoPage).default(1),
})

export const foundPhoto = z.object({
  image,
  /** Sent back to the server when a person chooses the photo; null if the service needs no notification. */
  choice: stockChoice.nullable(),
  /** The photo's average color, shown while it loads. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
})
export type FoundPhoto = z.infer<typeof foundPhoto>

export const photoPage = z.object({
  photos: z.array(foundPhoto),
  /** Whether there is another page. */
  more: z.boolean(),
  source: photoSource,
  /** The available sources. */
  sources: z.array(photoSource),
})
export type PhotoPage = z.infer<typeof photoPage>
