import { parseDocument } from '../../../renderer/document/versions.ts'
import { findRelease } from '../../storage/publishing/publish-rows.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import { readReleasePage } from '../../storage/release-store/read-page.ts'
import { writeRelease } from '../../storage/release-store/write-release.ts'
import type { ServiceContext } from '../context.ts'
import { renderRelease } from './render-release.ts'
import { siteOrigin } from './site-address.ts'

/** A release's index page: from the store, or made again from the database when the store has lost it. */
export async function releasePage(ctx: Pick<ServiceContext, 'env' | 'db'>, releaseId: string): Promise<StoredPage> {
  const stored = await readReleasePage(ctx.env, releaseId)
  if (stored) return stored
  const release = await findRelease(ctx.db, releaseId)
  if (!release) throw new Error(`no release ${releaseId}`)
  const { draftId, handle } = release
  const document = parseDocument(JSON.parse(release.document))
  const rendered = await renderRelease(document, { draftId, releaseId, origin: siteOrigin(ctx.env, handle) })
  await writeRelease(ctx.env, rendered)
  return rendered.page
}
