import { and, eq, sql } from 'drizzle-orm'
import type { MailMessage } from '../../adapters/email/email.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { handleHost, hostOrigin } from '../../platform/addresses/hosts.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { OwnedDraft } from '../../platform/owner.ts'
import { mainHostOf } from '../../websites/pointers.ts'
import { websites } from '../../websites/tables.ts'
import { publishedMail } from '../emails.ts'
import { findAddress } from './notices.ts'
import type { MailOutboxRow } from './rows.ts'

/** The email after a website's first publication. Undefined if the website is offline or gone. */
export async function writePublished(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const [to, website] = await Promise.all([findAddress(ctx, row), findLive(ctx, row)])
  if (to === undefined || !website) return undefined
  const { businessName, handle, host } = website
  const url = `${hostOrigin(ctx.env, host || handleHost(ctx.env, handle))}/`
  return { to, ...(await publishedMail({ businessName, url })) }
}

/** A live website's name and hosts. */
const findLive = ({ db }: ServiceContext, { userId, draftId }: OwnedDraft) =>
  db
    .select({
      businessName: draftWebsites.businessName,
      handle: websites.handle,
      /** Blank without a primary domain. */
      host: sql<string>`${mainHostOf(draftId, '')}`,
    })
    .from(websites)
    .innerJoin(draftWebsites, eq(draftWebsites.id, websites.draftId))
    .where(and(eq(websites.draftId, draftId), eq(websites.userId, userId)))
    .get()
