import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchedKv } from '../../harness/workers/faults/faulty-stores.ts'
import { documentWith } from '../../harness/workers/sites/documents.ts'
import { drawingKeys } from '../../harness/workers/sites/own-drawings.ts'
import {
  addressFor,
  newHandle,
  newSite,
  publish,
  type Site,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'

const { kv, reads } = watchedKv(env.SITES)
const of = siteEnv({ SITES: kv })
const ask = (handle: string, path: string, init: RequestInit = {}) => visit(addressFor(handle, path), init, of)

async function online(): Promise<{ site: Site; handle: string; paths: string[] }> {
  const [site, handle] = [await newSite(documentWith(3)), newHandle()]
  await publish(site, handle)
  const paths = (await drawingKeys(site)).map((key) => key.slice(`art:${site.draft.draftId}`.length))
  return { site, handle, paths }
}

let minutes = 0
beforeEach(() => {
  reads.splice(0)
  // Other tests ask for made-up names too, and an isolate counts them by the minute.
  minutes += 2
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
})
afterEach(() => void vi.useRealTimers())

describe('a drawing', () => {
  it('comes with one read beside the page’s, to be kept for a year', async () => {
    const { site, handle, paths } = await online()
    const [path = ''] = paths
    const answer = await ask(handle, path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).toContain('<svg')
    expect(reads).toEqual([`host:${handle}.localhost`, `art:${site.draft.draftId}${path}`])
    const etag = answer.headers.get('etag') ?? ''
    expect((await ask(handle, path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('leads to no key but a drawing’s, whatever the path', async () => {
    const { site, handle, paths } = await online()
    const other = await online()
    const [path = ''] = other.paths
    await env.SITES.put(`art:${site.draft.draftId}/art/secret.svg`, 'secret')
    const name = path.slice('/art/'.length)
    for (const wrong of [
      '/art/secret.svg',
      `/art/..%2f..%2f${other.site.draft.draftId}/art/${name}`,
      `/art/${other.site.draft.draftId}/art/${name}`,
      `/art/${name.toUpperCase()}`,
      `/art/${name}/`,
      `/art/${name}%00`,
      `/art/x/${name}`,
      `/art:${other.site.draft.draftId}/art/${name}`,
      '/art/-00000000000.svg',
      `/art/${'a'.repeat(25)}-00000000000.svg`,
    ]) {
      const answer = await ask(handle, wrong)
      expect([wrong, answer.status, await answer.text()]).toEqual([wrong, 404, expect.not.stringContaining('secret')])
    }
    expect(reads.filter((key) => key.startsWith('art:'))).toEqual([])
    expect(paths.length).toBeGreaterThan(1)
    await env.SITES.delete(`art:${site.draft.draftId}/art/secret.svg`)
  })

  it('is found even while somebody asks for names that were made up, which cost few reads', async () => {
    const { handle, paths } = await online()
    const madeUp = (index: number) => `/art/made-up-${index.toString(36).padStart(11, '0')}.svg`
    for (let index = 0; index < 100; index += 1) {
      const answer = await ask(handle, madeUp(index))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
      await answer.text()
    }
    expect(reads.filter((key) => key.startsWith('art:')).length).toBeLessThanOrEqual(30)
    expect(reads.length).toBeLessThan(40)
    for (const path of paths) expect([path, (await ask(handle, path)).status]).toEqual([path, 200])
  })
})
