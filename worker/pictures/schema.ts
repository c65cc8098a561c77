import * as z from 'zod'
import { image } from '../../renderer/document/image.ts'
import { limits } from '../../renderer/document/limits.ts'

/** The content types of an upload: nothing else is ever decoded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export type PictureType = (typeof pictureTypes)[number]

/** In pixels, both sides multiplied: more is refused before it is decoded. */
export const mostPixels = 40_000_000

/**
 * What an upload is for. An `upload` is one of the website's 36 pictures; the others are made by the editor of what the website
 * has: a `crop` cut for a frame, an `icon` and a `card` drawn of the website.
 */
export const uploadKinds = ['upload', 'crop', 'icon', 'card'] as const

export type UploadKind = (typeof uploadKinds)[number]

export const uploadQuery = z.object({
  kind: z.enum(uploadKinds).default('upload'),
  description: z.string().max(limits.imageDescription).default(''),
})

/** A picture of the website as its owner chooses it. `image` goes into the document as it is. */
export const libraryPicture = z.object({
  id: z.string(),
  image,
  /** Of what was uploaded, upright, in pixels and bytes. */
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  addedAt: z.iso.datetime(),
})

export type LibraryPicture = z.infer<typeof libraryPicture>

/** The newest first: uploads and copies of stock photos, no crops, icons and cards. */
export const pictureLibrary = z.object({
  pictures: z.array(libraryPicture),
  /** How many a website may have. */
  limit: z.number().int(),
  /** Whether a model is there that can suggest descriptions. */
  canSuggest: z.boolean(),
})

export type PictureLibrary = z.infer<typeof pictureLibrary>

/** An owner's change to a library picture; omitted fields stay, so there are no defaults. */
export const pictureChange = z.object({
  description: image.shape.description.unwrap().optional(),
  tags: image.shape.tags.unwrap().optional(),
})

/** The copy that the website now has; null for a photo that stays where it is and is shown by its own address. */
export const stockChosen = z.object({ picture: libraryPicture.nullable() })

export const suggestedDescription = z.object({ description: z.string().max(limits.imageDescription) })
