import { describe, expect, it } from 'vitest'
import { inspectPicture } from '../../../worker/pictures/inspect-picture.ts'
import { AppError } from '../../../worker/platform/http/errors.ts'
import { big, bytes, little } from '../../harness/pictures/bytes.ts'
import { exifSegment } from '../../harness/pictures/exif.ts'
import { gifEnd, gifFrame, gifHeader, makeGif } from '../../harness/pictures/gif.ts'
import { jpegEnd, jpegHeader, jpegSegment, makeJpeg } from '../../harness/pictures/jpeg.ts'
import { makePng, pngChunk, pngHeader, pngStart } from '../../harness/pictures/png.ts'
import { makeWebp } from '../../harness/pictures/webp.ts'

const refusal = (file: Uint8Array) => {
  try {
    return inspectPicture(file)
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const riff = (chunks: Uint8Array) => bytes('RIFF', little(chunks.length + 4, 4), 'WEBP', chunks)
const chunk = (name: string, content: Uint8Array) =>
  bytes(name, little(content.length, 4), content, content.length % 2 === 0 ? '' : 0)
const side24 = (side: number) => little(side - 1, 4).slice(0, 3)
const extended = (width: number, height: number, ...chunks: Uint8Array[]) =>
  riff(bytes(chunk('VP8X', bytes(2, 0, 0, 0, side24(width), side24(height))), ...chunks))

describe('the size of a picture', () => {
  it('is what each kind says in its own header', async () => {
    const still = { frames: 1 }
    expect(inspectPicture(makeJpeg(301, 77))).toEqual({ type: 'image/jpeg', width: 301, height: 77, ...still })
    expect(inspectPicture(await makePng(31, 7))).toEqual({ type: 'image/png', width: 31, height: 7, ...still })
    expect(inspectPicture(makeGif(31, 7))).toEqual({ type: 'image/gif', width: 31, height: 7, ...still })
    expect(inspectPicture(makeWebp(9001, 7))).toEqual({ type: 'image/webp', width: 9001, height: 7, ...still })
    expect(inspectPicture(makeWebp(7, 9001))).toMatchObject({ width: 7, height: 9001 })
  })

  it('is found in every kind of WebP', () => {
    const lossy = bytes(0, 0, 0, 0x9d, 0x01, 0x2a, little(0x4000 + 640, 2), little(480, 2))
    expect(inspectPicture(riff(chunk('VP8 ', lossy)))).toMatchObject({ width: 640, height: 480, frames: 1 })
    expect(inspectPicture(extended(5000, 300))).toMatchObject({ width: 5000, height: 300, frames: 1 })
    const frame = chunk('ANMF', new Uint8Array(17))
    expect(inspectPicture(extended(500, 300, frame, frame, frame))).toMatchObject({ frames: 3 })
    expect(refusal(riff(chunk('VP8 ', new Uint8Array(10))))).toBe('picture_unreadable')
    expect(refusal(riff(chunk('ALPH', new Uint8Array(10))))).toBe('picture_unreadable')
  })

  it('of a JPEG is its own, not that of a small one inside it', () => {
    const preview = jpegSegment(0xe1, bytes('Exif', 0, 0, makeJpeg(16, 16)))
    expect(inspectPicture(makeJpeg(320, 200, 1, bytes(preview, exifSegment())))).toMatchObject({ width: 320 })
    const padded = bytes(0xff, 0xd8, 0xff, 0xff, 0xff, jpegHeader(320, 200).slice(1), jpegEnd)
    expect(inspectPicture(padded)).toMatchObject({ width: 320, height: 200 })
    const progressive = bytes(0xff, 0xd8, jpegSegment(0xc2, bytes(8, big(200, 2), big(320, 2), 1, 1, 0x11, 0)))
    expect(inspectPicture(progressive)).toMatchObject({ width: 320, height: 200 })
  })

  it('of a GIF has room for every frame, and counts them', () => {
    const comment = bytes(0x21, 0xfe, 3, 'abc', 0)
    const moving = bytes(gifHeader(10, 20), gifFrame(4, 4), comment, gifFrame(30, 4), gifEnd, gifFrame(99, 99))
    expect(inspectPicture(moving)).toMatchObject({ width: 30, height: 20, frames: 2 })
    expect(inspectPicture(makeGif(10, 20, 1, 7))).toMatchObject({ width: 10, height: 20, frames: 7 })
  })
})

describe('a file is refused', () => {
  it('when it is not one of the four kinds', () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', '%PDF-1.7', 'GIF88a', 'RIFF'])
      expect(refusal(bytes(text)), text).toBe('unsupported_media_type')
    expect(refusal(bytes('RIFF', little(36, 4), 'WAVEfmt '))).toBe('unsupported_media_type')
  })

  it('when it ends before it says its size, wherever that is', async () => {
    const files = [
      makeJpeg(32, 32),
      await makePng(32, 32),
      makeGif(32, 32),
      makeWebp(32, 32),
      extended(32, 32, chunk('ALPH', bytes(1, 2))),
    ]
    for (const [index, file] of files.entries()) {
      const least = [3, 8, 6, 12, 12][index] ?? 0
      const most = file.findIndex((_, length) => length > least && typeof refusal(file.slice(0, length)) !== 'string')
      expect(most).toBeGreaterThan(least + 4)
      for (let length = least; length < most; length++)
        expect(refusal(file.slice(0, length)), `${index}: ${length}`).toBe('picture_unreadable')
    }
    expect(refusal(bytes())).toBe('picture_unreadable')
  })

  it('when its header makes no sense', () => {
    expect(refusal(bytes(pngStart, pngChunk('IDAT', new Uint8Array(13))))).toBe('picture_unreadable')
    expect(refusal(bytes(0xff, 0xd8, 0xff, 0xd9))).toBe('picture_unreadable')
    expect(refusal(bytes(0xff, 0xd8, jpegSegment(0xda, bytes(1, 1, 0)), jpegHeader(8, 8)))).toBe('picture_unreadable')
    expect(refusal(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0))).toBe('picture_unreadable')
    expect(refusal(bytes(gifHeader(8, 8), gifEnd))).toBe('picture_unreadable')
  })

  it('when a side is nothing', () => {
    expect(refusal(bytes(pngStart, pngHeader(0, 8)))).toBe('picture_unreadable')
    expect(refusal(bytes(0xff, 0xd8, jpegHeader(8, 0)))).toBe('picture_unreadable')
  })

  it('when it would be too much to decode', () => {
    const png = (width: number, height: number) => refusal(bytes(pngStart, pngHeader(width, height)))
    expect(png(8000, 5000)).toMatchObject({ width: 8000 })
    expect(png(8001, 5000)).toBe('picture_unreadable')
    expect(png(30_000, 30_000)).toBe('picture_unreadable')
    expect(png(12_000, 1)).toMatchObject({ width: 12_000 })
    expect(png(1, 12_001)).toBe('picture_unreadable')
    expect(png(4_294_967_295, 4_294_967_295)).toBe('picture_unreadable')
    expect(refusal(makeWebp(16_383, 16_383))).toBe('picture_unreadable')
  })

  it('when its frames would be too much together', () => {
    const gif = (side: number, count: number) =>
      refusal(bytes(gifHeader(side, side), ...Array.from({ length: count }, () => gifFrame(1, 1)), gifEnd))
    expect(gif(500, 200)).toMatchObject({ frames: 200 })
    expect(gif(500, 201)).toBe('picture_unreadable')
    expect(gif(1, 2001)).toBe('picture_unreadable')
    const reaching = bytes(0x2c, little(0, 4), little(60_000, 2), little(60_000, 2), 0, 7, 0)
    expect(refusal(bytes(gifHeader(1, 1), reaching, gifEnd))).toBe('picture_unreadable')
  })
})
