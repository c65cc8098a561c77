import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { createDraft, saveDraft } from '../../../worker/drafts/drafts.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { openContext, type ServiceContext } from '../../../worker/platform/context.ts'
import { publishDraft } from '../../../worker/publishing/publish.ts'
import { countedD1 } from '../../harness/workers/faults/faulty-stores.ts'
import { schema } from '../../harness/workers/tables.ts'

export { OwnerChannel } from '../../../worker/platform/live/owner-channel.ts'

let websites = 0

/** POST makes, saves and publishes the document of its body twice, with another sentence in between, and answers what that stored, wrote and read. */
export default {
  async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
    if (request.method !== 'POST') return Response.json({})
    const document: WebsiteSettings = await request.json()
    const open = (changes: Partial<Env>) =>
      openContext({ ...env, ...changes }, (promise) => execution.waitUntil(promise))
    return Response.json(await measureWebsite(open, env, document))
  },
}

type Site = { userId: string; draft: Draft }

async function newSite(ctx: ServiceContext, websiteSettings: WebsiteSettings): Promise<Site> {
  const [userId, at] = [`owner-${websites++}`, new Date()]
  const person = { name: '', email: `${userId}@example.com`, emailVerified: true, createdAt: at, updatedAt: at }
  await ctx.db.insert(schema.users).values({ id: userId, ...person })
  return { userId, draft: await createDraft(ctx, { userId, websiteSettings }) }
}

const save = (ctx: ServiceContext, { userId, draft: { draftId, revision } }: Site, websiteSettings: WebsiteSettings) =>
  saveDraft(ctx, { userId, draftId, revision, websiteSettings })

const changed = (document: WebsiteSettings, nth: number): WebsiteSettings => ({
  ...document,
  settings: { ...document.settings, pageTitle: `Title number ${nth}` },
})

async function measureWebsite(open: (changes: Partial<Env>) => ServiceContext, env: Env, document: WebsiteSettings) {
  const site = await newSite(open({}), document)
  const handle = `costs-${site.userId}`
  const publish = (ctx: ServiceContext) => {
    const { userId, draft } = site
    return publishDraft(ctx, { userId, draftId: draft.draftId, revision: draft.revision, handle })
  }
  const first = await counting(open, env, publish)
  const saving = await counting(open, env, async (ctx) => {
    site.draft = await save(ctx, site, changed(document, 1))
  })
  const second = await counting(open, env, publish)
  const { draftId } = site.draft
  const [drafts, releases] = [
    await rowBytes(env, 'draft_websites', 'id', draftId),
    await rowBytes(env, 'releases', 'draft_id', draftId),
  ]
  const last = (prefix: string) =>
    second.puts.filter(([key]) => key.startsWith(prefix)).reduce((sum, [, bytes]) => sum + bytes, 0)
  return {
    ...{ jsonBytes: JSON.stringify(document).length, documentBytes: await documentBytes(env, draftId) },
    ...{ draftBytes: drafts, releaseBytes: Math.round(releases / 2) },
    ...{ releaseKvBytes: last('release:'), hostKvBytes: last('host:') },
    ...{ firstPublishKvWrites: first.puts.length, publishKvWrites: second.puts.length },
    ...{ publishRowsWritten: second.rowsWritten, publishRowsRead: second.rowsRead },
    ...{ saveRowsWritten: saving.rowsWritten, saveRowsRead: saving.rowsRead },
  }
}

/** What an operation reads and writes; `puts` are keys of KV with the bytes of their values. */
async function counting(
  open: (changes: Partial<Env>) => ServiceContext,
  env: Env,
  run: (ctx: ServiceContext) => Promise<unknown>,
) {
  const { database, rowsRead, rowsWritten } = countedD1(env.DB)
  const puts: [key: string, bytes: number][] = []
  const kv = {
    get: env.SITES.get.bind(env.SITES),
    getWithMetadata: env.SITES.getWithMetadata.bind(env.SITES),
    list: env.SITES.list.bind(env.SITES),
    delete: env.SITES.delete.bind(env.SITES),
    put: async (key: string, value: string | ArrayBuffer | ArrayBufferView, options?: KVNamespacePutOptions) => {
      puts.push([key, typeof value === 'string' ? value.length : value.byteLength])
      await env.SITES.put(key, value, options)
    },
  } as KVNamespace
  await run(open({ DB: database, SITES: kv }))
  return { rowsRead: rowsRead(), rowsWritten: rowsWritten(), puts }
}

/** The bytes of all columns of these rows, without indexes. */
async function rowBytes({ DB }: Env, table: string, column: string, id: string): Promise<number> {
  const { results } = await DB.prepare(`select name from pragma_table_info('${table}')`).all<{ name: string }>()
  const sum = results.map(({ name }) => `coalesce(octet_length("${name}"), 0)`).join(' + ')
  return (
    (await DB.prepare(`select sum(${sum}) as n from ${table} where ${column} = ?`).bind(id).first<number>('n')) ?? 0
  )
}

const documentBytes = ({ DB }: Env, draftId: string) =>
  DB.prepare('select octet_length(website_settings) as n from draft_websites where id = ?')
    .bind(draftId)
    .first<number>('n')
