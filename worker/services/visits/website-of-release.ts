import { type CountedWebsite, findWebsitesOf } from '../../storage/visits/website-rows.ts'
import type { ServiceContext } from '../context.ts'

/** Whose a release is never changes; the website's time zone may, and the website may go. */
const keptMs = 60_000
const mostKept = 5000
const kept = new Map<string, { website: CountedWebsite; until: number }>()

/** Which websites releases are of, by one question at most; those of no website are left out. */
export async function websitesOfReleases(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  releaseIds: Iterable<string>,
): Promise<Map<string, CountedWebsite>> {
  const at = now().getTime()
  const found = new Map<string, CountedWebsite>()
  const unknown: string[] = []
  for (const id of new Set(releaseIds)) {
    const known = kept.get(id)
    if (known && known.until > at) found.set(id, known.website)
    else unknown.push(id)
  }
  if (unknown.length === 0) return found
  if (kept.size + unknown.length > mostKept) kept.clear()
  for (const [id, website] of await findWebsitesOf(db, unknown)) {
    kept.set(id, { website, until: at + keptMs })
    found.set(id, website)
  }
  return found
}
