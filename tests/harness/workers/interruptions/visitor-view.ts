import { brotliDecompressSync } from 'node:zlib'
import type { Env } from '../../../../worker/env.ts'
import { hashOf } from '../../../../worker/services/hash-of.ts'
import { releaseFileKey } from '../../../../worker/storage/release-store/keys.ts'
import { readManifest } from '../../../../worker/storage/release-store/read-manifest.ts'
import { readPage, readReleasePage } from '../../../../worker/storage/release-store/read-page.ts'

/** What a visitor gets from the whole Worker. */
export type Visit = (url: string) => Promise<Response>
type Place = { env: Env; visit: Visit; handle: string }

/**
 * What a visitor finds at a web address: the title of its page, or null for nothing there. Throws for anything that is not wholly one
 * release: another status, bytes that were never published, a file of the release that is missing or not its own.
 */
export async function visitorView(place: Place): Promise<string | null> {
  // What was replaced or taken down while one looked is no longer anybody's page: one looks again.
  for (let look = 1; ; look += 1) {
    const before = await shownRelease(place)
    const view = await lookAt(place).catch((error: unknown) => error)
    if (!(view instanceof Error)) return view as string | null
    if (before === (await shownRelease(place)) || look === 5) throw view
  }
}

const shownRelease = async ({ env, handle }: Place) =>
  (await readPage(env, hostnameOf(env, handle)))?.metadata.releaseId ?? null

async function lookAt({ env, visit, handle }: Place): Promise<string | null> {
  const origin = `${new URL(env.SITES_ORIGIN).protocol}//${hostnameOf(env, handle)}`
  const response = await visit(`${origin}/`)
  const html = await response.text()
  if (response.status === 404) return null
  if (response.status !== 200) throw new Error(`${handle} answers ${response.status}`)
  const page = await readPage(env, hostnameOf(env, handle))
  if (!page) throw new Error(`${handle} is served though it is nowhere`)
  const { releaseId } = page.metadata
  if (html !== textOf(page.body)) throw new Error(`${handle} is served as something else than the store has`)
  await mustBeWhole(env, releaseId, html)
  if (!html.includes(`${handle}.`)) throw new Error(`${handle} shows a page that was made for another address`)
  await mustServeFiles({ env, visit, handle }, origin, releaseId)
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
}

/** Every file of the release is in the store, as it was hashed. */
async function mustBeWhole(env: Env, releaseId: string, html: string): Promise<void> {
  const [manifest, page] = await Promise.all([readManifest(env, releaseId), readReleasePage(env, releaseId)])
  if (!manifest || !page) throw new Error(`release ${releaseId} is served without its files`)
  if (textOf(page.body) !== html) throw new Error(`release ${releaseId} has another page`)
  for (const [path, hash] of Object.entries(manifest.hashes)) {
    const bytes = await env.SITES.get(releaseFileKey(releaseId, path), 'arrayBuffer')
    if (!bytes || (await hashOf(new Uint8Array(bytes))) !== hash) throw new Error(`${releaseId}/${path} is not whole`)
  }
}

async function mustServeFiles({ env, visit, handle }: Place, origin: string, releaseId: string): Promise<void> {
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const response = await visit(`${origin}${path}`)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${handle}${path} answers ${response.status}`)
    if (text !== (await env.SITES.get(releaseFileKey(releaseId, path.slice(1))))) {
      throw new Error(`${handle}${path} is another release's`)
    }
  }
}

const hostnameOf = ({ SITES_ORIGIN }: Env, handle: string) => `${handle}.${new URL(SITES_ORIGIN).hostname}`
const textOf = (body: ArrayBuffer) => new TextDecoder().decode(brotliDecompressSync(new Uint8Array(body)))
