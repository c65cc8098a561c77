import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeFiles, withoutMetadata, writeAvifs } from '../../../worker/pictures/encode.ts'
import { inspectPicture } from '../../../worker/pictures/inspect-picture.ts'
import { mapWithConcurrency } from '../../../worker/platform/concurrency.ts'
import { ascii, bytes, includesBytes } from '../../harness/pictures/bytes.ts'
import { exifSegment, gpsBytes } from '../../harness/pictures/exif.ts'
import { makeGif } from '../../harness/pictures/gif.ts'
import { jpegSegment, makeJpeg } from '../../harness/pictures/jpeg.ts'
import { makeWebp } from '../../harness/pictures/webp.ts'
import { hashOf, storedFiles } from '../../harness/workers/pictures/uploads.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

type Asked = ImageOutputOptions & { width: number }

/** A picture service that answers WebP of 100 kilobytes, as wide as asked for, and AVIF of `avifBytes`. */
function serviceWith({ avifBytes, avifType = 'image/avif' }: { avifBytes: number; avifType?: string }) {
  const asked: Asked[] = []
  const transformer = (width = 0): unknown => ({
    transform: (change: ImageTransform) => transformer(change.width),
    output: async (options: ImageOutputOptions) => {
      asked.push({ ...options, width })
      const isAvif = options.format === 'image/avif'
      const file = bytes(isAvif ? '' : makeWebp(width, 100), new Uint8Array(isAvif ? avifBytes : 100_000))
      const type = isAvif ? avifType : options.format
      return { contentType: () => type, response: () => new Response(isAvif ? file : file.slice(0, 100_000)) }
    },
  })
  // A stub of the calls that encoding makes.
  return { asked, IMAGES: { input: () => transformer() } as unknown as ImagesBinding }
}

let seed = 900
async function made(file = makeJpeg(3000, 150, seed++), service = serviceWith({ avifBytes: 85_000 })) {
  const hash = await hashOf(file)
  const of = { IMAGES: service.IMAGES, MEDIA: env.MEDIA }
  const source = { hash, kind: 'upload', bytes: file, header: inspectPicture(file) } as const
  const files = await makeFiles(of, source)
  await writeAvifs(of, source, files)
  const keys = [...(await storedFiles()).keys()].filter((key) => key.includes(hash))
  return { files, asked: service.asked, names: keys.map((key) => key.split('/')[2]).sort() }
}

describe('the sizes of a picture', () => {
  it('are each asked for once', async () => {
    const { files, asked } = await made()
    const widths = (format: string) => asked.filter((each) => each.format === format).map(({ width }) => width)
    expect(widths('image/webp').sort((a, b) => a - b)).toEqual([256, 800, 1200, 2000])
    expect(widths('image/avif').sort((a, b) => a - b)).toEqual([800, 1200])
    expect(files.variants.map(({ variant, width }) => `${variant} ${width}`)).toEqual([
      'thumbnail 256',
      'small 800',
      'regular 1200',
      'full 2000',
    ])
  })

  it('are AVIF too where that saves at least 15 %', async () => {
    const both = ['full', 'regular', 'regular.avif', 'small', 'small.avif', 'thumbnail']
    const one = ['full', 'regular', 'small', 'thumbnail']
    const names = async (service: ReturnType<typeof serviceWith>) =>
      (await made(makeJpeg(3000, 150, seed++), service)).names
    expect(await names(serviceWith({ avifBytes: 85_000 }))).toEqual(both)
    expect(await names(serviceWith({ avifBytes: 85_001 }))).toEqual(one)
    expect(await names(serviceWith({ avifBytes: 10, avifType: 'image/webp' }))).toEqual(one)
  })

  it('move where the picture moves, but for the smallest', async () => {
    const { asked, names } = await made(makeGif(3000, 20, seed++, 3))
    expect(asked.filter(({ anim }) => anim === false).map(({ width }) => width)).toEqual([256])
    expect(names).toEqual(['full', 'regular', 'small', 'thumbnail'])
  })
})

it('takes everything from a JPEG that is not its picture', () => {
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

it('does tasks in turns, and none behind the caller’s back', async () => {
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
  await expect(mapWithConcurrency([task(false), task(true), task(false), task(false), task(false)], 2)).rejects.toThrow(
    'failed',
  )
  expect(running).toBe(0)
  expect(done).toBeLessThan(11)
})
