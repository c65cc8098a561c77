import type { MediaFile } from '../../../renderer/document/media.ts'
import type { Env } from '../../env.ts'
import { type MediaFormat, mediaKey } from './keys.ts'

/**
 * A picture in one size: in this format where it is stored in it, else in the one it always has; null without such a picture.
 * Throws R2's error.
 */
export async function readMedia(
  { MEDIA }: Pick<Env, 'MEDIA'>,
  { hash, variant }: MediaFile,
  format: MediaFormat,
): Promise<R2ObjectBody | null> {
  const smaller = format === '' ? null : await MEDIA.get(mediaKey(hash, variant, format))
  return smaller ?? MEDIA.get(mediaKey(hash, variant))
}
