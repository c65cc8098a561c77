import type { CountedVisit } from '../../contract/counted-visit.ts'
import type { VisitBatch } from '../../contract/visits.ts'
import { chooseVisits } from '../../providers/choose-visits.ts'
import type { WebsiteVisits } from '../../providers/visits.ts'
import type { ServiceContext } from '../context.ts'
import { readVisit } from './read-visit.ts'
import { reduceVisit } from './reduce-visit.ts'
import { websitesOfReleases } from './website-of-release.ts'

/**
 * Counts what an isolate of the visitors' side gathered. May be repeated with the same batch. Rejects when anything of it could not be
 * counted; visits of bots and of websites that are gone are left out.
 */
export async function addVisits(
  ctx: Pick<ServiceContext, 'env' | 'db' | 'now'>,
  { id, visits }: VisitBatch,
): Promise<void> {
  const provider = chooseVisits(ctx.env)
  if (!provider) return
  const now = ctx.now()
  const counted = new Map<string, CountedVisit[]>()
  for (const line of visits) {
    const seen = readVisit(line)
    const visit = seen && reduceVisit(seen, now.getTime())
    if (!seen || !visit) continue
    const others = counted.get(seen.releaseId)
    if (others) others.push(visit)
    else counted.set(seen.releaseId, [visit])
  }
  const websites = await websitesOfReleases(ctx, counted.keys())
  // Two releases of one website may be shown at once, while a new one spreads.
  const byDraft = new Map<string, WebsiteVisits>()
  for (const [releaseId, visits] of counted) {
    const website = websites.get(releaseId)
    if (!website) continue
    const of = byDraft.get(website.draftId)
    if (of) of.visits.push(...visits)
    else byDraft.set(website.draftId, { ...website, visits })
  }
  await allDone([...byDraft.values()].map((of) => provider.add(id, of, now)))
}

/** Waits for all, even if one fails: a retry must find the others done. */
async function allDone(promises: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
