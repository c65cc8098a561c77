import { unreadablePage } from '../../../renderer/document/values/unreadable-page.ts'
import { FetchRefused } from '../../adapters/fetch/safe-fetch.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { siteNetwork, visitorAddress } from '../../platform/http/caller.ts'
import { AppError } from '../../platform/http/errors.ts'
import { allowanceOf, countAttempt, spendShared } from '../../platform/limits/count-attempt.ts'
import { logRefusal } from '../../platform/log/log.ts'
import type { LinkState } from '../schema.ts'
import { readLinked } from './import-page.ts'

/** In milliseconds. Short, since a person is waiting. */
const timeoutMs = 6000

/** Whether we can import from a page. Fetches it once and stores nothing. Throws too_many_requests. */
export async function checkLink(ctx: ServiceContext, link: string, headers: Headers): Promise<LinkState> {
  if (unreadablePage(link)) return 'private'
  await countCheck(ctx, visitorAddress(headers))
  try {
    const { outcome } = await readLinked(ctx, link, { timeoutMs })
    return outcome === 'nothing' ? 'empty' : 'readable'
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    logRefusal('import.no_page', error, { code: error.reason })
    return isReached.has(error.reason) ? 'refused' : 'unreachable'
  }
}

const isReached: ReadonlySet<FetchRefused['reason']> = new Set(['status', 'type', 'too_large', 'packing'])

/** Signed in or not, each address has its own limit, and a few networks can't use up all checks. */
async function countCheck(ctx: ServiceContext, address: string): Promise<void> {
  await countAttempt(ctx, 'link checks from an address', address)
  const at = ctx.now()
  const total = await allowanceOf(ctx, 'link checks', '')
  const until = await spendShared(ctx, total, { network: siteNetwork(address), amount: 1, at })
  if (until) {
    throw new AppError('too_many_requests', { retryAfter: Math.ceil((until.getTime() - at.getTime()) / 1000) })
  }
}
