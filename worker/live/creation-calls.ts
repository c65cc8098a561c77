import type { DurableObject } from 'cloudflare:workers'
import type { ImportOutcome } from '../contract/creation-phases.ts'
import type { CreationOrder } from '../contract/creations.ts'

/**
 * What others ask of the Durable Object that works on a creation, named by the creation's id. `fetch` answers its events, as
 * server-sent events.
 */
export interface CreationCalls extends DurableObject {
  /** Begins, or goes on if it was begun. Answers as soon as the order is stored. */
  start: (order: CreationOrder) => Promise<void>
  /** The result of the link, while it is in memory. */
  imported: () => Promise<ImportOutcome | null>
}
