import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../editor/api/api-error.ts'
import type { PictureUpload } from '../../../../editor/api/upload-picture.ts'
import {
  addFilesAtom,
  atOnce,
  cancelUploadAtom,
  clearUploadsAtom,
  retryUploadAtom,
  type UploadSteps,
  uploadStepsAtom,
  uploadsAtom,
} from '../../../../editor/features/pictures/uploads/upload-queue.ts'
import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'
import { pictureOf } from './library-picture.ts'

type Sending = PictureUpload & { arrive: (picture?: LibraryPicture) => void; fail: (error: unknown) => void }

let store: ReturnType<typeof createStore>
/** What is being sent, in the order in which it began, until the test says how it ends. */
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
const until = (expected: string[]) => vi.waitFor(() => expect(states()).toEqual(expected))

describe('many files at once', () => {
  test('are sent three at a time, the next as soon as one has ended', async () => {
    await add(['1', '2', '3', '4', '5'])
    await vi.waitFor(() => expect(sent).toHaveLength(atOnce))
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
    sent[1]?.arrive()
    await until(['sending', 'done', 'sending', 'sending', 'waiting'])
    sent[0]?.fail(new ApiError('upload_failed'))
    await until(['failed', 'done', 'sending', 'sending', 'sending'])
  })

  test('that come in two goes are still three at a time', async () => {
    await Promise.all([add(['1', '2']), add(['3', '4'])])
    await until(['sending', 'sending', 'sending', 'waiting'])
  })

  test('tell how far each is', async () => {
    await add(['1', '2'])
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.onProgress?.(0.25)
    expect(store.get(uploadsAtom).map(({ state }) => state)).toEqual([
      { status: 'sending', share: 0 },
      { status: 'sending', share: 0.25 },
    ])
  })

  test('go on where one cannot be uploaded', async () => {
    use({ problemOf: async ({ name }) => (name === '2' ? 'unsupported_media_type' : undefined) })
    await add(['1', '2', '3'])
    await until(['sending', 'failed', 'sending'])
    expect(store.get(uploadsAtom)[1]?.state).toEqual({ status: 'failed', code: 'unsupported_media_type' })
  })
})

describe('when there is no room for all pictures', () => {
  const codes = () => store.get(uploadsAtom).map(({ state }) => (state.status === 'failed' ? state.code : state.status))

  test('the first are uploaded and the others report an error', async () => {
    await add(['1', '2', '3'], 2)
    await vi.waitFor(() => expect(codes()).toEqual(['sending', 'sending', 'picture_limit_reached']))
  })

  test('files that cannot be uploaded take none of it', async () => {
    use({ problemOf: async ({ name }) => (name === '1' ? 'picture_too_large' : undefined) })
    await add(['1', '2', '3'], 1)
    await vi.waitFor(() => expect(codes()).toEqual(['picture_too_large', 'sending', 'picture_limit_reached']))
  })

  test('those that are on their way take theirs, of the same website only', async () => {
    await add(['1', '2'], 3)
    await add(['other'], 3, 'draft-2')
    await add(['3', '4'], 3)
    await vi.waitFor(() =>
      expect(codes()).toEqual(['sending', 'sending', 'sending', 'waiting', 'picture_limit_reached']),
    )
  })
})

describe('the end of an upload', () => {
  test('is reported with the picture', async () => {
    await add(['1'])
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.arrive(pictureOf('b'))
    await until(['done'])
    expect(ended).toEqual([pictureOf('b')])
  })

  test.each([
    ['without a connection', new ApiError('network'), 'network'],
    ['with an error that nobody expected', new TypeError('broken'), 'unknown'],
  ])('says why it failed: %s', async (_how, error, code) => {
    await add(['1'])
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.fail(error)
    await until(['failed'])
    expect(store.get(uploadsAtom)[0]?.state).toEqual({ status: 'failed', code })
    expect(ended).toEqual([undefined])
  })

  test('is a failure too where the file cannot be made ready', async () => {
    use({ prepare: () => Promise.reject(new ApiError('picture_unreadable')) })
    await add(['1'])
    await until(['failed'])
    expect(sent).toHaveLength(0)
  })
})

describe('trying again', () => {
  test('sends the same file again', async () => {
    await add(['1'])
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.fail(new ApiError('network'))
    await until(['failed'])
    store.set(retryUploadAtom, idOf(0))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.arrive()
    await until(['done'])
    expect(sent[1]?.file).toBe(sent[0]?.file)
  })

  test('is not for what is wrong with the file itself', async () => {
    use({ problemOf: async () => 'unsupported_media_type' })
    await add(['1'])
    store.set(retryUploadAtom, idOf(0))
    expect(states()).toEqual(['failed'])
  })
})

describe('cancelling', () => {
  test('ends the sending, takes it off the list and lets the next begin', async () => {
    await add(['1', '2', '3', '4'])
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    store.set(cancelUploadAtom, idOf(1))
    expect(sent[1]?.signal?.aborted).toBe(true)
    await until(['sending', 'sending', 'sending'])
    // The server may have stored it anyway, so the library must be fetched again.
    expect(ended).toEqual([undefined])
  })

  test('ends the preparation', async () => {
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

  test('keeps what was waiting from ever being sent', async () => {
    await add(['1', '2', '3', '4'])
    store.set(cancelUploadAtom, idOf(3))
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    for (const sending of sent) sending.arrive()
    await until(['done', 'done', 'done'])
    expect(sent).toHaveLength(3)
  })

  test('says nothing of an upload that was given up and then fails', async () => {
    await add(['1', '2'])
    await vi.waitFor(() => expect(sent).toHaveLength(2))
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
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[0]?.arrive()
    await until(['failed', 'done', 'sending'])
  })

  test('leaves what is under way', () => {
    store.set(clearUploadsAtom, 'ended')
    expect(states()).toEqual(['sending'])
  })

  test('can leave what failed, to be tried again', () => {
    store.set(clearUploadsAtom, 'done')
    expect(states()).toEqual(['failed', 'sending'])
  })
})
