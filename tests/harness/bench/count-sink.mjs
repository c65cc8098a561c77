// A separate Worker that accepts visits from the visitors' Worker and ignores them.
export const countSink = `
import { WorkerEntrypoint } from 'cloudflare:workers'
let told = 0
export default { fetch: () => new Response(String(told)) }
export class VisitIntake extends WorkerEntrypoint {
  add(batch) { told += batch.visits.length }
}`
