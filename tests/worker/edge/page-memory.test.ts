import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdPage, PageMemory } from '../../../worker/edge/page-memory.ts'
import { hostKey } from '../../../worker/platform/store/release.ts'
import { removeHost } from '../../../worker/platform/store/write.ts'
import { watchedKv } from '../../harness/workers/faults/watched-kv.ts'
import { newHandle, siteEnv, visit } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const second = 1000
let host: string
let isDown: boolean
let reads: string[]
let of: ReturnType<typeof siteEnv>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  host = `memory-${newHandle()}.localhost`
  isDown = false
  const watched = watchedKv(env.SITES, () => isDown)
  reads = watched.reads
  of = siteEnv({ SITES: watched.kv })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ask = async (path = '/', init: RequestInit = {}) => visit(`http://${host}${path}`, init, of)
const textOf = async (path?: string) => (await ask(path)).text()
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * second)

describe('a page that was asked for', () => {
  beforeEach(async () => {
    await storeSite(host, { page: 'first' })
    expect(await textOf()).toBe('first')
    expect(reads).toEqual([hostKey(host)])
  })

  it('serves a requested page without a read for fifteen seconds', async () => {
    later(14)
    for (const path of ['/', '/index.html', '/?a=b']) expect(await textOf(path)).toBe('first')
    expect(reads).toHaveLength(1)
  })

  it('refreshes a page with one read for the next visitor', async () => {
    await storeSite(host, { page: 'second' })
    later(16)
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf()))
    expect(new Set(texts)).toEqual(new Set(['first']))
    expect(reads).toHaveLength(2)
    expect(await textOf()).toBe('second')
  })

  it('serves a page for a minute while the store fails, and retries every few seconds', async () => {
    isDown = true
    for (const [seconds, tried] of [
      [16, 2],
      [2, 2],
      [4, 3],
      [37, 4],
    ] as const) {
      later(seconds)
      const response = await ask('/', { headers: { 'accept-encoding': 'br' } })
      expect([response.status, reads.length]).toEqual([200, tried])
    }
    later(2)
    expect((await ask()).status).toBe(503)
    isDown = false
    expect(await textOf()).toBe('first')
  })

  it('stops serving a removed page after one visit at most', async () => {
    await env.SITES.delete(hostKey(host))
    later(16)
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(404)
  })

  it('stops serving a page at once in the isolate that took it down', async () => {
    await removeHost(env, host)
    expect((await ask()).status).toBe(404)
  })
})

describe('a page that nobody asked for yet', () => {
  it('returns an uncached error when the store fails for an unknown page', async () => {
    isDown = true
    for (const path of ['/', '/robots.txt', '/favicon.ico', '/media/x', '/privacy']) {
      const response = await ask(path)
      expect([path, response.status]).toEqual([path, 503])
      expect(Object.fromEntries(response.headers)).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      const text = await response.text()
      expect(text).toBe('Not available for a moment. Please try again\n')
    }
  })

  it('serves a new page at once because misses are not remembered', async () => {
    expect((await ask()).status).toBe(404)
    await storeSite(host, { page: 'first' })
    expect(await textOf()).toBe('first')
  })

  it('shares one read among parallel requests', async () => {
    await storeSite(host, { page: 'first' })
    const texts = await Promise.all(Array.from({ length: 50 }, () => textOf()))
    expect(new Set(texts)).toEqual(new Set(['first']))
    expect(await textOf()).toBe('first')
    expect(reads.length).toBeLessThanOrEqual(50)
  })
})

describe('the memory', () => {
  const pageOf = (size: number, releaseId = 'a') =>
    holdPage({ body: new ArrayBuffer(size), metadata: { releaseId, headers: {} } })
  const kept = (memory: PageMemory, hosts: string[]) => hosts.filter((name) => memory.find(name, 0))

  it('stays within its size and evicts the least recently used page', () => {
    const memory = new PageMemory(4 * 12_048)
    for (const name of ['a', 'b', 'c', 'd']) memory.keep(name, pageOf(10_000), memory.begin(0))
    memory.find('a', 0)
    memory.find('c', 0)
    for (const name of ['e', 'f']) memory.keep(name, pageOf(10_000), memory.begin(0))
    expect(kept(memory, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'c', 'e', 'f'])
    memory.keep('g', pageOf(1_000_000), memory.begin(0))
    expect(kept(memory, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual(['a', 'c', 'e', 'f'])
  })

  it('ignores a read that began before a change', () => {
    const memory = new PageMemory(100_000)
    const begun = memory.begin(1)
    memory.forget('a')
    memory.keep('a', pageOf(10), begun)
    expect(memory.find('a', 1)).toBeUndefined()
    const [early, late] = [memory.begin(2), memory.begin(3)]
    memory.keep('a', pageOf(10, 'new'), late)
    memory.keep('a', pageOf(10, 'old'), early)
    memory.keep('a', undefined, early)
    expect(memory.find('a', 3)?.page.releaseId).toBe('new')
  })

  it('keeps its pages when missing pages are requested', () => {
    const memory = new PageMemory(100_000)
    const begun = memory.begin(1)
    memory.keep('nobody', undefined, memory.begin(1))
    memory.keep('a', pageOf(10), begun)
    expect(memory.find('a', 1)?.page).toEqual(pageOf(10))
  })
})
