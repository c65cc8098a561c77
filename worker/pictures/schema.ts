import * as z from 'zod'
import { limits } from '../../renderer/document/fields/limits.ts'
import { image } from '../../renderer/document/values/image.ts'
import { photoSource } from '../adapters/photos/schema.ts'

/** The content types of an upload. Nothing else is ever decoded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export type PictureType = (typeof pictureTypes)[number]

/** The maximum width × height in pixels. Larger uploads are rejected before decoding. */
export const maxPixels = 40_000_000

/** The width in pixels of the largest file made from an upload. A wider upload only takes longer to send. */
export const widestPicture = 2000

/** The purpose of an upload: `upload` is one of the website's 36 pictures; the editor derives `crop` for a frame, `icon` and `card`. */
export const uploadKinds = ['upload', 'crop', 'icon', 'card'] as const

export type UploadKind = (typeof uploadKinds)[number]

export const uploadQuery = z.object({
  kind: z.enum(uploadKinds).default('upload'),
  description: z.string().max(limits.imageDescription).default(''),
})

/** A picture in the owner's library. `image` goes into the document unchanged. */
export const libraryPicture = z.object({
  id: z.string(),
  image,
  /** The upload's width and height in pixels after rotation, and its size in bytes. */
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  addedAt: z.iso.datetime(),
})

export type LibraryPicture = z.infer<typeof libraryPicture>

/** Newest first: uploads and copied stock photos, without crops, icons and cards. */
export const pictureLibrary = z.object({
  pictures: z.array(libraryPicture),
  /** The maximum per website. */
  limit: z.number().int(),
  /** Whether a model can suggest descriptions. */
  canSuggest: z.boolean(),
  /** Services that search stock photos; empty if none is configured. */
  photoSources: z.array(photoSource),
})

export type PictureLibrary = z.infer<typeof pictureLibrary>

/** An owner's changes to a library picture. Omitted fields stay unchanged, so there are no defaults. */
export const pictureChange = z.object({
  description: image.shape.description.unwrap().optional(),
  tags: image.shape.tags.unwrap().optional(),
})

/** The website's copy; null for a hotlinked photo. */
export const stockChosen = z.object({ picture: libraryPicture.nullable() })

export const suggestedDescription = z.object({ description: z.string().max(limits.imageDescription) })
