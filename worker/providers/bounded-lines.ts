/** What is wrong with an answer that is larger than anybody could want. */
export class TooLarge extends Error {}

/**
 * An answer that fails with TooLarge when it has a line of more than `most` bytes, or, where it is no stream of events, is more than that as a
 * whole: so that nobody who reads it line by line ever holds more.
 */
export function boundedLines(response: Response, most: number): Response {
  if (!response.body) return response
  const isStream = (response.headers.get('content-type') ?? '').startsWith('text/event-stream')
  let held = 0
  const bounds = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lineEnd = isStream ? chunk.lastIndexOf(lineFeed) : -1
      held = lineEnd < 0 ? held + chunk.length : chunk.length - lineEnd - 1
      if (held > most) throw new TooLarge(`more than ${most} bytes`)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(bounds), response)
}

const lineFeed = 0x0a
