import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import edgeWorker from '../../../../worker/edge/worker.ts'
import type { EdgeEnv, VisitIntake } from '../../../../worker/env.ts'
import worker from '../../../../worker/index.ts'
import { assets, siteEnv } from '../sites/sites.ts'

export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
export const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36'

/** Something asked by somebody: who has that address, and a browser of that name. */
export type Asked = {
  url: string
  method?: string
  address?: string
  userAgent?: string
  headers?: Record<string, string>
}

export type Visitors = (request: Request, ctx: ExecutionContext) => Response | Promise<Response>

/** The single Worker, which counts visits on its own. */
export const oneWorker: Visitors = (request, ctx) =>
  worker.fetch(request as Parameters<typeof worker.fetch>[0], siteEnv({ VISITS_PROVIDER: 'durable-object' }), ctx)

/** The visitors' own Worker, which tells the app's, unless `counts` is another. */
export const ownWorker =
  (counts: VisitIntake = exports.VisitIntake): Visitors =>
  (request, ctx) => {
    const { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN } = env
    const bound: EdgeEnv = { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN, ASSETS: assets, COUNTS: counts }
    const counting: EdgeEnv = { ...bound, VISITS_PROVIDER: 'durable-object' }
    return edgeWorker.fetch(request as Parameters<typeof edgeWorker.fetch>[0], counting, ctx)
  }

/** Asks all of it at once. `answers` before anything was counted; `counted` when everything was that is going to be. */
export async function askAll(visitors: Visitors, asked: readonly Asked[]) {
  const contexts: ExecutionContext[] = []
  const answers = await Promise.all(
    asked.map(async ({ url, method = 'GET', address = '203.0.113.1', userAgent = phone, headers }) => {
      const ctx = createExecutionContext()
      contexts.push(ctx)
      const init = { 'accept-encoding': 'br', 'cf-connecting-ip': address, 'user-agent': userAgent, ...headers }
      const answer = await visitors(new Request(url, { method, headers: init, redirect: 'manual' }), ctx)
      await answer.arrayBuffer()
      return answer
    }),
  )
  const counted = async () => void (await Promise.all(contexts.map((ctx) => waitOnExecutionContext(ctx))))
  return { statuses: answers.map(({ status }) => status), answers, counted }
}
