import type { Env } from '../../../env.ts'
import { mediaKey } from '../../../storage/media-store/keys.ts'
import { writeMedia } from '../../../storage/media-store/write-media.ts'
import { inTurns } from '../../in-turns.ts'
import { encode } from './encode.ts'
import type { MadeFiles, Source } from './make-files.ts'
import type { Size } from './sizes.ts'

const atOnce = 2
/** AVIF is kept where it has at most this share of the other file's bytes. */
const worthIt = 0.85

/**
 * Makes and stores the AVIF files of a picture whose other files are there: they take longer than all those together, and
 * browsers lack nothing without them. A size that cannot be made is left out. Throws R2's errors.
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
    const avif = await encode(env, bytes, wanted).catch((error: unknown) => console.warn(`pictures: AVIF: ${error}`))
    if (!avif || avif.length > weight * worthIt) return
    await writeMedia(env, mediaKey(hash, size.variant, '.avif'), avif, 'image/avif')
  }
  await inTurns(
    [...weights].map(
      ([size, weight]) =>
        () =>
          writeOne(size, weight),
    ),
    atOnce,
  )
}
