import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Owner } from '../../platform/owner.ts'
import { findPhotoRow, type PhotoRow } from './photo-rows.ts'
import { photoType } from './take-photo.ts'

/**
 * The stored file of a photo, for the owner of the website that it was sent to: nobody else has an address for it. A browser that opens
 * the address saves the file instead of showing it on the app's host. Throws not_found, R2's errors.
 */
export async function readPhoto(
  { env, db }: ServiceContext,
  of: Owner & { messageId: string; id: string },
): Promise<{ body: ReadableStream; headers: Record<string, string> }> {
  const row = await findPhotoRow(db, of)
  const file = row && (await env.MESSAGE_PHOTOS.get(row.id))
  if (!file) throw new AppError('not_found')
  return {
    body: file.body,
    headers: {
      'Content-Type': photoType,
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="${photoName(row)}"`,
    },
  }
}

/** What the file of a photo is called outside. */
export const photoName = ({ position }: Pick<PhotoRow, 'position'>) => `photo-${position + 1}.webp`
