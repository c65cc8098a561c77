import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { ReleaseCause } from '../../contract/release-kinds.ts'
import type { ServiceContext } from '../context.ts'
import { type StoredRelease, storeRelease } from './store-release.ts'

type Order = {
  userId: string
  draftId: string
  /** Where it goes live. */
  handle: string
  document: WebsiteSettings
  /** The release that the document is of. */
  earlier: { id: string; handle: string; number: number | null }
  /** Why there is another release, if there has to be one. */
  cause: ReleaseCause
  /** The document that is live, as JSON. */
  live: string | undefined
}

/** A release that goes live once more: itself, or its document made for another handle, since the files name their address. */
export async function bringBack(ctx: ServiceContext, { earlier, ...order }: Order): Promise<StoredRelease> {
  const { id, handle, number } = earlier
  if (handle === order.handle) return { id, cause: order.cause, restoredFrom: null, changes: null }
  return storeRelease(ctx, { ...order, ...(number !== null && order.cause !== 'publish' && { restoredFrom: number }) })
}
