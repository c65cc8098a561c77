import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../renderer/document/limits.ts'
import { ascii, bytes, includesBytes } from '../../harness/pictures/bytes.ts'
import { cameraBytes, exifSegment, gpsBytes } from '../../harness/pictures/exif.ts'
import { hostileFiles } from '../../harness/pictures/hostile-files.ts'
import { makeJpeg } from '../../harness/pictures/jpeg.ts'
import { makePng } from '../../harness/pictures/png.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { signIn } from '../../harness/workers/accounts/sign-in.ts'
import { newDraftId, pictureRows, storedFiles, upload } from '../../harness/workers/pictures/uploads.ts'

let person: Browser
let draftId: string
beforeAll(async () => {
  person = new Browser({ WEBSITE_LIMIT: '50' })
  await signIn(person, 'hostile@example.com')
  draftId = await newDraftId(person)
})

/** What uploads added to the database and to the store. */
async function added(work: () => Promise<unknown>) {
  const before = [(await pictureRows(draftId)).rows.length, await storedFiles()] as const
  await work()
  const { rows, removals } = await pictureRows(draftId)
  const files = [...(await storedFiles())].filter(([key]) => !before[1].has(key))
  return { rows: rows.length - before[0], removals, files }
}

describe('a file that is not what it seems', () => {
  it.each(hostileFiles.map((file) => [file.name, file] as const))('%s', async (_name, file) => {
    const sent = await file.bytes()
    let status = 0
    const { rows, removals, files } = await added(async () => {
      // What a browser would not let through comes under the name of a picture.
      const type = /^image\/(jpeg|png|gif|webp)$/.test(file.type) ? file.type : 'image/jpeg'
      const answer = await upload(person, draftId, sent, { type })
      status = answer.status
      if (file.answer === 'taken') expect(answer).toMatchObject({ status: 201, picture: file.size ?? {} })
      else expect(answer.code).toBe(file.answer)
    })
    expect([rows, removals]).toEqual([status === 201 ? 1 : 0, 0])
    expect(files.length > 0).toBe(status === 201)
    for (const [key, stored] of files)
      for (const hidden of [...(file.hidden ?? []), ascii('Exif'), ascii('<script')])
        expect(includesBytes(stored, hidden), key).toBe(false)
  })

  it('refuses an upload by its declared content type', async () => {
    const { rows, files } = await added(async () => {
      for (const type of ['image/svg+xml', 'image/avif', 'image/pngx', 'text/html', 'application/json', ''])
        expect(await upload(person, draftId, await makePng(8, 8, 3), { type })).toMatchObject({
          status: 415,
          code: 'unsupported_media_type',
        })
    })
    expect([rows, files]).toEqual([0, []])
    expect((await upload(person, draftId, await makePng(8, 8, 3), { type: 'IMAGE/PNG; x=y' })).status).toBe(201)
  })
})

describe('the size of a file', () => {
  it('measures an upload as it arrives', async () => {
    const megabyte = new Uint8Array(2 ** 20)
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1
        if (sent > 40) controller.close()
        else controller.enqueue(megabyte)
      },
    })
    const answer = await upload(person, draftId, endless, { type: 'image/jpeg' })
    expect(answer).toMatchObject({ status: 413, code: 'picture_too_large', details: { maxBytes: limits.imageBytes } })
    expect(sent).toBeLessThan(20)
  })

  it('accepts 15 MB and not a byte more', async () => {
    const whole = (length: number) => {
      const file = new Uint8Array(length)
      file.set(makeJpeg(16, 16, 71))
      return file
    }
    const type = 'image/jpeg'
    expect((await upload(person, draftId, whole(limits.imageBytes), { type })).status).toBe(201)
    const streamed = new Blob([whole(limits.imageBytes + 1)]).stream()
    expect((await upload(person, draftId, streamed, { type })).code).toBe('picture_too_large')
    expect((await upload(person, draftId, makeJpeg(16, 16, 74), { type, length: 99_999_999 })).code).toBe(
      'picture_too_large',
    )
  })

  it('refuses an empty upload', async () => {
    expect(await upload(person, draftId, bytes())).toMatchObject({ status: 422, code: 'picture_unreadable' })
    expect(await upload(person, draftId, null, { type: '' })).toMatchObject({ code: 'picture_unreadable' })
  })
})

it('writes nothing when the connection is cut', async () => {
  const file = makeJpeg(64, 64, 72)
  const { rows, removals, files } = await added(async () => {
    let pulls = 0
    const cut = new ReadableStream({
      pull: (controller) => {
        pulls += 1
        if (pulls === 1) controller.enqueue(file.slice(0, 100))
        else controller.error(new Error('Network connection lost.'))
      },
    })
    expect((await upload(person, draftId, cut, { type: 'image/jpeg' })).status).toBe(400)
  })
  expect([rows, removals, files]).toEqual([0, 0, []])
})

it('turns a photo as the camera was held, and says nothing of where it was taken', async () => {
  const sent = makeJpeg(800, 300, 73, exifSegment(6))
  expect(includesBytes(sent, gpsBytes)).toBe(true)
  let picture: Awaited<ReturnType<typeof upload>>['picture'] | undefined
  const { files } = await added(async () => {
    picture = (await upload(person, draftId, sent, { type: 'image/jpeg' })).picture
  })
  expect(picture).toMatchObject({ width: 300, height: 800 })
  expect(picture?.image.urls.map(({ width, height }) => [width, height])).toEqual([
    [256, 683],
    [300, 800],
  ])
  expect(files.length).toBeGreaterThanOrEqual(2)
  for (const [key, stored] of files) {
    for (const hidden of [gpsBytes, cameraBytes, ascii('Exif'), ascii('EXIF')])
      expect(includesBytes(stored, hidden), key).toBe(false)
    if (!key.endsWith('.avif'))
      expect(await env.IMAGES.info(new Blob([stored]).stream())).toMatchObject({ format: 'image/webp' })
  }
})
