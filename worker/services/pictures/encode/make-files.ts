import type { Env } from '../../../env.ts'
import { mediaKey } from '../../../storage/media-store/keys.ts'
import { writeMedia } from '../../../storage/media-store/write-media.ts'
import type { StoredVariant } from '../../../storage/pictures/picture-rows.ts'
import { inTurns } from '../../in-turns.ts'
import { type Inspected, inspectPicture } from '../inspect/inspect-picture.ts'
import { blame } from './blame.ts'
import { encode } from './encode.ts'
import { type EncodedFormat, type PictureKind, type Size, sizesOf } from './sizes.ts'
import { withoutMetadata } from './without-metadata.ts'

type Bindings = Pick<Env, 'IMAGES' | 'MEDIA'>
/** What was sent, and what its header says. */
export type Source = { hash: string; kind: PictureKind; bytes: Uint8Array; header: Inspected }
type Encoded = { bytes: Uint8Array; width: number; height: number }
export type MadeFiles = {
  variants: StoredVariant[]
  /** Of the picture as it was sent, upright. */
  width: number
  height: number
  /** In bytes, of each size that was made. */
  weights: ReadonlyMap<Size, number>
}

const atOnce = 3

/**
 * Makes and stores the files of a picture. The largest comes first: it tells how the picture stands, and a size that would be
 * no wider than the next smaller one is left out. When it throws, nothing is being written any more. Throws
 * picture_unreadable, upload_failed, R2's errors.
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
  await inTurns(
    kept.map((size) => () => makeOne(size)),
    atOnce,
  )
  return { ...upright, variants: kept.flatMap((size) => variants.get(size) ?? []), weights }
}

/** One size, with the sides that its own header gives. */
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

/** A camera's picture may be stored lying on its side; what was drawn of it stands. */
function uprightSize({ width, height }: Inspected, drawn: Encoded): { width: number; height: number } {
  const ratio = drawn.width / drawn.height
  const isTurned = Math.abs(Math.log((ratio * height) / width)) > Math.abs(Math.log((ratio * width) / height))
  return isTurned ? { width: height, height: width } : { width, height }
}
