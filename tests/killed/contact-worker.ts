import type { Env } from '../../worker/env.ts'
import { drainMail } from '../../worker/messages/outbox/drain.ts'
import { submitForm } from '../../worker/messages/submit/submit-form.ts'
import { openContext, type ServiceContext } from '../../worker/platform/context.ts'
import { publishSite, stageDraft } from '../harness/workers/interruptions/staged-site.ts'

/** What the test asks of the process that it will kill. `ms`: how far the clock is ahead. `who`: the visitor, and what they write. */
type Order = { ms: number; who: string; hostname: string; statements: string[] }

/** The contact form of one website, and its mails, as they are. */
export default {
  async fetch(request, env, ctx) {
    const order = orders[new URL(request.url).pathname.slice(1) as keyof typeof orders]
    if (!order) return new Response(null, { status: 404 })
    return Response.json((await order((await request.json()) as Order, withoutTabs(env), ctx)) ?? null)
  },
} satisfies ExportedHandler<Env>

/** Nobody has a tab open. */
const withoutTabs = (env: Env): Env => ({
  ...env,
  LIVE: { getByName: () => ({ notify: async () => {} }) } as unknown as Env['LIVE'], // the operation calls only notify
})

const contextOf = (env: Env, ctx: ExecutionContext, ms: number): ServiceContext => ({
  ...openContext(env, (promise) => ctx.waitUntil(promise)),
  now: () => new Date(Date.now() + ms),
})

async function migrate({ statements }: Order, { DB }: Env): Promise<void> {
  for (const statement of statements) await DB.prepare(statement).run()
}

/** Responds with the hostname of a website that is online. */
async function publish(_order: Order, env: Env, ctx: ExecutionContext): Promise<string> {
  const services = contextOf(env, ctx, 0)
  const site = await stageDraft(services, 'killed')
  await publishSite(services, site)
  return `${site.handle}.localhost`
}

/** The form as a visitor sends it, and the kind of the outcome. */
async function post({ ms, who, hostname }: Order, env: Env, ctx: ExecutionContext) {
  const form = new URLSearchParams({ name: who, email: `${who}@visitor.example`, message: `Good day, this is ${who}.` })
  const { kind } = await submitForm(contextOf(env, ctx, ms), {
    hostname,
    form,
    visitor: who,
    sender: null,
    photos: { ids: [] },
    check: 'none',
  })
  return { kind }
}

const cron = ({ ms }: Order, env: Env, ctx: ExecutionContext) => drainMail(contextOf(env, ctx, ms))

/** Who is in the inbox, once for each message; whose mail waits; and of whom mails were sent. */
async function look(_order: Order, { DB }: Env) {
  const names = async (statement: string) =>
    (await DB.prepare(statement).all<{ name: string }>()).results.map((row) => row.name)
  return {
    kept: await names("select name from customer_contact_forms where folder = 'inbox'"),
    waiting: await names(
      'select customer_contact_forms.name from mail_outbox join customer_contact_forms on customer_contact_forms.id = message_id',
    ),
    mailed: await names('select subject as name from mailbox'),
  }
}

const orders = { migrate, publish, post, cron, look }
