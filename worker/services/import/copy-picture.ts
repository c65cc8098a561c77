import type { Caller } from '../../contract/creations.ts'
import type { LibraryPicture } from '../../contract/pictures.ts'
import type { ServiceContext } from '../context.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { fetchPicture } from './fetch-picture.ts'
import { findImportedPicture, type OwnDraft } from './list-imported.ts'

/**
 * Copies a picture of the page that a draft was imported from into the website's pictures. Throws not_found, for a picture that the page
 * did not have too; page_unreachable; picture_too_large; what storing a picture throws.
 */
export async function copyImportedPicture(
  ctx: ServiceContext,
  { url, caller, ...draft }: OwnDraft & { url: string; caller: Caller },
): Promise<LibraryPicture> {
  const { description } = await findImportedPicture(ctx, draft, (picture) => picture.url === url)
  const bytes = await fetchPicture(ctx, url)
  return storePicture(ctx, { ...draft, caller, bytes, description, tags: [], kind: 'upload', provider: 'Custom' })
}
