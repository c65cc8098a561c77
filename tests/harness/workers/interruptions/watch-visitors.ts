import { brotliDecompressSync } from 'node:zlib'
import type { Env } from '../../../../worker/env.ts'
import { hashOf } from '../../../../worker/platform/crypto/hash.ts'
import { readManifest, readPage, readReleasePage, releaseFileKey } from '../../../../worker/platform/store/release.ts'
import type { View } from './scenarios.ts'
import type { StagedSite } from './staged-site.ts'

/** A visit through the whole Worker. */
type Visit = (url: string) => Promise<Response>

/** `named` lists the hostnames that may be the page's canonical one. */
type Place = { env: Env; visit: Visit; hostname: string; named: string[] }

/** The result of a visit to a hostname: the page title, the redirect target, or null. Throws for anything but one complete release. */
async function visitorView(place: Place): Promise<string | null> {
  // The page may change during the check, in which case the check is repeated.
  for (let look = 1; ; look += 1) {
    const before = await shownRelease(place)
    const view = await lookAt(place).catch((error: unknown) => error)
    if (!(view instanceof Error)) return view as string | null
    if (before === (await shownRelease(place)) || look === 5) throw view
  }
}

async function shownRelease({ env, hostname }: Place): Promise<string | null> {
  const { releaseId, redirect } = (await readPage(env, hostname))?.metadata ?? {}
  return redirect ?? releaseId ?? null
}

async function lookAt({ env, visit, hostname, named }: Place): Promise<string | null> {
  const { protocol, port } = new URL(env.SITES_ORIGIN)
  const response = await visit(`${protocol}//${hostname}/`)
  const html = await response.text()
  if (response.status === 404) return null
  if (response.status === 308) return redirectOf(response)
  if (response.status !== 200) throw new Error(`${hostname} answers ${response.status}`)
  const page = await readPage(env, hostname)
  if (!page) throw new Error(`${hostname} is served though it is nowhere`)
  const { releaseId } = page.metadata
  if (html !== textOf(page.body)) throw new Error(`${hostname} is served as something else than the store has`)
  await mustBeWhole(env, releaseId, html)
  const origins = named.map((name) => `${protocol}//${name}${port && `:${port}`}`)
  if (!origins.some((origin) => html.includes(`<link rel="canonical" href="${origin}/"`)))
    throw new Error(`${hostname} shows a page that was made for another address`)
  await mustServeFiles({ env, visit, hostname }, `${protocol}//${hostname}`, releaseId)
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
}

/** The redirect's hostname, which must be without a path. */
function redirectOf(response: Response): string {
  const { hostname, pathname } = new URL(response.headers.get('location') ?? '')
  if (pathname !== '/') throw new Error(`a host's page leads to ${pathname}`)
  return `to ${hostname}`
}

/** Expects every file of the release in the store, with its hash. */
async function mustBeWhole(env: Env, releaseId: string, html: string): Promise<void> {
  const [manifest, page] = await Promise.all([readManifest(env, releaseId), readReleasePage(env, releaseId)])
  if (!manifest || !page) throw new Error(`release ${releaseId} is served without its files`)
  if (textOf(page.body) !== html) throw new Error(`release ${releaseId} has another page`)
  for (const [path, hash] of Object.entries(manifest.hashes)) {
    const bytes = await env.SITES.get(manifest.keys[path] ?? releaseFileKey(releaseId, path), 'arrayBuffer')
    if (!bytes || (await hashOf(new Uint8Array(bytes))) !== hash) throw new Error(`${releaseId}/${path} is not whole`)
  }
}

async function mustServeFiles(
  { env, visit, hostname }: Omit<Place, 'named'>,
  origin: string,
  releaseId: string,
): Promise<void> {
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const response = await visit(`${origin}${path}`)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${hostname}${path} answers ${response.status}`)
    if (text !== (await env.SITES.get(releaseFileKey(releaseId, path.slice(1))))) {
      throw new Error(`${hostname}${path} is another release's`)
    }
  }
}

const textOf = (body: ArrayBuffer) => new TextDecoder().decode(brotliDecompressSync(new Uint8Array(body)))

type Watched = { env: Env; visit: Visit; site: StagedSite }

/** What visitors see at all of a website's addresses. Throws for anything incomplete. */
export async function viewOf({ env, visit, site }: Watched): Promise<View> {
  const suffix = `.${new URL(env.SITES_ORIGIN).hostname}`
  const at = (hostname: string) => visitorView({ env, visit, hostname, named: [hostname, site.domainName] })
  return {
    handle: await at(site.handle + suffix),
    other: await at(site.other + suffix),
    domain: await at(site.domainName),
  }
}

/** Visits a website repeatedly until stopped; returns the number of visits and every distinct view. */
export function watchVisitors(watched: Watched) {
  const seen = new Map<string, View>()
  let [visits, isOver] = [0, false]
  const watching = (async () => {
    while (!isOver) {
      const view = await viewOf(watched)
      seen.set(JSON.stringify(view), view)
      visits += 1
      // Yields to other timers.
      await scheduler.wait(5)
    }
  })()
  // The caller awaits it at the end.
  watching.catch(() => {})
  return async () => {
    isOver = true
    await watching
    return { visits, seen: [...seen.values()] }
  }
}
