import type { PingKind } from '../../renderer/document/visit-pings.ts'
import type { EdgeEnv } from '../env.ts'
import type { SeenVisit } from '../visits/schema.ts'
import { isUntracked, maxFieldLength } from '../visits/sent-visits.ts'
import { VisitQueue } from './visit-queue.ts'
import { senderOf } from './visit-sender.ts'

const queue = new VisitQueue()

/** Reports waiting visits and failures after the response, and learns which hosts were suspended. */
export function reportSoon(env: EdgeEnv, ctx: ExecutionContext, visit?: SeenVisit): void {
  const send = senderOf(env)
  if (send && queue.add(visit, Date.now())) ctx.waitUntil(queue.flush(send))
}

/** What was shown or clicked, and on which host. */
export type Seen = { kind: 'view' | PingKind; releaseId: string; hostname: string }

/**
 * Queues a visit at a time in milliseconds since 1970. Only copies values, since it runs for every page. Skips prefetches, which may never
 * be seen, and range requests, which browsers don't make for pages.
 */
export function recordVisit(
  request: Request,
  { kind, releaseId, hostname }: Seen,
  at: number,
  env: EdgeEnv,
  ctx: ExecutionContext,
): void {
  const { headers } = request
  if ((env.VISITS_PROVIDER ?? 'none') === 'none') {
    reportSoon(env, ctx)
    return
  }
  if (headers.get('sec-purpose') !== null || headers.get('range') !== null) return
  const header = (name: string) => headers.get(name) ?? ''
  reportSoon(env, ctx, {
    releaseId,
    hostname,
    kind,
    at,
    address: header('cf-connecting-ip'),
    country: String(headers.get('cf-ipcountry') ?? request.cf?.country ?? ''),
    campaign: campaignOf(request.url),
    untracked: isUntracked(headers),
    referrer: header('referer').slice(0, maxFieldLength),
    userAgent: header('user-agent').slice(0, maxFieldLength),
  })
}

/** Whether a response shows a page: sent whole, or as unchanged to a browser that has it. */
export const isShown = ({ method }: Request, { status }: Response): boolean =>
  method === 'GET' && (status === 304 || status === 200)

const campaign = /[?&]utm_source=([^&#]{0,200})/

/** Encoded as in the URL. */
function campaignOf(url: string): string {
  return (url.includes('utm_source=') && campaign.exec(url)?.[1]) || ''
}
