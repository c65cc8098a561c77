import { env } from 'cloudflare:workers'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderSite } from '../../../renderer/render-site.ts'
import { manifestKey } from '../../../worker/platform/store/release.ts'
import {
  addressFor,
  contextOf,
  newHandle,
  newSite,
  publish,
  type Site,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { clearSites, nothingDone, rebuild, storedValues } from '../../harness/workers/sites/stored-site.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'

const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** By their paths in the release, where visitors find the pages besides the index. */
const others = { '404.html': '/no-such-page', 'thanks/index.html': '/thanks/' } as const

const keysWith = async (prefix: string): Promise<string[]> =>
  (await env.SITES.list({ prefix })).keys.map(({ name }) => name)

const filesOf = async ({ draft }: Site, handle: string) => {
  const origin = addressFor(handle, '')
  return (await renderSite(draft.websiteSettings, { origin, formEndpoint: '/_/contact', pings: true })).files
}

const decoded = async (response: Response) =>
  new TextDecoder().decode(brotliDecompressSync(new Uint8Array(await response.arrayBuffer())))

describe('the pages of a website besides its index', () => {
  const [compressed, asText] = [newHandle(), newHandle()]
  let site: Site
  let textSite: Site

  beforeAll(async () => {
    await clearSites()
    const text = contextOf(siteEnv({ DOCUMENT_FORMAT: 'text' }))
    site = await newSite(fullSite)
    textSite = await newSite(fullSite, text)
    await publish(site, compressed)
    await publish(textSite, asText, text)
  })

  describe.each(Object.entries(others))('%s', (file, path) => {
    const status = file === '404.html' ? 404 : 200

    it('is sent as stored to a client that accepts brotli, also from the location’s copy', async () => {
      const expected = (await filesOf(site, compressed))[file]?.body
      for (let visits = 0; visits < 2; visits += 1) {
        const response = await visit(addressFor(compressed, path), { headers: brotli })
        expect([response.status, response.headers.get('content-encoding')]).toEqual([status, 'br'])
        expect(response.headers.get('vary')).toBe('Accept-Encoding')
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(await decoded(response)).toBe(expected)
      }
    })

    it.each([
      ['without it', { headers: { 'accept-encoding': 'br;q=0, gzip' } }],
      ['behind the local simulator', { headers: brotli, cf: { clientAcceptEncoding: '' } }],
    ])('is decompressed for a client %s', async (_, init) => {
      const response = await visit(addressFor(compressed, path), init)
      expect([response.status, response.headers.get('content-encoding')]).toEqual([status, null])
      expect(await response.text()).toBe((await filesOf(site, compressed))[file]?.body)
    })

    it('is sent as it is from a release that stores it as text', async () => {
      const response = await visit(addressFor(asText, path), { headers: brotli })
      expect([response.status, response.headers.get('content-encoding')]).toEqual([status, null])
      expect(await response.text()).toBe((await filesOf(textSite, asText))[file]?.body)
    })
  })

  it('have a tag for each encoding, and answer 304 to it alone', async () => {
    const address = addressFor(compressed, others['thanks/index.html'])
    const tagOf = async (headers: Record<string, string>) =>
      (await visit(address, { headers })).headers.get('etag') ?? ''
    const [packed, plain] = [await tagOf(brotli), await tagOf({})]
    expect(plain).toBe(packed.replace(/"$/, '-plain"'))
    const statusFor = async (tag: string, headers: Record<string, string>) =>
      (await visit(address, { headers: { ...headers, 'if-none-match': tag } })).status
    expect(await statusFor(packed, brotli)).toBe(304)
    expect(await statusFor(plain, {})).toBe(304)
    expect(await statusFor(plain, brotli)).toBe(200)
  })

  it('take a third of the bytes that they take as text, under other keys', async () => {
    const bytesOf = async ({ draft }: Site) => {
      const id = await env.DB.prepare('select id from releases where draft_id = ?')
        .bind(draft.draftId)
        .first<string>('id')
      const keys = (await keysWith(`${manifestKey(id ?? '')}/`)).filter((key) =>
        /(?:404|thanks\/index)\.html/.test(key),
      )
      const values = await Promise.all(keys.map((key) => env.SITES.get(key, 'arrayBuffer')))
      return {
        endings: keys.map((key) => key.slice(-3)),
        bytes: values.reduce((sum, value) => sum + (value?.byteLength ?? 0), 0),
      }
    }
    const [packed, text] = [await bytesOf(site), await bytesOf(textSite)]
    expect(packed.endings).toEqual(['.br', '.br'])
    expect(text.endings).toEqual(['tml', 'tml'])
    expect(packed.bytes).toBeLessThan(text.bytes / 3)
  })

  it('are made again by a rebuild, byte for byte, in the form that their release has', async () => {
    const before = await storedValues()
    const lost = (await keysWith('release:')).filter((key) => /\.html/.test(key))
    expect(lost.length).toBeGreaterThan(4)
    await Promise.all(lost.map((key) => env.SITES.delete(key)))
    expect(await rebuild()).toMatchObject({ filesWritten: lost.length, findings: [] })
    expect(await storedValues()).toEqual(before)
    expect(await rebuild()).toMatchObject(nothingDone)
  })
})
