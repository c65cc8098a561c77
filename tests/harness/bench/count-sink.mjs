// Takes what the visitors' Worker tells and does nothing with it, as a Worker of its own.
export const countSink = `
import { WorkerEntrypoint } from 'cloudflare:workers'
let told = 0
export default { fetch: () => new Response(String(told)) }
export class VisitIntake extends WorkerEntrypoint {
  add(batch) { told += batch.visits.length }
}`
