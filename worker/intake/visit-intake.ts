import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Env } from '../env.ts'

/** The binding for the edge Worker: it can report what it saw, and learns only which hosts were suspended lately, as any visitor could. */
export class VisitIntake extends WorkerEntrypoint<Env> {
  async add(batch: unknown): Promise<readonly string[]> {
    const { takeEdgeReport } = await import('./edge-report.ts')
    return takeEdgeReport(this.env, batch)
  }
}
