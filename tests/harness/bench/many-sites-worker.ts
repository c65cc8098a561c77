import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { createDraft, listDrafts, saveDraft } from '../../../worker/drafts/drafts.ts'
import { findDraftRow } from '../../../worker/drafts/rows.ts'
import edge from '../../../worker/edge/worker.ts'
import type { Env } from '../../../worker/env.ts'
import { openContext, type ServiceContext } from '../../../worker/platform/context.ts'
import { announceHostWritten } from '../../../worker/platform/store/release.ts'
import { checkHandle } from '../../../worker/publishing/handles.ts'
import { publishDraft } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { countedD1 } from '../workers/faults/faulty-stores.ts'
import { schema } from '../workers/tables.ts'

export { OwnerChannel } from '../../../worker/platform/live/owner-channel.ts'

const draftsEach = 4
const warmHosts = 64

/** One sample of each kind of work, of so many turns that the clock, which ticks in milliseconds, can tell. */
const turns = {
  'page-cold': 20,
  'page-warm': 4000,
  'handle-check': 20,
  'drafts-list': 20,
  'cron-idle': 5,
  publish: 1,
}
type Kind = keyof typeof turns

type Job = { ctx: ServiceContext; execution: ExecutionContext; sites: number }

/**
 * POST /publish?from= publishes the documents of its body as the websites from that number on, with &pictures a file for each. GET /measure?kind=&sites= answers how
 * long one turn of that kind takes among so many websites, in milliseconds, and GET /count?kind=&sites= how many rows of the database
 * one reads. GET /fill?sites= looks at every page once.
 */
export default {
  async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const ctx = openContext(env, (promise) => execution.waitUntil(promise))
    const job: Job = { ctx, execution, sites: Number(searchParams.get('sites')) }
    if (pathname === '/publish') {
      const documents: WebsiteSettings[] = await request.json()
      const from = Number(searchParams.get('from'))
      const hasPictures = searchParams.has('pictures')
      for (const [index, document] of documents.entries()) {
        await publishNew(ctx, from + index, document)
        if (hasPictures) await storePicture(env, from + index)
      }
    }
    if (pathname === '/fill') for (let index = 0; index < job.sites; index += 1) await look(job, hostOf(index))
    if (pathname === '/count') return Response.json({ rows: await countRows(searchParams.get('kind') as Kind, job) })
    if (pathname === '/measure') return Response.json({ ms: await measure(searchParams.get('kind') as Kind, job) })
    return Response.json({})
  },
}

const handleOf = (index: number) => `shop-${index}`
const hostOf = (index: number) => `${handleOf(index)}.localhost`
const ownerOf = (index: number) => `owner-${Math.floor(index / draftsEach)}`
const anyOf = (count: number) => Math.floor(Math.random() * count)

async function publishNew(ctx: ServiceContext, index: number, websiteSettings: WebsiteSettings) {
  const userId = ownerOf(index)
  const at = ctx.now()
  const person = {
    id: userId,
    name: '',
    email: `${userId}@example.com`,
    emailVerified: true,
    createdAt: at,
    updatedAt: at,
  }
  await ctx.db.insert(schema.users).values(person).onConflictDoNothing()
  const { draftId, revision } = await createDraft(ctx, { userId, websiteSettings })
  await publishDraft(ctx, { userId, draftId, revision, handle: handleOf(index) })
}

const pictureBytes = 40_000

/** A file of the size of a picture, unlike any other. */
async function storePicture({ MEDIA }: Env, index: number) {
  const bytes = new Uint8Array(pictureBytes)
  crypto.getRandomValues(bytes)
  await MEDIA.put(`media/${String(index).padStart(64, '0')}/800.webp`, bytes)
}

async function measure(kind: Kind, job: Job): Promise<number> {
  const count = turns[kind]
  const turn = await work[kind](job)
  const begun = performance.now()
  for (let index = 0; index < count; index += 1) await turn(index)
  return (performance.now() - begun) / count
}

/** The mean of several turns: a handle may be taken or not. */
async function countRows(kind: Kind, { ctx, ...job }: Job): Promise<number> {
  const { database, rowsRead } = countedD1(ctx.env.DB)
  const turn = await work[kind]({ ctx: openContext({ ...ctx.env, DB: database }, ctx.defer), ...job })
  const before = rowsRead()
  const times = kind === 'publish' ? 1 : 20
  for (let index = 0; index < times; index += 1) await turn(index)
  return (rowsRead() - before) / times
}

/** What is prepared, and then timed again and again. */
const work: Record<Kind, (job: Job) => Promise<(index: number) => Promise<unknown>>> = {
  /** A visitor's request for a page that this isolate does not have. */
  'page-cold': async (job) => () => {
    const host = hostOf(anyOf(job.sites))
    announceHostWritten(host)
    return look(job, host)
  },

  /** One for a page that it has, among as many as fit. */
  'page-warm': async (job) => {
    const hosts = Array.from({ length: warmHosts }, () => hostOf(anyOf(job.sites)))
    for (const host of hosts) await look(job, host)
    return async (index) => {
      const answer = await visit(job, hosts[index % warmHosts] ?? '')
      if (answer.status !== 200) throw new Error(`a page is gone: ${answer.status}`)
    }
  },

  'handle-check': async ({ ctx, sites }) => {
    return async (index) => {
      const taken = index % 2 === 0
      const { status } = await checkHandle(ctx, taken ? handleOf(anyOf(sites)) : `free-${anyOf(1e6)}`, 'somebody')
      if (status !== (taken ? 'in-use' : 'available')) throw new Error(`a handle is ${status}`)
    }
  },

  'drafts-list': async ({ ctx, sites }) => {
    return async () => {
      const drafts = await listDrafts(ctx, ownerOf(anyOf(sites)))
      if (drafts.length !== draftsEach) throw new Error(`${drafts.length} drafts`)
    }
  },

  /** What the cron does every minute when there is nothing to do. */
  'cron-idle': async ({ ctx }) => {
    return () => reconcile(ctx)
  },

  /** A change of one website. */
  publish: async ({ ctx, sites }) => {
    const number = anyOf(sites)
    const userId = ownerOf(number)
    const row = await findDraftRow(ctx.db, { userId, idOrHandle: handleOf(number) })
    if (!row) throw new Error(`no draft of ${handleOf(number)}`)
    const websiteSettings = { ...JSON.parse(row.websiteSettings), businessName: `Number ${anyOf(1e9)}` }
    const which = { userId, draftId: row.id }
    const { revision } = await saveDraft(ctx, { ...which, revision: row.revision, websiteSettings })
    return () => publishDraft(ctx, { ...which, revision, handle: handleOf(number) })
  },
}

/** A whole page, as a visitor gets it. */
async function look(job: Job, host: string) {
  const answer = await visit(job, host)
  if (answer.status !== 200) throw new Error(`${host} answers ${answer.status}`)
  await answer.arrayBuffer()
}

const headers = { 'accept-encoding': 'gzip, deflate, br' }

async function visit({ ctx, execution }: Job, host: string): Promise<Response> {
  const request = new Request(`http://${host}/`, { headers }) as Parameters<typeof edge.fetch>[0]
  return edge.fetch(request, ctx.env, execution)
}
