import type { EventName } from './events.ts'

/**
 * The allowed fields of a log line: ids, numbers, codes, and a cause from `causeOf`. Never an address, a name, a hostname or anything a
 * person wrote.
 */
export type LogFields = {
  outcome?: 'done' | 'failed' | 'refused' | 'late'
  /** The request's id, or the job's. */
  id?: string
  /** The cron run that works on the job of an earlier request. */
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
  /** Which job, step, part or kind of thing. */
  what?: string
  provider?: string
  code?: string
  cause?: string
  /** The stack in the built modules; Cloudflare translates it by source maps. */
  stack?: string
}

/** Writes one line of JSON. The edge calls it directly; everything else calls `logEvent` and `logFailure`. */
export function writeLine(event: EventName, fields: LogFields): void {
  const line = JSON.stringify({ event, ...fields })
  if (fields.outcome === 'failed') console.error(line)
  else console.log(line)
}
