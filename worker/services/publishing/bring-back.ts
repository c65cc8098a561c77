import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { ReleaseCause } from '../../contract/release-kinds.ts'
import type { ServiceContext } from '../context.ts'
import { handleHost } from './site-address.ts'
import { type StoredRelease, storeRelease } from './store-release.ts'

type Order = {
  userId: string
  draftId: string
  /** Where it goes live. */
  handle: string
  /** The hostname that the website will show as its own. */
  host: string
  document: WebsiteSettings
  /** The release that the document is of. */
  earlier: { id: string; handle: string; host: string | null; number: number | null }
  /** Why there is another release, if there has to be one. */
  cause: ReleaseCause
  /** The document that is live, as JSON. */
  live: string | undefined
}

/** A release that goes live again: itself, or its document made for another host, since the files name their address. */
export async function bringBack(ctx: ServiceContext, { earlier, ...order }: Order): Promise<StoredRelease> {
  const { id, handle, number } = earlier
  const host = earlier.host ?? handleHost(ctx.env, handle)
  if (host === order.host) return { id, cause: order.cause, restoredFrom: null, changes: null }
  const isBack = number !== null && (order.cause === 'roll-back' || order.cause === 'revert')
  return storeRelease(ctx, { ...order, ...(isBack && { restoredFrom: number }) })
}
