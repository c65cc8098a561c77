import { describe, expect, it } from 'vitest'
import { anyPublicHost } from '../../../../worker/adapters/fetch/fetch-guards.ts'
import { FetchRefused } from '../../../../worker/adapters/fetch/safe-fetch.ts'
import { newPeer } from '../../../harness/workers/peer.ts'

type Records = { A?: string[]; AAAA?: string[]; status?: number }
const types = { A: 1, AAAA: 28 }

/** A resolver over HTTPS that knows these names, and the result of a lookup there. */
async function resolver(names: Record<string, Records>) {
  const peer = await newPeer(
    Object.entries(names).flatMap(([name, { status = 200, ...records }]) =>
      (['A', 'AAAA'] as const).map((type) => ({
        path: '/dns-query',
        query: { name, type },
        status,
        headers: { 'content-type': 'application/dns-json' },
        json: {
          Status: 0,
          Answer: [
            { name, type: 5, TTL: 1, data: `edge.${name}.` },
            ...(records[type] ?? []).map((data) => ({ name, type: types[type], TTL: 1, data })),
          ],
        },
      })),
    ),
  )
  const guard = anyPublicHost({
    ENVIRONMENT: 'production',
    APP_ORIGIN: 'https://app.example.com',
    SITES_ORIGIN: 'https://example.site',
    IMPORT_DNS_URL: `${peer.url}/dns-query`,
  })
  const ask = async (address: string) => {
    try {
      await guard(new URL(address), AbortSignal.timeout(5000))
      return 'asked'
    } catch (error) {
      return error instanceof FetchRefused ? error.reason : 'failed'
    }
  }
  return { ask, peer }
}

describe('a name that is looked up first', () => {
  it('may be asked where every address it leads to is public', async () => {
    const { ask, peer } = await resolver({
      'both.example.com': { A: ['8.8.8.8', '1.1.1.1'], AAAA: ['2606:4700:4700::1111'] },
      'four.example.com': { A: ['8.8.8.8'] },
      'six.example.com': { AAAA: ['2606:4700:4700::1111'] },
    })
    for (const name of ['both', 'four', 'six']) expect(await ask(`https://${name}.example.com./`), name).toBe('asked')
    const seen = await peer.seen()
    expect(seen.map(({ query }) => query.type)).toEqual(expect.arrayContaining(['A', 'AAAA']))
    expect(seen).toHaveLength(6)
    expect(seen[0]?.headers.accept).toBe('application/dns-json')
  })

  it.each<[string, Records]>([
    ['the machine itself', { A: ['127.0.0.1'] }],
    ['one private address among public ones', { A: ['8.8.8.8', '10.0.0.1'] }],
    ['a private one in the newer kind', { A: ['8.8.8.8'], AAAA: ['fd00::1'] }],
    ['a cloud’s metadata', { A: ['169.254.169.254'] }],
    ['a mapped address', { AAAA: ['::ffff:127.0.0.1'] }],
    ['an invalid address', { A: ['somewhere'] }],
  ])('may not where it leads to %s', async (_what, records) => {
    const { ask } = await resolver({ 'rebind.example.com': records })
    expect(await ask('http://rebind.example.com/')).toBe('address')
  })

  it('may not where it leads nowhere, or the resolver fails', async () => {
    const { ask } = await resolver({
      'nowhere.example.com': {},
      'broken.example.com': { A: ['8.8.8.8'], status: 500 },
    })
    for (const name of ['nowhere', 'broken', 'unknown']) {
      expect(await ask(`https://${name}.example.com/`), name).toBe('no_answer')
    }
  })

  it('is no number: those are looked at as they are', async () => {
    const { ask, peer } = await resolver({})
    expect(await ask('https://8.8.8.8/')).toBe('asked')
    expect(await ask('https://[2606:4700:4700::1111]/')).toBe('asked')
    expect(await ask('https://127.1/')).toBe('address')
    expect(await peer.seen()).toEqual([])
  })
})
