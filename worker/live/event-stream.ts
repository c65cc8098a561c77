import type { CreationEvent } from '../contract/creation-events.ts'

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
