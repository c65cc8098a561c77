import { describe, expect, test } from 'vitest'
import type { Upload, UploadState } from '../../../../editor/features/pictures/uploads/upload.ts'
import { progressOf, stateWords, summaryWords } from '../../../../editor/features/pictures/uploads/upload-words.ts'
import { pictureOf } from './library-picture.ts'

const waiting: UploadState = { status: 'waiting' }
const done: UploadState = { status: 'done', picture: pictureOf('a') }
const failed: UploadState = { status: 'failed', code: 'network' }
const uploads = (...states: UploadState[]) => states.map((state) => ({ state }) as Upload)

describe('the state of an upload', () => {
  test.each<[UploadState, string]>([
    [waiting, 'Waiting'],
    [{ status: 'preparing' }, 'Preparing…'],
    [{ status: 'sending', share: 0.499 }, 'Sending 49 %'],
    [{ status: 'sending', share: 1 }, 'Finishing…'],
    [done, 'Done'],
    [failed, 'Network connectivity failed. Check your connection and try again.'],
  ])('%o', (state, words) => expect(stateWords(state)).toBe(words))

  test('has the catalog’s wording after a failure', () => {
    const say = (code: 'unknown' | 'picture_limit_reached' | 'unsupported_media_type') =>
      stateWords({ status: 'failed', code })
    expect(say('unknown')).toContain('Upload error')
    expect(say('picture_limit_reached')).toContain('Maximum uploaded images reached')
    expect(say('unsupported_media_type')).toContain('Invalid file type detected')
  })

  test('moves its bar forward only', () => {
    const shares = [0, 0.3, 1].map((share) => progressOf({ status: 'sending', share }))
    const all = [progressOf(waiting), progressOf({ status: 'preparing' }), ...shares, progressOf(done)]
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('all uploads in a line', () => {
  test.each<[string, Upload[]]>([
    ['', []],
    ['Uploading 1 of 2', uploads(waiting, waiting)],
    ['Uploading 3 of 3', uploads(done, failed, waiting)],
    ['1 picture uploaded', uploads(done)],
    ['2 pictures uploaded, 1 not uploaded', uploads(done, failed, done)],
    ['2 pictures not uploaded', uploads(failed, failed)],
  ])('%s', (words, list) => expect(summaryWords(list)).toBe(words))
})
