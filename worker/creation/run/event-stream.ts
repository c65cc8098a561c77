import type { DurableObject } from 'cloudflare:workers'
import type { CreationEvent, CreationOrder } from '../schema.ts'
import type { ImportOutcome } from './phases.ts'

/** A server-sent event. */
export const eventText = (event: CreationEvent) => `data: ${JSON.stringify(event)}\n\n`

/** A comment that keeps proxies from closing an idle connection. */
export const keepAlive = ': still here\n\n'

/** A response of server-sent events that proxies must not cache, compress or buffer. */
export const eventStream = (body: BodyInit | null) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'Content-Encoding': 'identity',
      'X-Accel-Buffering': 'no',
    },
  })

/** The methods of the Durable Object that runs a creation, named by the creation's id. `fetch` responds with the creation's events. */
export interface CreationCalls extends DurableObject {
  /** Starts or continues the run. Returns as soon as the order is stored. Log lines have the id of the request that started the run. */
  start: (order: CreationOrder, requestId?: string | null) => Promise<void>
  /** The import's result, while it is in memory. */
  imported: () => Promise<ImportOutcome | null>
}

declare module '../../env.ts' {
  interface DurableObjects {
    CREATIONS: DurableObjectNamespace<CreationCalls>
  }
}
