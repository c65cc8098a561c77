import type { EdgeEnv } from '../env.ts'
import type { Seen } from './record-visit.ts'

let loaded: typeof import('./record-visit.ts') | undefined

/** Queues a visit to be sent after the response. */
export function gatherVisit(request: Request, seen: Seen, env: EdgeEnv, ctx: ExecutionContext): void {
  const at = Date.now()
  if (loaded) loaded.recordVisit(request, seen, at, env, ctx)
  else ctx.waitUntil(load().then(({ recordVisit }) => recordVisit(request, seen, at, env, ctx)))
}

/** Waits until the first response is on its way. */
async function load() {
  await new Promise((resolve) => setTimeout(resolve, 0))
  loaded ??= await import('./record-visit.ts')
  return loaded
}
