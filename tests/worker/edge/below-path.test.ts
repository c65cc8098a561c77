import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { mediaPath } from '../../../renderer/document/values/media.ts'
import edge from '../../../worker/edge/worker.ts'
import type { EdgeEnv, Env } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import { createPreviewLink } from '../../../worker/previews/routes.ts'
import { documentWithForm, entered, formEnv, messagesOf } from '../../harness/workers/messages/contact-form.ts'
import { assets, contextOf, idOf, newHandle, newSite, publish, type Site } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

type Fetch = typeof worker.fetch
const sites = 'https://trial-edge.ada.workers.dev'
const trial: Env = formEnv({
  ENVIRONMENT: 'production',
  TRIAL: 'true',
  APP_ORIGIN: 'https://trial.ada.workers.dev',
  SITES_ORIGIN: sites,
})
const ctx = contextOf(trial)
/** The app’s Worker, as a service binding. */
const APP = {
  fetch: (request: Request) => worker.fetch(request as Parameters<Fetch>[0], trial, createExecutionContext()),
} as unknown as Fetcher

async function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN, TRIAL } = trial
  const of: EdgeEnv = { ASSETS: assets, SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN, TRIAL, APP, VISITS_PROVIDER: 'none' }
  const headers = { 'accept-encoding': 'gzip, deflate, br', ...init.headers }
  const request = new Request(sites + path, { redirect: 'manual', ...init, headers })
  const context = createExecutionContext()
  const response = await edge.fetch(request as Parameters<Fetch>[0], of, context)
  await waitOnExecutionContext(context)
  return response
}
const textAt = async (path: string) => (await visit(path)).text()
/** The page’s addresses that start with `/`. */
const fromRoot = (html: string) => [...html.matchAll(/[ "(](\/(?![/>])[\w./-]*)/g)].map(([, path]) => path)

const handle = newHandle()
let site: Site

beforeAll(async () => {
  site = await newSite(documentWithForm())
  await publish(site, handle, ctx)
})

describe('a trial website under a path', () => {
  it('responds at the address that publishing returns', async () => {
    const { url } = await publish(site, handle, ctx)
    expect(url).toBe(`${sites}/${handle}/`)
    const response = await visit(`/${handle}/`)
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null])
    expect(await response.text()).toContain(`<link rel="canonical" href="${sites}/${handle}/"`)
  })

  it('links to nothing at the host’s root except the shared fonts', async () => {
    for (const path of ['/', '/thanks/', '/no-such-page']) {
      const addresses = fromRoot(await textAt(`/${handle}${path}`))
      expect(addresses).toContain(`/${handle}/`)
      const elsewhere = addresses.filter((address) => !address?.startsWith(`/${handle}/`))
      for (const address of elsewhere) expect(address).toMatch(/^\/_\/fonts\//)
    }
    expect((await visit('/_/fonts/work-sans-text-1.woff2')).headers.get('content-type')).toBe('font/woff2')
  })

  it('keeps its page’s policy and style sheets unchanged', async () => {
    const response = await visit(`/${handle}/`)
    const policy = response.headers.get('content-security-policy') ?? ''
    const [sheet = ''] = /(?<=<style>)[\s\S]*?(?=<\/style>)/.exec(await response.text()) ?? []
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet))
    expect(sheet).not.toBe('')
    expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`)
  })

  it('includes the path in its sitemap, machine-readable files and Link headers', async () => {
    expect(await textAt(`/${handle}/sitemap.xml`)).toContain(`<loc>${sites}/${handle}/</loc>`)
    expect(await textAt(`/${handle}/llms.txt`)).toContain(`${sites}/${handle}/index.md`)
    expect(await textAt(`/${handle}/.well-known/api-catalog`)).toContain(`"${sites}/${handle}/_/contact"`)
    const { headers } = await visit(`/${handle}/`)
    expect(headers.get('link')).toContain(`</${handle}/index.md>`)
    const markdown = await visit(`/${handle}/`, { headers: { accept: 'text/markdown' } })
    expect(markdown.headers.get('content-location')).toBe(`/${handle}/index.md`)
  })

  it('submits its form under the path, and redirects to its own thank-you page', async () => {
    const sent = await visit(`/${handle}/_/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': '198.51.100.7' },
      body: new URLSearchParams(entered).toString(),
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/${handle}/thanks/`])
    const of = { site, handle, url: '', of: idOf(site) }
    expect(await messagesOf(of)).toMatchObject([{ hostname: `${handle}.trial-edge.ada.workers.dev` }])
  })

  it('shows an invalid form again, to be sent under the path', async () => {
    const again = await visit(`/${handle}/_/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': '198.51.100.8' },
      body: 'name=&message=',
    })
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining(`action="/${handle}/_/contact"`)])
  })

  it('loads its pictures under its own path only', async () => {
    const [first, second] = [newHandle(), newHandle()]
    const picture = mediaPath('ab'.repeat(32), 'regular')
    const page = `<!doctype html><title>One</title><meta property="og:image" content="${sites}${picture}"/><img src="${picture}" srcset="${picture} 480w, ${picture} 960w"><a href="//other.example/x">x</a><a href="https://other.example/y">y</a>`
    const hostOf = (name: string) => `${name}.trial-edge.ada.workers.dev`
    await storeSite(hostOf(first), { page })
    await storeSite(hostOf(second), {})
    await env.MEDIA.put(picture.slice(1), 'bytes', { httpMetadata: { contentType: 'image/webp' } })
    const below = `/${first}${picture}`
    expect(await textAt(`/${first}/`)).toBe(
      `<!doctype html><title>One</title><meta property="og:image" content="${sites}${below}"/><img src="${below}" srcset="${below} 480w, ${below} 960w"><a href="//other.example/x">x</a><a href="https://other.example/y">y</a>`,
    )
    const statuses = [below, `/${second}${picture}`, picture].map(async (path) => (await visit(path)).status)
    expect(await Promise.all(statuses)).toEqual([200, 404, 404])
  })

  it('adds the path to the addresses in its manifest', async () => {
    const name = newHandle()
    const manifest = '{"start_url":"/","icons":[{"src":"/icon.svg"}]}'
    const files = { 'site.webmanifest': [manifest, 'application/manifest+json'] as [string, string] }
    await storeSite(`${name}.trial-edge.ada.workers.dev`, { files })
    expect(await textAt(`/${name}/site.webmanifest`)).toBe(
      `{"start_url":"/${name}/","icons":[{"src":"/${name}/icon.svg"}]}`,
    )
  })

  it('redirects to add the trailing slash, and keeps the query', async () => {
    const response = await visit(`/${handle}?from=flyer`)
    expect([response.status, response.headers.get('location')]).toEqual([308, `/${handle}/?from=flyer`])
  })

  it('keeps a preview private, under the previews’ path', async () => {
    const link = await createPreviewLink(ctx, { ...idOf(site), days: 1 })
    const path = new URL(link.url).pathname
    expect(path).toMatch(/^\/preview\/[0-9a-f]{32}\/$/)
    const response = await visit(path)
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow'])
    for (const address of fromRoot(await response.text())) expect(address).toMatch(/^\/(?:preview|_\/fonts)\//)
  })
})

describe('the trial websites’ host', () => {
  it('asks search engines to stay away', async () => {
    expect(await textAt('/robots.txt')).toContain('Disallow: /\n')
  })

  it('responds with 404 at its root, at unknown names and at invalid names', async () => {
    for (const path of [
      '/',
      '/nobody/',
      '/nobody/x',
      '//',
      '//evil.example/',
      '/..%2f',
      '/a.b/',
      '/-x/',
      '/_/contact',
    ]) {
      const response = await visit(path)
      expect([path, response.status]).toEqual([path, 404])
    }
  })

  it('never redirects to another host', async () => {
    for (const path of [
      `/${handle}//evil.example/`,
      `/${handle}//evil.example`,
      `/${handle}/%2f%2fevil.example/thanks`,
    ]) {
      const location = (await visit(path)).headers.get('location') ?? `/${handle}/`
      expect(new URL(location, sites).origin).toBe(sites)
    }
  })
})
