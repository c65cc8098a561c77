import type { EdgeEnv } from '../env.ts'
import type { VisitBatch } from '../visits/schema.ts'
import type { Send } from './visit-queue.ts'

type SendFrom = (env: EdgeEnv, batch: VisitBatch) => ReturnType<Send>

let taken: SendFrom | undefined

/** Counts visits directly in the Worker that stores them; other Workers send visits to that one through a binding. */
export function takeVisitsBy(take: SendFrom): void {
  taken = take
}

/** How visits are sent; undefined if nothing accepts them. */
export function senderOf(env: EdgeEnv): Send | undefined {
  const [{ COUNTS }, take] = [env, taken]
  return COUNTS ? (batch) => COUNTS.add(batch) : take && ((batch) => take(env, batch))
}
