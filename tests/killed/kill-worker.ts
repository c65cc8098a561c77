import { saveDraft } from '../../worker/drafts/drafts.ts'
import edge from '../../worker/edge/worker.ts'
import type { Env } from '../../worker/env.ts'
import { drainMail } from '../../worker/messages/outbox/drain.ts'
import { submitForm } from '../../worker/messages/submit/submit-form.ts'
import { openContext, type ServiceContext } from '../../worker/platform/context.ts'
import { reconcile } from '../../worker/publishing/reconcile.ts'
import { brokenInvariants } from '../harness/workers/faults/invariants.ts'
import { publishSite, type StagedSite, stageDraft } from '../harness/workers/interruptions/staged-site.ts'
import { viewOf } from '../harness/workers/interruptions/watch-visitors.ts'
import { documentWith } from '../harness/workers/sites/documents.ts'

/** `ms`: how far the clock is ahead. `name`: a visitor, or what the owner calls the website. */
type Order = { ms: number; name: string; site: StagedSite; statements: string[] }

/** One website and its contact form, in a process that the test kills. */
export default {
  async fetch(request, env, ctx) {
    const order = orders[new URL(request.url).pathname.slice(1) as keyof typeof orders]
    if (!order) return new Response(null, { status: 404 })
    const result = await order((await request.json()) as Order, withoutObjects(env), ctx)
    return Response.json(result ?? null)
  },
} satisfies ExportedHandler<Env>

/** Nobody has a tab open, and no visits are counted. */
const withoutObjects = (env: Env): Env => ({
  ...env,
  // The operations call only forget and notify.
  VISITS: { getByName: () => ({ forget: async () => {} }) } as unknown as Env['VISITS'],
  LIVE: { getByName: () => ({ notify: async () => {} }) } as unknown as Env['LIVE'],
})

const contextOf = ({ ms }: Order, env: Env, ctx: ExecutionContext): ServiceContext => ({
  ...openContext(env, (promise) => ctx.waitUntil(promise)),
  now: () => new Date(Date.now() + ms),
})

async function migrate({ statements }: Order, { DB }: Env): Promise<void> {
  for (const statement of statements) await DB.prepare(statement).run()
}

async function stage(order: Order, env: Env, ctx: ExecutionContext): Promise<StagedSite> {
  const services = contextOf(order, env, ctx)
  const site = await stageDraft(services, 'killed')
  await publishSite(services, site)
  return site
}

/** Saves the website under another name and publishes it. */
async function publish(order: Order, env: Env, ctx: ExecutionContext): Promise<true> {
  const { site, name } = order
  const services = contextOf(order, env, ctx)
  const stored = env.DB.prepare('select revision from draft_websites where id = ?').bind(site.draftId)
  const revision = (await stored.first<number>('revision')) ?? 0
  const websiteSettings = { ...documentWith(2), businessName: name }
  const saved = await saveDraft(services, { ...site, revision, websiteSettings })
  await publishSite(services, { ...site, revision: saved.revision })
  return true
}

/** Submits the contact form as a visitor; responds with the kind of the outcome. */
async function post(order: Order, env: Env, ctx: ExecutionContext): Promise<string> {
  const { name, site } = order
  const form = new URLSearchParams({ name, email: `${name}@visitor.example`, message: `Good day, this is ${name}.` })
  const sent = { hostname: `${site.handle}.localhost`, form, visitor: name, sender: null, photos: { ids: [] } }
  return (await submitForm(contextOf(order, env, ctx), { ...sent, check: 'none' })).kind
}

async function cron(order: Order, env: Env, ctx: ExecutionContext): Promise<void> {
  const services = contextOf(order, env, ctx)
  await reconcile(services)
  await drainMail(services)
}

/** The page's title; the visitors in the inbox, once for each message; whose email waits; and the subjects of sent emails. */
async function look({ site }: Order, env: Env, ctx: ExecutionContext) {
  const visit = async (url: string) => edge.fetch(new Request(url) as Parameters<typeof edge.fetch>[0], env, ctx)
  const names = async (statement: string) =>
    (await env.DB.prepare(statement).all<{ name: string }>()).results.map((row) => row.name)
  return {
    title: (await viewOf({ env, visit, site })).handle,
    stored: await names("select name from customer_contact_forms where folder = 'inbox'"),
    waiting: await names(
      'select customer_contact_forms.name from mail_outbox join customer_contact_forms on customer_contact_forms.id = message_id',
    ),
    mailed: await names('select subject as name from mailbox'),
  }
}

const invariants = ({ ms }: Order) => brokenInvariants(new Date(Date.now() + ms))

const orders = { migrate, stage, publish, post, cron, look, invariants }
