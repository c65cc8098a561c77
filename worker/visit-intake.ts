import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Env } from './env.ts'

/**
 * What the visitors' own Worker is bound to: it can tell what was visited, and hears nothing. What is no batch would be none the next time
 * either: it is logged and dropped.
 */
export class VisitIntake extends WorkerEntrypoint<Env> {
  async add(batch: unknown): Promise<void> {
    const { takeVisits } = await import('./services/visits/take-visits.ts')
    await takeVisits(this.env, batch)
  }
}
