import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Env } from '../env.ts'

/**
 * The binding of the visitors' Worker: it can report visits, and gets no result. An invalid batch would be invalid the next time
 * either: it is logged and dropped.
 */
export class VisitIntake extends WorkerEntrypoint<Env> {
  async add(batch: unknown): Promise<void> {
    const { takeVisits } = await import('./take-visits.ts')
    await takeVisits(this.env, batch)
  }
}
