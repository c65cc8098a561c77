import type { PingKind } from '../../renderer/document/visit-pings.ts'
import { longestField } from '../contract/visit-line.ts'
import type { EdgeEnv } from '../env.ts'
import { type SendVisits, VisitQueue } from './visit-queue.ts'

const queue = new VisitQueue()
let taken: SendVisits | undefined

/** For a Worker that counts visits: how. Any other sends them to the Worker that it is bound to. */
export function takeVisitsBy(take: SendVisits): void {
  taken = take
}

const tell: SendVisits = async ({ COUNTS }, batch) => COUNTS?.add(batch)

/** What was shown, or followed, where. */
type Seen = { kind: 'view' | PingKind; releaseId: string; hostname: string }

/**
 * Records a visit, to be sent and counted after the response. It only copies the values, in the order of
 * `visitFields`: it runs for every page. It skips prefetches, since nobody may ever see them.
 */
export function gatherVisit(
  { kind, releaseId, hostname }: Seen,
  request: Request,
  env: EdgeEnv,
  ctx: ExecutionContext,
): void {
  const { headers } = request
  const send = env.COUNTS ? tell : taken
  if (!send || (env.VISITS_PROVIDER ?? 'none') === 'none' || headers.get('sec-purpose') !== null) return
  const at = Date.now()
  const country = headers.get('cf-ipcountry') ?? request.cf?.country ?? ''
  const untracked = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' ? 1 : ''
  const said = (name: string) => headers.get(name) ?? ''
  const line = `${releaseId}\n${hostname}\n${kind}\n${at}\n${said('cf-connecting-ip')}\n${country}\n${campaignOf(request.url)}\n${untracked}\n${said('referer').slice(0, longestField)}\n${said('user-agent').slice(0, longestField)}`
  if (queue.add(line, at)) ctx.waitUntil(queue.flush((batch) => send(env, batch)))
}

/** Whether an answer puts a page before somebody: whole, or as they have it. */
export const isShown = ({ method, headers }: Request, { status }: Response): boolean =>
  method === 'GET' && (status === 304 || (status === 200 && headers.get('range') === null))

const campaign = /[?&]utm_source=([^&#]{0,200})/

/** As in the address. */
function campaignOf(url: string): string {
  return (url.includes('utm_source=') && campaign.exec(url)?.[1]) || ''
}
