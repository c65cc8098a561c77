import type { DurableObject } from 'cloudflare:workers'
import type { CreationEvent, CreationOrder } from '../schema.ts'
import type { ImportOutcome } from './phases.ts'

/** An event as a server sends it. */
export const eventText = (event: CreationEvent) => `data: ${JSON.stringify(event)}\n\n`

/** Heard by nobody: keeps what lies between from closing a quiet connection. */
export const keepAlive = ': still here\n\n'

/** An answer of server-sent events, which nothing on the way may keep, compress or hold back. */
export const eventStream = (body: BodyInit | null) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'Content-Encoding': 'identity',
      'X-Accel-Buffering': 'no',
    },
  })

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
