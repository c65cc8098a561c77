import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeFiles, withoutMetadata, writeAvifs } from '../../../worker/pictures/encode.ts'
import { inspectPicture } from '../../../worker/pictures/inspect-picture.ts'
import { mapWithConcurrency } from '../../../worker/platform/concurrency.ts'
import { AppError } from '../../../worker/platform/http/errors.ts'
import {
  ascii,
  big,
  bytes,
  exifSegment,
  gifEnd,
  gifFrame,
  gifHeader,
  gpsBytes,
  includesBytes,
  jpegEnd,
  jpegHeader,
  jpegSegment,
  little,
  makeGif,
  makeJpeg,
  makePng,
  makeWebp,
  pngChunk,
  pngHeader,
  pngStart,
} from '../../harness/pictures/formats.ts'
import { hashOf, storedFiles } from '../../harness/workers/pictures/uploads.ts'

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

describe('a picture’s dimensions', () => {
  // ASVS 5.2.2
  it('come from each format’s header', async () => {
    const still = { frames: 1 }
    expect(inspectPicture(makeJpeg(301, 77))).toEqual({ type: 'image/jpeg', width: 301, height: 77, ...still })
    expect(inspectPicture(await makePng(31, 7))).toEqual({ type: 'image/png', width: 31, height: 7, ...still })
    expect(inspectPicture(makeGif(31, 7))).toEqual({ type: 'image/gif', width: 31, height: 7, ...still })
    expect(inspectPicture(makeWebp(9001, 7))).toEqual({ type: 'image/webp', width: 9001, height: 7, ...still })
    expect(inspectPicture(makeWebp(7, 9001))).toMatchObject({ width: 7, height: 9001 })
  })

  it('come from every kind of WebP', () => {
    const lossy = bytes(0, 0, 0, 0x9d, 0x01, 0x2a, little(0x4000 + 640, 2), little(480, 2))
    expect(inspectPicture(riff(chunk('VP8 ', lossy)))).toMatchObject({ width: 640, height: 480, frames: 1 })
    expect(inspectPicture(extended(5000, 300))).toMatchObject({ width: 5000, height: 300, frames: 1 })
    const frame = chunk('ANMF', new Uint8Array(17))
    expect(inspectPicture(extended(500, 300, frame, frame, frame))).toMatchObject({ frames: 3 })
    expect(refusal(riff(chunk('VP8 ', new Uint8Array(10))))).toBe('picture_unreadable')
    expect(refusal(riff(chunk('ALPH', new Uint8Array(10))))).toBe('picture_unreadable')
  })

  it('ignore a JPEG’s embedded thumbnail', () => {
    const preview = jpegSegment(0xe1, bytes('Exif', 0, 0, makeJpeg(16, 16)))
    expect(inspectPicture(makeJpeg(320, 200, 1, bytes(preview, exifSegment())))).toMatchObject({ width: 320 })
    const padded = bytes(0xff, 0xd8, 0xff, 0xff, 0xff, jpegHeader(320, 200).slice(1), jpegEnd)
    expect(inspectPicture(padded)).toMatchObject({ width: 320, height: 200 })
    const progressive = bytes(0xff, 0xd8, jpegSegment(0xc2, bytes(8, big(200, 2), big(320, 2), 1, 1, 0x11, 0)))
    expect(inspectPicture(progressive)).toMatchObject({ width: 320, height: 200 })
  })

  it('cover every frame of a GIF, and come with the number of frames', () => {
    const comment = bytes(0x21, 0xfe, 3, 'abc', 0)
    const moving = bytes(gifHeader(10, 20), gifFrame(4, 4), comment, gifFrame(30, 4), gifEnd, gifFrame(99, 99))
    expect(inspectPicture(moving)).toMatchObject({ width: 30, height: 20, frames: 2 })
    expect(inspectPicture(makeGif(10, 20, 1, 7))).toMatchObject({ width: 10, height: 20, frames: 7 })
  })
})

describe('inspectPicture', () => {
  it('refuses a file in another format', () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', '%PDF-1.7', 'GIF88a', 'RIFF'])
      expect(refusal(bytes(text)), text).toBe('unsupported_media_type')
    expect(refusal(bytes('RIFF', little(36, 4), 'WAVEfmt '))).toBe('unsupported_media_type')
  })

  it('refuses a file truncated before its dimensions', async () => {
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

  // ASVS 1.4.2
  it('refuses a malformed header', () => {
    expect(refusal(bytes(pngStart, pngChunk('IDAT', new Uint8Array(13))))).toBe('picture_unreadable')
    expect(refusal(bytes(0xff, 0xd8, 0xff, 0xd9))).toBe('picture_unreadable')
    expect(refusal(bytes(0xff, 0xd8, jpegSegment(0xda, bytes(1, 1, 0)), jpegHeader(8, 8)))).toBe('picture_unreadable')
    expect(refusal(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0))).toBe('picture_unreadable')
    expect(refusal(bytes(gifHeader(8, 8), gifEnd))).toBe('picture_unreadable')
  })

  it('refuses a side of zero', () => {
    expect(refusal(bytes(pngStart, pngHeader(0, 8)))).toBe('picture_unreadable')
    expect(refusal(bytes(0xff, 0xd8, jpegHeader(8, 0)))).toBe('picture_unreadable')
  })

  it('refuses too many pixels', () => {
    const png = (width: number, height: number) => refusal(bytes(pngStart, pngHeader(width, height)))
    expect(png(8000, 5000)).toMatchObject({ width: 8000 })
    expect(png(8001, 5000)).toBe('picture_unreadable')
    expect(png(30_000, 30_000)).toBe('picture_unreadable')
    expect(png(12_000, 1)).toMatchObject({ width: 12_000 })
    expect(png(1, 12_001)).toBe('picture_unreadable')
    expect(png(4_294_967_295, 4_294_967_295)).toBe('picture_unreadable')
    expect(refusal(makeWebp(16_383, 16_383))).toBe('picture_unreadable')
  })

  // ASVS 1.4.2, ASVS 5.2.3
  it('refuses too many pixels across frames', () => {
    const gif = (side: number, count: number) =>
      refusal(bytes(gifHeader(side, side), ...Array.from({ length: count }, () => gifFrame(1, 1)), gifEnd))
    expect(gif(500, 200)).toMatchObject({ frames: 200 })
    expect(gif(500, 201)).toBe('picture_unreadable')
    expect(gif(1, 2001)).toBe('picture_unreadable')
    const reaching = bytes(0x2c, little(0, 4), little(60_000, 2), little(60_000, 2), 0, 7, 0)
    expect(refusal(bytes(gifHeader(1, 1), reaching, gifEnd))).toBe('picture_unreadable')
  })
})

type OutputRequest = ImageOutputOptions & { width: number }

/** A picture service that returns WebP of 100 KB in the requested width, and AVIF of `avifBytes`. */
function serviceWith({ avifBytes, avifType = 'image/avif' }: { avifBytes: number; avifType?: string }) {
  const requests: OutputRequest[] = []
  const transformer = (width = 0): unknown => ({
    transform: (change: ImageTransform) => transformer(change.width),
    output: async (options: ImageOutputOptions) => {
      requests.push({ ...options, width })
      const isAvif = options.format === 'image/avif'
      const file = bytes(isAvif ? '' : makeWebp(width, 100), new Uint8Array(isAvif ? avifBytes : 100_000))
      const type = isAvif ? avifType : options.format
      return { contentType: () => type, response: () => new Response(isAvif ? file : file.slice(0, 100_000)) }
    },
  })
  // Stubs the calls that encoding makes.
  return { requests, IMAGES: { input: () => transformer() } as unknown as ImagesBinding }
}

let seed = 900
async function made(file = makeJpeg(3000, 150, seed++), service = serviceWith({ avifBytes: 85_000 })) {
  const hash = await hashOf(file)
  const of = { IMAGES: service.IMAGES, MEDIA: env.MEDIA }
  const source = { hash, kind: 'upload', bytes: file, header: inspectPicture(file) } as const
  const files = await makeFiles(of, source)
  await writeAvifs(of, source, files)
  const keys = [...(await storedFiles()).keys()].filter((key) => key.includes(hash))
  return { files, requests: service.requests, names: keys.map((key) => key.split('/')[2]).sort() }
}

describe('encoding pictures', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  describe('a picture’s sizes', () => {
    it('require one service call each', async () => {
      const { files, requests } = await made()
      const widths = (format: string) => requests.filter((each) => each.format === format).map(({ width }) => width)
      expect(widths('image/webp').sort((a, b) => a - b)).toEqual([256, 800, 1200, 2000])
      expect(widths('image/avif').sort((a, b) => a - b)).toEqual([800, 1200])
      expect(files.variants.map(({ variant, width }) => `${variant} ${width}`)).toEqual([
        'thumbnail 256',
        'small 800',
        'regular 1200',
        'full 2000',
      ])
    })

    it('include AVIF if it saves at least 15 %', async () => {
      const both = ['full', 'regular', 'regular.avif', 'small', 'small.avif', 'thumbnail']
      const one = ['full', 'regular', 'small', 'thumbnail']
      const names = async (service: ReturnType<typeof serviceWith>) =>
        (await made(makeJpeg(3000, 150, seed++), service)).names
      expect(await names(serviceWith({ avifBytes: 85_000 }))).toEqual(both)
      expect(await names(serviceWith({ avifBytes: 85_001 }))).toEqual(one)
      expect(await names(serviceWith({ avifBytes: 10, avifType: 'image/webp' }))).toEqual(one)
    })

    it('remain animated except for the thumbnail', async () => {
      const { requests, names } = await made(makeGif(3000, 20, seed++, 3))
      expect(requests.filter(({ anim }) => anim === false).map(({ width }) => width)).toEqual([256])
      expect(names).toEqual(['full', 'regular', 'small', 'thumbnail'])
    })
  })

  it('strips a JPEG’s metadata', () => {
    const jfif = jpegSegment(0xe0, ascii('JFIF\0'))
    const adobe = jpegSegment(0xee, ascii('Adobe'))
    const comment = jpegSegment(0xfe, ascii('by somebody'))
    const xmp = jpegSegment(0xe1, ascii('http://ns.adobe.com/xap/1.0/'))
    const plain = makeJpeg(64, 64, 1, bytes(jfif, adobe))
    const full = makeJpeg(64, 64, 1, bytes(jfif, exifSegment(), xmp, adobe, comment))
    expect(includesBytes(full, gpsBytes)).toBe(true)
    expect(withoutMetadata(full)).toEqual(plain)
    expect(withoutMetadata(plain)).toEqual(plain)
  })

  it('limits parallel tasks and waits for running tasks after a failure', async () => {
    let [running, most, done] = [0, 0, 0]
    const task = (fails: boolean) => async () => {
      most = Math.max(most, ++running)
      await scheduler.wait(5)
      running -= 1
      if (fails) throw new Error('failed')
      done += 1
    }
    await mapWithConcurrency(
      Array.from({ length: 7 }, () => task(false)),
      3,
    )
    expect([most, done]).toEqual([3, 7])
    await expect(
      mapWithConcurrency([task(false), task(true), task(false), task(false), task(false)], 2),
    ).rejects.toThrow('failed')
    expect(running).toBe(0)
    expect(done).toBeLessThan(11)
  })
})
