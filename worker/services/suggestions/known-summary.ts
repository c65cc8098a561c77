import { creationAnswers } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { findHeldRow } from '../creations/held-creation.ts'

/**
 * The summary of a business's own page, blank without one. Only the creation that the browser holds has read a page: its summary counts
 * for the same link. Nothing is fetched here.
 */
export async function findKnownSummary(
  ctx: ServiceContext,
  { link, held }: { link: string; held: string | undefined },
): Promise<string> {
  if (link === '') return ''
  const row = await findHeldRow(ctx, held)
  if (!row?.scrapeSummary) return ''
  return creationAnswers.safeParse(JSON.parse(row.answers)).data?.link === link ? row.scrapeSummary : ''
}
