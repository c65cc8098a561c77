import * as z from 'zod'
import { findField } from '../../../renderer/document/fields/field-path.ts'
import { fieldPath } from '../../../renderer/document/tools/inputs.ts'
import type { Image } from '../../../renderer/document/values/image.ts'
import { choosePexels } from '../../adapters/photos/choose-photos.ts'
import { listPictures } from '../../pictures/library.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logFailure } from '../../platform/log/log.ts'
import { askTool, type Calling, type CallResult } from './ask-tool.ts'
import { proposeStep } from './change-tools.ts'

const path = fieldPath.describe('The picture field; or a list of pictures such as gallery.items, which gets one more.')

export const findPictureTool = askTool({
  name: 'find-picture',
  description: 'Finds a stock photo and puts it in. For the owner’s own photos, use list-pictures and use-picture.',
  input: z.object({
    path,
    keyword: z.string().trim().min(1).max(48).describe('What it shows, in English: horse hoof'),
  }),
  run: async ({ path, keyword }, calling) => {
    const picture = await searchPicture(calling.ctx, keyword)
    if (!picture) {
      calling.run.screen = 'photos'
      return { problem: `No photo of “${keyword}” was found.` }
    }
    return putPicture(path, picture, calling)
  },
})

export const listPicturesTool = askTool({
  name: 'list-pictures',
  description: 'Lists the photos that the owner has uploaded, newest first.',
  input: z.object({}),
  reads: true,
  run: async (_input, { ctx, asking }) => {
    const { pictures } = await listPictures(ctx, asking)
    const listed = pictures.map(({ id, addedAt, image: { description, tags } }) => ({ id, description, tags, addedAt }))
    return { ok: true, read: { pictures: listed } }
  },
})

export const usePictureTool = askTool({
  name: 'use-picture',
  description: 'Puts one of the owner’s own photos in, by its id from list-pictures.',
  input: z.object({ path, pictureId: z.string().max(64) }),
  run: async ({ path, pictureId }, calling) => {
    const { pictures } = await listPictures(calling.ctx, calling.asking)
    const picture = pictures.find(({ id }) => id === pictureId)
    return picture ? putPicture(path, picture.image, calling) : { problem: 'There is no such photo.' }
  },
})

function putPicture(path: string, picture: Image, calling: Calling): CallResult {
  const found = findField(calling.run.document, path)
  if (found?.field.control === 'list') {
    return proposeStep('add-item', { listPath: path, texts: {}, picture }, calling, { isOurs: true })
  }
  return found?.field.control === 'picture'
    ? proposeStep('set-field', { path, value: picture }, calling, { isOurs: true })
    : { problem: `“${path}” is no place for a picture.` }
}

/** From Pexels, whose terms allow a photo to be chosen for somebody and shown from where it is. */
async function searchPicture({ env }: ServiceContext, keyword: string): Promise<Image | undefined> {
  try {
    const found = await choosePexels(env)?.search({ keyword, page: 1 })
    return found?.photos[0]?.image
  } catch (error) {
    logFailure('photos.failed', error)
    return undefined
  }
}
