import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { PictureUpload } from '#api/upload-picture.ts'
import { sendPhotos } from '#editor/designer/opening/send-photos.ts'
import { image } from '#renderer/document/values/image.ts'
import type { BrowserPhoto, PhotoSet } from '#session/browser-photos.ts'

const photo = (id: string): BrowserPhoto => ({ id, source: id, file: new Blob([id]), width: 1600, height: 900 })
const sentAs = (description: string) => ({
  ...{ id: `of ${description}`, width: 1600, height: 900, bytes: 3, addedAt: '2026-01-01T00:00:00.000Z' },
  image: image.parse({ provider: 'Custom', description }),
})

function browser(...photos: BrowserPhoto[]) {
  let set: PhotoSet = { id: 'set', website: 'draft', sections: null, changedAt: 0, photos }
  const storage = {
    change: async (_id: string, change: (before: PhotoSet) => PhotoSet) => {
      set = change(set)
      return set
    },
  }
  return { storage, now: () => set }
}

const textOf = async ({ file }: PictureUpload) => sentAs(await file.text())
const draft = { draftId: 'draft', onSent: () => undefined, signal: new AbortController().signal }

test('sendPhotos sends every photo and returns them in order', async () => {
  const { storage, now } = browser(photo('a'), photo('b'), photo('c'), photo('d'))
  const onSent = vi.fn()
  const pictures = await sendPhotos(now(), { ...draft, storage, onSent, send: textOf })
  expect(pictures.map(({ image }) => image.description)).toEqual(['a', 'b', 'c', 'd'])
  expect(onSent).toHaveBeenCalledTimes(4)
})

test('sendPhotos keeps unsent photos after a lost connection, and sends only those next time', async () => {
  const { storage, now } = browser(photo('a'), photo('b'), photo('c'))
  const send = vi.fn(async (upload: PictureUpload) => {
    const picture = await textOf(upload)
    if (picture.image.description === 'b') throw new ApiError('network')
    return picture
  })
  await expect(sendPhotos(now(), { ...draft, storage, send })).rejects.toMatchObject({ code: 'network' })
  expect(now().photos.map(({ sent }) => sent !== undefined)).toEqual([true, false, true])

  const again = vi.fn(textOf)
  const pictures = await sendPhotos(now(), { ...draft, storage, send: again })
  expect(again).toHaveBeenCalledTimes(1)
  expect(pictures.map(({ image }) => image.description)).toEqual(['a', 'b', 'c'])
})

test('sendPhotos skips a file that the server can’t read', async () => {
  const { storage, now } = browser(photo('a'), photo('b'))
  const send = async (upload: PictureUpload) => {
    const picture = await textOf(upload)
    if (picture.image.description === 'a') throw new ApiError('picture_unreadable')
    return picture
  }
  const pictures = await sendPhotos(now(), { ...draft, storage, send })
  expect(pictures.map(({ image }) => image.description)).toEqual(['b'])
})
