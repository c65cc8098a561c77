import * as z from 'zod'
import { image } from '../../renderer/document/values/image.ts'
import { websiteImages } from '../pictures/tables.ts'

/** The files of a download that an import reads. */
export const documentName = 'website.json'
export const contentsName = 'contents.json'

export const downloadFormat = 1

const picture = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(websiteImages.kind.enumValues),
  provider: z.enum(websiteImages.provider.enumValues),
  description: image.shape.description.unwrap(),
  tags: image.shape.tags.unwrap(),
  credit: image.shape.credit,
  /** Otherwise its owner deleted it there, and the website still shows it. */
  inLibrary: z.boolean(),
  /** Its path in the download; null for a picture that we could not read, or that had no room. */
  file: z.string().max(300).nullable(),
})

/** The format of the download, and a description of each picture. */
export const downloadContents = z.object({
  format: z.literal(downloadFormat),
  madeAt: z.iso.datetime(),
  pictures: z.array(picture).max(500),
})
export type DownloadContents = z.infer<typeof downloadContents>
export type DownloadPicture = z.infer<typeof picture>
