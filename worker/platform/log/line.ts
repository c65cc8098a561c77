import type { EventName } from './events.ts'

/**
 * The allowed fields of a log line: ids, numbers, codes, and a cause from `causeOf`. Never an address, a name, a hostname or anything a
 * person wrote.
 */
export type LogFields = {
  outcome?: 'done' | 'failed' | 'refused' | 'late'
  /** The id of the request or job. */
  id?: string
  /** The cron run that processes an earlier request's job. */
  run?: string
  draftId?: string
  accountId?: string
  mailId?: string
  releaseId?: string
  domainId?: string
  pictureHash?: string
  photoId?: string
  /** The route's pattern, never the path. */
  route?: string
  method?: string
  status?: number
  ms?: number
  count?: number
  /** A cron run's counts: releases published, hosts written, releases removed. */
  released?: number
  written?: number
  removed?: number
  tries?: number
  /** Which job, step, part or kind of item. */
  what?: string
  provider?: string
  code?: string
  cause?: string
  /** The stack in the built modules; Cloudflare applies source maps. */
  stack?: string
}

/** Writes one line of JSON. The edge calls it directly; everything else calls `logEvent` and `logFailure`. */
export function writeLine(event: EventName, fields: LogFields): void {
  const line = JSON.stringify({ event, ...fields })
  if (fields.outcome === 'failed') console.error(line)
  else console.log(line)
}
