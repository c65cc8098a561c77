import type { EdgeEnv } from '../env.ts'
import type { VisitBatch } from '../visits/schema.ts'
import type { Suspended } from './visit-queue.ts'

/** Accepts a batch and returns the hosts that were suspended lately, or rejects. A retry has the same id. */
type SendVisits = (env: EdgeEnv, batch: VisitBatch) => Promise<Suspended>

let taken: SendVisits | undefined

/** Counts visits directly in the Worker that stores them; other Workers send them to that one through a binding. */
export function takeVisitsBy(take: SendVisits): void {
  taken = take
}

const tell: SendVisits = async ({ COUNTS }, batch) => COUNTS?.add(batch)

/** How visits are sent; undefined where nobody takes them. */
export const senderOf = ({ COUNTS }: EdgeEnv): SendVisits | undefined => (COUNTS ? tell : taken)
