import type { DomainList } from '../../contract/domains.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import type { ServiceContext } from '../context.ts'
import { repoint } from '../publishing/repoint.ts'
import { listDomains } from './list-domains.ts'

type Order = { userId: string; draftId: string; redirects: boolean }

/** Whether a website's own address under the product leads to its main name or shows the website too. Throws not_found, not_published. */
export async function setHandleHost(ctx: ServiceContext, { userId, draftId, redirects }: Order): Promise<DomainList> {
  await repoint(ctx, { userId, draftId, handleRedirects: redirects })
  notifyOwner(ctx, userId, { type: 'domains.changed' })
  return listDomains(ctx, { userId, draftId })
}
