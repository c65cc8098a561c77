import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { createDraft, saveDraft } from '../../../../worker/drafts/drafts.ts'
import type { Draft, Published } from '../../../../worker/drafts/schema.ts'
import type { Env } from '../../../../worker/env.ts'
import worker from '../../../../worker/index.ts'
import { addressOf } from '../../../../worker/platform/addresses/hosts.ts'
import { isLocalHost } from '../../../../worker/platform/addresses/local-hosts.ts'
import { publicPaths } from '../../../../worker/platform/addresses/public-path-list.ts'
import { publicFile } from '../../../../worker/platform/addresses/public-paths.ts'
import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { publishDraft } from '../../../../worker/publishing/publish.ts'
import { schema } from '../tables.ts'
import { smallDocument } from './documents.ts'

export const editorPage = '<!doctype html><title>The editor</title>'
const staticFiles: Record<string, [body: string, contentType: string]> = {
  ...Object.fromEntries(
    publicPaths.map((path) => [publicFile(path), [`<!doctype html><title>Public page ${path}</title>`, 'text/html']]),
  ),
  '/assets/main-abc123.js': ['console.log(1)', 'text/javascript'],
  '/favicon.svg': ['<svg/>', 'image/svg+xml'],
  '/_/fonts/work-sans-text-1.woff2': ['wOF2', 'font/woff2'],
  '/_/places/le.json': ['{}', 'application/json'],
  '/_/fonts/stray.woff2': ['wOF2', 'font/woff2'],
}

/** Static files as the binding serves them: the editor's page for every path without a file. */
export const assets = {
  fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const [body, contentType] = staticFiles[new URL(request.url).pathname] ?? [editorPage, 'text/html']
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: { 'content-type': contentType, etag: '"a"' },
    })
  },
} as Fetcher

/** A test's bindings, with static files that need no build. */
export const siteEnv = (changes: Partial<Env> = {}): Env => ({ ...env, ASSETS: assets, ...changes })

export function contextOf(of: Env = siteEnv(), now = () => new Date()): ServiceContext {
  const defer: ServiceContext['defer'] = (promise) => void promise.catch(() => {})
  return { env: of, db: openDatabase(of.DB), now, defer }
}

let owners = 0

/** A new owner's id. */
export async function newOwner(id = `owner-${owners++}`): Promise<string> {
  const at = new Date()
  const person = { id, name: '', email: `${id}@example.com`, emailVerified: true, createdAt: at, updatedAt: at }
  await openDatabase(env.DB).insert(schema.users).values(person)
  return id
}

export type Site = { userId: string; draft: Draft }

/** A new owner's draft. */
export async function newSite(document: WebsiteSettings = smallDocument(), ctx = contextOf()): Promise<Site> {
  const userId = await newOwner()
  return { userId, draft: await createDraft(ctx, { userId, websiteSettings: document }) }
}

/** Saves another document as the site's next revision. */
export async function save({ userId, draft }: Site, businessName: string): Promise<Site> {
  const { draftId, revision } = draft
  const websiteSettings = { ...draft.websiteSettings, businessName }
  return { userId, draft: await saveDraft(contextOf(), { userId, draftId, revision, websiteSettings }) }
}

export const publish = ({ userId, draft }: Site, handle: string, ctx = contextOf()): Promise<Published> =>
  publishDraft(ctx, { userId, draftId: draft.draftId, revision: draft.revision, handle })

/** Visits a page through the whole Worker, without counting the visit. Hosts other than localhost get production settings. */
export async function visit(url: string, init: RequestInit = {}, of: Env = siteEnv()): Promise<Response> {
  const ctx = createExecutionContext()
  const request = new Request(url, { redirect: 'manual', ...init })
  const isLocal = isLocalHost(addressOf(url).hostname)
  const uncounted: Env = { ...of, VISITS_PROVIDER: 'none', ...(!isLocal && { ENVIRONMENT: 'production' }) }
  const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], uncounted, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

export const addressFor = (handle: string, path = '/') => `http://${handle}.localhost:8787${path}`

/** The title of the page at a handle. Undefined if there is no page. */
export async function titleAt(handle: string): Promise<string | undefined> {
  const response = await visit(addressFor(handle))
  const body = await response.text()
  return response.status === 200 ? /<title>(.*?)<\/title>/.exec(body)?.[1] : undefined
}

/** The ids that identify a site to the services. */
export const idOf = ({ userId, draft }: Site) => ({ userId, draftId: draft.draftId })

let handles = 0
/** A handle that no other test in the file uses. */
export const newHandle = () => `site-${handles++}`

export async function draftRow({ draft }: Site) {
  return env.DB.prepare('select * from draft_websites where id = ?').bind(draft.draftId).first()
}
