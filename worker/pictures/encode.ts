import type { Env } from '../env.ts'
import { mapWithConcurrency } from '../platform/concurrency.ts'
import { AppError } from '../platform/http/errors.ts'
import { logFailure, logRefusal } from '../platform/log/log.ts'
import { mediaKey } from '../platform/store/media.ts'
import { writeMedia } from '../platform/store/write.ts'
import { type Inspected, inspectPicture } from './inspect-picture.ts'
import type { StoredVariant } from './picture-rows.ts'
import { type EncodedFormat, type PictureKind, type Size, sizesOf } from './sizes.ts'

type Encoding = {
  width: number
  format: 'image/webp' | 'image/avif' | 'image/png' | 'image/jpeg'
  quality?: number | undefined
  still?: boolean | undefined
}

/**
 * Re-encodes a picture, upright, at most `width` pixels wide and never enlarged. Only pixels reach the output. Throws the Images service's
 * errors, and for a response in another format than requested.
 */
export async function encode({ IMAGES }: Pick<Env, 'IMAGES'>, bytes: Uint8Array, encoding: Encoding) {
  const { width, format, quality, still } = encoding
  const result = await IMAGES.input(streamOf(bytes))
    .transform({ width, fit: 'scale-down' })
    .output({ format, ...(quality === undefined ? {} : { quality }), ...(still ? { anim: false } : {}) })
  if (result.contentType() !== format) throw new Error(`asked for ${format}, came ${result.contentType()}`)
  return new Uint8Array(await result.response().arrayBuffer())
}

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** The Images service's error codes about the picture itself: too large, not a picture, too many pixels, an unknown format. */
const ofThePicture = new Set([9402, 9412, 9413, 9520])
/** 'Could not be done': either side may be at fault. */
const ofEither = 9523

/** A one-pixel GIF. */
const onePixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='), (letter) =>
  letter.charCodeAt(0),
)

/**
 * The error for a failure of the Images service: picture_unreadable if the person's file is at fault, else upload_failed. For an ambiguous
 * code, tries a known good picture.
 */
export async function blame(env: Pick<Env, 'IMAGES'>, error: unknown): Promise<AppError> {
  const code = error instanceof Error && 'code' in error ? Number(error.code) : undefined
  if (code !== undefined && ofThePicture.has(code)) return new AppError('picture_unreadable')
  if (code === ofEither && (await works(env))) return new AppError('picture_unreadable')
  logFailure('images.failed', error, { code: String(code) })
  return new AppError('upload_failed')
}

/** A picture that always works. Throws the Images service's errors. */
export const encodeOnePixel = (env: Pick<Env, 'IMAGES'>) => encode(env, onePixel, { width: 1, format: 'image/webp' })

const works = (env: Pick<Env, 'IMAGES'>): Promise<boolean> =>
  encodeOnePixel(env).then(
    () => true,
    () => false,
  )

type Bindings = Pick<Env, 'IMAGES' | 'MEDIA'>
/** The uploaded bytes, and the details in their header. */
type Source = { hash: string; kind: PictureKind; bytes: Uint8Array; header: Inspected }
type Encoded = { bytes: Uint8Array; width: number; height: number }
type MadeFiles = {
  variants: StoredVariant[]
  /** The upload's dimensions after rotation. */
  width: number
  height: number
  /** The size of each stored file in bytes. */
  weights: ReadonlyMap<Size, number>
}

const atOnce = 3

/**
 * Encodes and stores a picture's files, largest first, since that file shows the picture's orientation. Skips sizes no wider than the next
 * smaller one. No write is pending when it throws. Throws picture_unreadable, upload_failed, R2's errors.
 */
export async function makeFiles(env: Bindings, source: Source): Promise<MadeFiles> {
  const { format, sizes } = sizesOf[source.kind]
  const widest = sizes.reduce((a, b) => (a.width > b.width ? a : b))
  const whole = await draw(env, source, format, widest)
  const upright = uprightSize(source.header, whole)
  const kept = sizes.filter((_, index) => index === 0 || upright.width > (sizes[index - 1]?.width ?? 0))
  const variants = new Map<Size, StoredVariant>()
  const weights = new Map<Size, number>()
  const makeOne = async (size: Size) => {
    const isWhole = size.width >= whole.width && !(size.still && source.header.frames > 1)
    const file = isWhole ? whole : await draw(env, source, format, size)
    await writeMedia(env, mediaKey(source.hash, size.variant), file.bytes, format)
    weights.set(size, file.bytes.length)
    variants.set(size, { variant: size.variant, width: file.width, height: file.height })
  }
  await mapWithConcurrency(
    kept.map((size) => () => makeOne(size)),
    atOnce,
  )
  return { ...upright, variants: kept.flatMap((size) => variants.get(size) ?? []), weights }
}

/** Encodes one size, with the dimensions from the new file's header. */
async function draw(env: Bindings, { bytes }: Source, format: EncodedFormat, size: Size): Promise<Encoded> {
  try {
    const encoded = await encode(env, bytes, { format, ...size })
    const { type, width, height } = inspectPicture(encoded)
    if (type !== format || width > size.width) throw new Error(`asked for ${size.width} wide, came ${width} of ${type}`)
    return { bytes: format === 'image/jpeg' ? withoutMetadata(encoded) : encoded, width, height }
  } catch (error) {
    throw await blame(env, error)
  }
}

/** A camera may store a picture on its side; the re-encoded file is upright. */
function uprightSize({ width, height }: Inspected, drawn: Encoded): { width: number; height: number } {
  const ratio = drawn.width / drawn.height
  const isTurned = Math.abs(Math.log((ratio * height) / width)) > Math.abs(Math.log((ratio * width) / height))
  return isTurned ? { width: height, height: width } : { width, height }
}

const startOfScan = 0xda

/** Application segments and comments. Only JFIF (E0) and the color transform (EE) affect how the picture is drawn. */
const isMetadata = (marker: number) => marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)

/** Removes a JPEG's metadata: in this format, the Images service keeps a copyright note. */
export function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  const parts = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== startOfScan) {
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
    if (!isMetadata(jpeg[at + 1] ?? 0)) parts.push(jpeg.subarray(at, end))
    at = end
  }
  parts.push(jpeg.subarray(at))
  const kept = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((offset, part) => {
    kept.set(part, offset)
    return offset + part.length
  }, 0)
  return kept
}

const avifsAtOnce = 2
/** An AVIF file is stored if it has at most this share of the other file's bytes. */
const maxAvifShare = 0.85

/**
 * Encodes and stores a picture's AVIF files last: they take longest, and browsers can do without them. Skips sizes that fail. Throws R2's
 * errors.
 */
export async function writeAvifs(
  env: Pick<Env, 'IMAGES' | 'MEDIA'>,
  { hash, bytes, header }: Source,
  { weights }: Pick<MadeFiles, 'weights'>,
): Promise<void> {
  if (header.frames > 1) return
  const writeOne = async (size: Size, weight: number) => {
    if (size.avif === undefined) return
    const wanted = { width: size.width, format: 'image/avif', quality: size.avif } as const
    const avif = await encode(env, bytes, wanted).catch((error: unknown) =>
      logRefusal('images.no_avif', error, { pictureHash: hash }),
    )
    if (!avif || avif.length > weight * maxAvifShare) return
    await writeMedia(env, mediaKey(hash, size.variant, '.avif'), avif, 'image/avif')
  }
  await mapWithConcurrency(
    [...weights].map(
      ([size, weight]) =>
        () =>
          writeOne(size, weight),
    ),
    avifsAtOnce,
  )
}
