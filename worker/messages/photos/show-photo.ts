import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Owner } from '../../platform/owner.ts'
import { findPhotoRow, type PhotoRow } from './photo-rows.ts'
import { photoType } from './take-photo.ts'

/**
 * A photo's file, for the owner of the website that received it. Served as a download, never displayed on the app's host. Throws not_found,
 * R2's errors.
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

/** The file name of a photo in downloads. */
export const photoName = ({ position }: Pick<PhotoRow, 'position'>) => `photo-${position + 1}.webp`
