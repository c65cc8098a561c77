import { parseDocument } from '../../../renderer/document/versions.ts'
import { activate } from '../../storage/publishing/activate.ts'
import { findWebsiteOf } from '../../storage/rebuild/release-pages.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import type { ServiceContext } from '../context.ts'
import { handleHost, sitesDomain } from '../publishing/site-address.ts'
import { stepsOf } from '../publishing/step.ts'
import { storeRelease } from '../publishing/store-release.ts'

type Context = Pick<ServiceContext, 'env' | 'db' | 'now' | 'around'>

/**
 * Makes a new release of the document that is live with an earlier one, whose files are lost and would not come out the same: a release
 * never changes, and visitors get a whole page. Its hosts then wait in the outbox. Undefined when nothing shows the earlier one
 * any more. Throws the stores' errors.
 */
export async function publishAgain(
  ctx: Context,
  earlierId: string,
): Promise<{ id: string; page: StoredPage; hostnames: string[] } | undefined> {
  const step = stepsOf(ctx, 'publish again')
  const website = await step(1, 'find the website', () => findWebsiteOf(ctx.db, earlierId))
  if (!website) return undefined
  const { userId, draftId, handle } = website
  const host = website.host ?? handleHost(ctx.env, handle)
  const document = parseDocument(JSON.parse(website.document))
  const order = { userId, draftId, handle, host, document, cause: 'publish', live: website.document } as const
  const release = await step(2, 'make the release', () => storeRelease(ctx, order))
  const outcome = await step(3, 'commit', () =>
    activate(ctx.db, {
      ...{ userId, draftId, handle, host, release, from: { handle, releaseId: earlierId } },
      ...{ version: document.version, listed: document.settings.searchIndexing },
      ...{ sitesDomain: sitesDomain(ctx.env), at: ctx.now() },
    }),
  )
  if (!outcome.done || !release.page) return undefined
  return { id: release.id, page: release.page, hostnames: outcome.changedHosts }
}
