import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { PictureUpload } from '#api/upload-picture.ts'
import type { Upload, UploadState } from '#editor/designer/pictures/uploads/upload.ts'
import { progressOf, stateWords, summaryWords } from '#editor/designer/pictures/uploads/upload.ts'
import {
  addFilesAtom,
  cancelUploadAtom,
  clearUploadsAtom,
  fileProblem,
  maxConcurrent,
  retryUploadAtom,
  type UploadSteps,
  uploadStepsAtom,
  uploadsAtom,
} from '#editor/designer/pictures/uploads/upload-queue.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { readPictureHead } from '#ui/pictures/prepare-picture.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { eventually } from '../../../harness/eventually.ts'
import { pictureOf } from './library-picture.ts'

describe('the upload queue', () => {
  type Sending = PictureUpload & { arrive: (picture?: LibraryPicture) => void; fail: (error: unknown) => void }

  let store: ReturnType<typeof createStore>
  /** Uploads in the order they began, pending until the test settles them. */
  let sent: Sending[]
  let ended: (LibraryPicture | undefined)[]

  const send: UploadSteps['send'] = (upload) =>
    new Promise((resolve, reject) => {
      upload.signal?.addEventListener('abort', () => reject(upload.signal?.reason))
      sent.push({ ...upload, arrive: (picture = pictureOf('a')) => resolve(picture), fail: reject })
    })

  beforeEach(() => {
    store = createStore()
    sent = []
    ended = []
    use({})
  })

  const use = (steps: Partial<UploadSteps>) =>
    store.set(uploadStepsAtom, { problemOf: async () => undefined, prepare: async (file) => file, send, ...steps })
  const file = (name: string, text = name) => new File([text], name, { type: 'image/jpeg' })
  const add = (names: string[], room = 36, draftId = 'draft-1') =>
    store.set(addFilesAtom, {
      files: names.map((name) => file(name)),
      room,
      draftId,
      onEnd: (picture) => ended.push(picture),
    })
  const states = () => store.get(uploadsAtom).map(({ state }) => state.status)
  const idOf = (index: number) => store.get(uploadsAtom)[index]?.id ?? ''
  const until = (expected: string[]) => eventually(() => expect(states()).toEqual(expected))

  describe('many files at once', () => {
    test('upload three at a time, and the next starts as one ends', async () => {
      await add(['1', '2', '3', '4', '5'])
      await eventually(() => expect(sent).toHaveLength(maxConcurrent))
      expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
      sent[1]?.arrive()
      await until(['sending', 'done', 'sending', 'sending', 'waiting'])
      sent[0]?.fail(new ApiError('upload_failed'))
      await until(['failed', 'done', 'sending', 'sending', 'sending'])
    })

    test('upload three at a time even if added in two batches', async () => {
      await Promise.all([add(['1', '2']), add(['3', '4'])])
      await until(['sending', 'sending', 'sending', 'waiting'])
    })

    test('each report their own progress', async () => {
      await add(['1', '2'])
      await eventually(() => expect(sent).toHaveLength(2))
      sent[1]?.onProgress?.(0.25)
      expect(store.get(uploadsAtom).map(({ state }) => state)).toEqual([
        { status: 'sending', share: 0 },
        { status: 'sending', share: 0.25 },
      ])
    })

    test('continue to upload if one of them fails', async () => {
      use({ problemOf: async ({ name }) => (name === '2' ? 'unsupported_media_type' : undefined) })
      await add(['1', '2', '3'])
      await until(['sending', 'failed', 'sending'])
      expect(store.get(uploadsAtom)[1]?.state).toEqual({ status: 'failed', code: 'unsupported_media_type' })
    })
  })

  describe('a limit on new pictures', () => {
    const codes = () =>
      store.get(uploadsAtom).map(({ state }) => (state.status === 'failed' ? state.code : state.status))

    test('accepts the first files and reports an error for the rest', async () => {
      await add(['1', '2', '3'], 2)
      await eventually(() => expect(codes()).toEqual(['sending', 'sending', 'picture_limit_reached']))
    })

    test('doesn’t count files that can’t be uploaded', async () => {
      use({ problemOf: async ({ name }) => (name === '1' ? 'picture_too_large' : undefined) })
      await add(['1', '2', '3'], 1)
      await eventually(() => expect(codes()).toEqual(['picture_too_large', 'sending', 'picture_limit_reached']))
    })

    test('counts uploads in progress, but only those of the same website', async () => {
      await add(['1', '2'], 3)
      await add(['other'], 3, 'draft-2')
      await add(['3', '4'], 3)
      await eventually(() =>
        expect(codes()).toEqual(['sending', 'sending', 'sending', 'waiting', 'picture_limit_reached']),
      )
    })
  })

  describe('the end of an upload', () => {
    test('returns the uploaded picture', async () => {
      await add(['1'])
      await eventually(() => expect(sent).toHaveLength(1))
      sent[0]?.arrive(pictureOf('b'))
      await until(['done'])
      expect(ended).toEqual([pictureOf('b')])
    })

    test.each([
      ['without a connection', new ApiError('network'), 'network'],
      ['with an unexpected error', new TypeError('broken'), 'unknown'],
    ])('shows a reason for a failure: %s', async (_how, error, code) => {
      await add(['1'])
      await eventually(() => expect(sent).toHaveLength(1))
      sent[0]?.fail(error)
      await until(['failed'])
      expect(store.get(uploadsAtom)[0]?.state).toEqual({ status: 'failed', code, error })
      expect(ended).toEqual([undefined])
    })

    test('reports a file that can’t be prepared', async () => {
      use({ prepare: () => Promise.reject(new ApiError('picture_unreadable')) })
      await add(['1'])
      await until(['failed'])
      expect(sent).toHaveLength(0)
    })
  })

  describe('retrying', () => {
    test('sends the same file again', async () => {
      await add(['1'])
      await eventually(() => expect(sent).toHaveLength(1))
      sent[0]?.fail(new ApiError('network'))
      await until(['failed'])
      store.set(retryUploadAtom, idOf(0))
      await eventually(() => expect(sent).toHaveLength(2))
      sent[1]?.arrive()
      await until(['done'])
      expect(sent[1]?.file).toBe(sent[0]?.file)
    })

    test('isn’t offered for an invalid file', async () => {
      use({ problemOf: async () => 'unsupported_media_type' })
      await add(['1'])
      store.set(retryUploadAtom, idOf(0))
      expect(states()).toEqual(['failed'])
    })
  })

  describe('canceling', () => {
    test('aborts the upload, removes the file and starts the next upload', async () => {
      await add(['1', '2', '3', '4'])
      await eventually(() => expect(sent).toHaveLength(3))
      store.set(cancelUploadAtom, idOf(1))
      expect(sent[1]?.signal?.aborted).toBe(true)
      await until(['sending', 'sending', 'sending'])
      // The server may have stored it anyway, so the library must be fetched again.
      expect(ended).toEqual([undefined])
    })

    test('stops the preparation', async () => {
      const prepared: AbortSignal[] = []
      use({
        prepare: (_file, signal) =>
          new Promise((_resolve, reject) => {
            prepared.push(signal)
            signal.addEventListener('abort', () => reject(signal.reason))
          }),
      })
      await add(['1'])
      store.set(cancelUploadAtom, idOf(0))
      expect(prepared[0]?.aborted).toBe(true)
      expect(states()).toEqual([])
      expect(sent).toHaveLength(0)
    })

    test('prevents a waiting file from being sent', async () => {
      await add(['1', '2', '3', '4'])
      store.set(cancelUploadAtom, idOf(3))
      await eventually(() => expect(sent).toHaveLength(3))
      for (const sending of sent) sending.arrive()
      await until(['done', 'done', 'done'])
      expect(sent).toHaveLength(3)
    })

    test('ignores a later failure of the canceled upload', async () => {
      await add(['1', '2'])
      await eventually(() => expect(sent).toHaveLength(2))
      store.set(cancelUploadAtom, idOf(0))
      sent[0]?.onProgress?.(0.9)
      await until(['sending'])
      expect(store.get(uploadsAtom)[0]?.file.name).toBe('2')
    })
  })

  describe('clearing the list', () => {
    beforeEach(async () => {
      use({ problemOf: async ({ name }) => (name === '1' ? 'picture_too_large' : undefined) })
      await add(['1', '2', '3'])
      await eventually(() => expect(sent).toHaveLength(2))
      sent[0]?.arrive()
      await until(['failed', 'done', 'sending'])
    })

    test('keeps uploads in progress', () => {
      store.set(clearUploadsAtom, 'ended')
      expect(states()).toEqual(['sending'])
    })

    test('keeps failed uploads on request, to be retried', () => {
      store.set(clearUploadsAtom, 'done')
      expect(states()).toEqual(['failed', 'sending'])
    })

    describe('clearing and canceling uploads', () => {
      afterEach(() => void vi.restoreAllMocks())

      test('revokes the object URLs of removed files only', () => {
        const released = vi.spyOn(URL, 'revokeObjectURL')
        const [failed, done, sending] = store.get(uploadsAtom).map(({ url }) => url)
        store.set(clearUploadsAtom, 'done')
        expect(released.mock.calls).toEqual([[done]])
        store.set(clearUploadsAtom, 'ended')
        store.set(cancelUploadAtom, idOf(0))
        expect(released.mock.calls).toEqual([[done], [failed], [sending]])
      })
    })
  })
})

const waiting: UploadState = { status: 'waiting' }
const done: UploadState = { status: 'done', picture: pictureOf('a') }
const failed: UploadState = { status: 'failed', code: 'network' }
const uploads = (...states: UploadState[]) => states.map((state) => ({ state }) as Upload)

describe('an upload’s state', () => {
  test.each<[UploadState, string]>([
    [waiting, 'Waiting'],
    [{ status: 'preparing' }, 'Preparing…'],
    [{ status: 'sending', share: 0.499 }, 'Sending 49 %'],
    [{ status: 'sending', share: 1 }, 'Finishing…'],
    [done, 'Done'],
    [failed, 'Network connectivity failed. Check your connection and try again.'],
  ])('is shown as %o', (state, words) => expect(stateWords(state)).toBe(words))

  test('appears in the catalog’s words after a failure', () => {
    const say = (code: 'unknown' | 'picture_limit_reached' | 'unsupported_media_type') =>
      stateWords({ status: 'failed', code })
    expect(say('unknown')).toContain('Upload error')
    expect(say('picture_limit_reached')).toContain('Maximum uploaded images reached')
    expect(say('unsupported_media_type')).toContain('Invalid file type detected')
  })

  test('never moves its progress bar backward', () => {
    const shares = [0, 0.3, 1].map((share) => progressOf({ status: 'sending', share }))
    const all = [progressOf(waiting), progressOf({ status: 'preparing' }), ...shares, progressOf(done)]
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the summary of all uploads', () => {
  test.each<[string, Upload[]]>([
    ['', []],
    ['Uploading 1 of 2', uploads(waiting, waiting)],
    ['Uploading 3 of 3', uploads(done, failed, waiting)],
    ['1 picture uploaded', uploads(done)],
    ['2 pictures uploaded, 1 not uploaded', uploads(done, failed, done)],
    ['2 pictures not uploaded', uploads(failed, failed)],
  ])('reads %s', (words, list) => expect(summaryWords(list)).toBe(words))
})

describe('file validation', () => {
  const heads = {
    jpeg: '\xff\xd8\xff\xe0',
    png: '\x89PNG\r\n\x1a\n',
    gif: 'GIF89a',
    webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  }
  const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const file = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) =>
    new File([typeof content === 'string' ? bytesOf(content) : content], name, { type })

  describe('the file type check', () => {
    test.each([
      ['a.jpg', 'image/jpeg', heads.jpeg],
      ['b.png', 'image/png', heads.png],
      ['c.gif', 'image/gif', heads.gif],
      ['d.webp', 'image/webp', heads.webp],
      ['a picture under another picture’s name', 'image/png', heads.jpeg],
      ['without-a-type.JPEG', '', heads.jpeg],
    ])('accepts %s', async (name, type, content) => {
      expect(await fileProblem(file(name, type, content))).toBeUndefined()
    })

    test.each([
      ['a drawing', 'logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unsupported_media_type'],
      [
        'a drawing called a photo',
        'logo.png',
        'image/png',
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'picture_unreadable',
      ],
      ['a document', 'a.pdf', 'application/pdf', '%PDF-1.7', 'unsupported_media_type'],
      ['a photo in a rarely supported format', 'a.heic', 'image/heic', '\0\0\0\x18ftypheic', 'unsupported_media_type'],
      ['a file without a type', 'notes.txt', '', heads.jpeg, 'unsupported_media_type'],
      ['an empty file', 'empty.jpg', 'image/jpeg', '', 'picture_unreadable'],
      ['the first bytes of a picture', 'cut.png', 'image/png', '\x89PNG', 'picture_unreadable'],
    ])('rejects %s', async (_what, name, type, content, problem) => {
      expect(await fileProblem(file(name, type, content))).toBe(problem)
    })

    test('accepts a file of the maximum size and rejects one byte more', async () => {
      const content = new Uint8Array(limits.imageBytes)
      content.set(bytesOf(heads.jpeg))
      expect(await fileProblem(file('a.jpg', 'image/jpeg', content))).toBeUndefined()
      const larger = new Uint8Array(limits.imageBytes + 1)
      larger.set(bytesOf(heads.jpeg))
      expect(await fileProblem(file('a.jpg', 'image/jpeg', larger))).toBe('picture_too_large')
    })

    test('rejects an unreadable file, such as a dropped folder', async () => {
      const folder = file('folder.jpg', 'image/jpeg', heads.jpeg)
      folder.slice = () => {
        throw new DOMException('not a file', 'NotFoundError')
      }
      expect(await fileProblem(folder)).toBe('picture_unreadable')
    })
  })

  describe('a picture file’s header', () => {
    test.each([
      ['reads a GIF as animated', heads.gif, { type: 'image/gif', moves: true }],
      ['reads a plain WebP as still', heads.webp, { type: 'image/webp', moves: false }],
      [
        'reads the animation flag of an extended WebP',
        'RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x02',
        { type: 'image/webp', moves: true },
      ],
      [
        'reads a transparent WebP as still',
        'RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x10',
        { type: 'image/webp', moves: false },
      ],
      ['rejects another RIFF file', 'RIFF\x24\0\0\0WAVEfmt ', undefined],
    ])('%s', async (_what, content, head) => {
      expect(await readPictureHead(new Blob([bytesOf(content)]))).toEqual(head)
    })
  })
})
