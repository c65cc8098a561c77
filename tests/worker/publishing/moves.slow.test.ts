import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hostKey } from '../../../worker/platform/store/release.ts'
import { changeHandle } from '../../../worker/publishing/publish.ts'
import { drainOutbox } from '../../../worker/publishing/write-hosts.ts'
import { connectDomain, disconnectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { survives } from '../../harness/workers/interruptions/try-every-step.ts'
import {
  addressFor,
  contextOf,
  idOf,
  newHandle,
  newSite,
  publish,
  siteEnv,
  titleAt,
  visit,
} from '../../harness/workers/sites/sites.ts'

/** A context whose store cannot write one host. */
function without(hostname: string) {
  const { kv } = faultyKv(env.SITES, { fault: ({ key }) => (key === hostKey(hostname) ? 'before' : undefined) })
  return contextOf(siteEnv({ SITES: kv }))
}

describe('a moving website', () => {
  // Injected faults log errors, which this output omits.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  it.each([
    ['change the address', 'hangs before'],
    ['publish under another address', 'hangs after'],
    ['repoint: connect a domain', 'hangs before'],
    ['repoint: disconnect a domain', 'hangs before'],
  ] as const)('remains at one of its addresses when ‘%s’ is killed (%s)', survives)

  it('keeps its old address until the store accepts the page at the new one', async () => {
    const [site, before, after] = [await newSite(), newHandle(), newHandle()]
    await publish(site, before)
    const title = await titleAt(before)
    const broken = without(`${after}.localhost`)
    await changeHandle(broken, { ...idOf(site), handle: after })
    for (let run = 1; run <= 3; run += 1) {
      await drainOutbox(broken)
      expect(await titleAt(before)).toBe(title)
    }
    expect(await drainOutbox(contextOf())).toEqual({ written: 2, failed: 0 })
    expect(await titleAt(after)).toBe(title)
    expect((await visit(addressFor(before))).headers.get('location')).toBe(addressFor(after))
  })

  it('keeps a disconnected domain until its handle’s host serves the page again', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const domainName = `${handle}.example`
    await publish(site, handle)
    const title = await titleAt(handle)
    await connectDomain(contextOf(), { ...idOf(site), domainName })
    const broken = without(`${handle}.localhost`)
    await disconnectDomain(broken, { ...idOf(site), domainName })
    await drainOutbox(broken)
    const atDomain = async () => (await visit(`http://${domainName}:8787/`)).status
    expect(await atDomain()).toBe(200)
    await drainOutbox(contextOf())
    expect([await atDomain(), await titleAt(handle)]).toEqual([404, title])
  })
})
