import edge from '../../worker/edge/worker.ts'
import type { Env } from '../../worker/env.ts'
import { openContext, type ServiceContext } from '../../worker/platform/context.ts'
import { reconcile } from '../../worker/publishing/reconcile.ts'
import { brokenInvariants } from '../harness/workers/faults/invariants.ts'
import { type Fault, interruptAt, type Point, recordSteps } from '../harness/workers/interruptions/interrupt.ts'
import { isReachable, scenarios } from '../harness/workers/interruptions/scenarios.ts'
import type { StagedSite } from '../harness/workers/interruptions/staged-site.ts'
import { viewOf } from '../harness/workers/interruptions/watch-visitors.ts'

/** What the test asks of the process that it will kill. `ms`: how far the clock is ahead. */
export type Order = { scenario: string; ms: number; name?: string; site?: StagedSite; point?: Point; fault?: Fault }

/** The services as they are, with what a test has to tell them. */
export default {
  async fetch(request, env, ctx) {
    const name = new URL(request.url).pathname.slice(1)
    const order = orders[name as keyof typeof orders]
    if (!order) return new Response(null, { status: 404 })
    const answer = await order((await request.json()) as Order & { statements: string[] }, alone(env), ctx)
    return Response.json(answer ?? null)
  },
} satisfies ExportedHandler<Env>

/** Nobody has a tab open, and nothing was counted. */
const alone = (env: Env): Env => ({
  ...env,
  // The operations call only forget and notify.
  VISITS: { getByName: () => ({ forget: async () => {} }) } as unknown as Env['VISITS'],
  LIVE: { getByName: () => ({ notify: async () => {} }) } as unknown as Env['LIVE'],
})

const contextOf = (env: Env, ctx: ExecutionContext, ms: number): ServiceContext => ({
  ...openContext(env, (promise) => ctx.waitUntil(promise)),
  now: () => new Date(Date.now() + ms),
})

function scenarioOf({ scenario }: Order) {
  const found = scenarios.find(({ name }) => name === scenario)
  if (!found) throw new Error(`no operation ${scenario}`)
  return found
}

const siteOf = ({ site }: Order) => {
  if (!site) throw new Error('no website')
  return site
}

/** The operations, by name, and whether the cron does them. */
const list = async () => scenarios.map(({ name, cronAfter }) => ({ name, byCron: cronAfter !== undefined }))

async function migrate({ statements }: { statements: string[] }, { DB }: Env): Promise<void> {
  for (const statement of statements) await DB.prepare(statement).run()
}

async function prepare(order: Order, env: Env, ctx: ExecutionContext): Promise<StagedSite> {
  return scenarioOf(order).prepare(contextOf(env, ctx, order.ms), order.name ?? '')
}

async function record(order: Order, env: Env, ctx: ExecutionContext): Promise<Point[]> {
  const { run: operate, cronAfter = 0 } = scenarioOf(order)
  const { points, onStep } = recordSteps()
  await operate({ ...contextOf(env, ctx, order.ms + cronAfter), onStep }, siteOf(order))
  return points
}

/** Responds when the operation does: acknowledged. */
async function run(order: Order, env: Env, ctx: ExecutionContext): Promise<true> {
  const { run: operate, cronAfter = 0 } = scenarioOf(order)
  await operate(contextOf(env, ctx, order.ms + cronAfter), siteOf(order))
  return true
}

/** Responds when the operation hangs at its step, or with false when it ended without reaching it. */
async function hang(order: Order, env: Env, ctx: ExecutionContext): Promise<boolean> {
  const { point, fault } = order
  if (!point || !fault) throw new Error('nowhere to hang')
  const { run: operate, cronAfter = 0 } = scenarioOf(order)
  const { reached, onStep } = interruptAt(point, fault)
  const running = operate({ ...contextOf(env, ctx, order.ms + cronAfter), onStep }, siteOf(order))
  ctx.waitUntil(running.catch(() => undefined))
  return Promise.race([reached.then(() => true), running.then(() => false)])
}

const cron = ({ ms }: Order, env: Env, ctx: ExecutionContext) => reconcile(contextOf(env, ctx, ms))

async function look(order: Order, env: Env, ctx: ExecutionContext) {
  const { before, after } = scenarioOf(order)
  const visit = async (url: string) => edge.fetch(new Request(url) as Parameters<typeof edge.fetch>[0], env, ctx)
  const site = siteOf(order)
  const view = await viewOf({ env, visit, site })
  const isLost = isReachable(before(site)) && isReachable(after(site)) && !isReachable(view)
  return { view, before: before(site), after: after(site), isLost }
}

const invariants = ({ ms }: Order) => brokenInvariants(new Date(Date.now() + ms))

const orders = { list, migrate, prepare, record, run, hang, cron, look, invariants }
