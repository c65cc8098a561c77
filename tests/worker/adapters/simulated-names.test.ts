import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedDns } from '../../../worker/adapters/dns/choose-dns.ts'
import { ownershipProof } from '../../../worker/adapters/dns/schema.ts'
import { embeddedHostnames } from '../../../worker/adapters/hostnames/choose-hostnames.ts'
import { websiteDomains } from '../../../worker/domains/records/tables.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { newOwner } from '../../harness/workers/sites/sites.ts'

const hostnames = embeddedHostnames(env)
const dns = embeddedDns(env)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

async function stages(hostname: string, times: number[]) {
  const made = await hostnames.create(hostname)
  if (typeof made === 'string') throw new Error(made)
  const found = [made.stage]
  for (const time of times) {
    later(time)
    found.push((await hostnames.read(made.id))?.stage ?? 'lost')
  }
  return found
}

describe('a simulated domain', () => {
  it('is connected after a few seconds', async () => {
    expect(await stages('shop.custom.localhost', [2900, 200, 1000, 2800, 100, 3_600_000])).toEqual([
      ...['ownership-pending', 'ownership-pending', 'ownership-verified', 'certificate-pending'],
      ...['certificate-pending', 'connected', 'connected'],
    ])
  })

  it.each([
    ['no-certificate.custom.localhost', 'certificate-failed'],
    ['www.no-certificate-2.custom.localhost', 'certificate-failed'],
    ['slow.custom.localhost', 'certificate-pending'],
    ['wrong-dns.custom.localhost', 'ownership-pending'],
    ['slower.custom.localhost', 'connected'],
  ])('plays what its beginning says: %s', async (hostname, stage) => {
    expect((await stages(hostname, [3000, 5000])).at(-1)).toBe(stage)
  })

  it('is known by its id alone, and begins again when told to', async () => {
    const made = await hostnames.create('shop.custom.localhost')
    if (typeof made === 'string') throw new Error(made)
    later(10_000)
    expect(await embeddedHostnames(env).read(made.id)).toMatchObject({ ...made, stage: 'connected' })
    expect(await hostnames.restart(made.id)).toMatchObject({ hostname: made.hostname, stage: 'ownership-pending' })
    expect(await hostnames.read('what')).toBeUndefined()
    await hostnames.remove(made.hostname, made.id)
  })

  it('has the records that its owner should make, four seconds later', async () => {
    const userId = await newOwner()
    const domainName = `www.${userId}.custom.localhost`
    const { name, value } = await ownershipProof({ userId, domainName })
    const at = new Date()
    await openDatabase(env.DB)
      .insert(websiteDomains)
      .values({
        ...{ id: crypto.randomUUID(), userId, domainName, shownName: domainName, websiteName: null },
        ...{ state: 'PendingOwnershipVerification', createdAt: at, modifiedAt: at, stateSince: at },
      })
    expect(await dns.lookUp(name, 'TXT')).toMatchObject({ status: 'no-such-name' })
    expect(await dns.lookUp(domainName, 'A')).toMatchObject({ status: 'no-such-name', aliases: [] })
    later(4000)
    expect(await dns.lookUp(name, 'TXT')).toEqual({ status: 'found', values: [value], aliases: [] })
    expect(await dns.lookUp(domainName, 'CNAME')).toEqual({ status: 'found', values: [hostnames.target], aliases: [] })
    expect(await dns.lookUp(domainName, 'A')).toEqual({ status: 'nothing', values: [], aliases: [hostnames.target] })
  })

  it('leads elsewhere where its owner gets it wrong', async () => {
    const { values } = await dns.lookUp('wrong-dns.custom.localhost', 'CNAME')
    expect(values).toEqual(['parking.registrar.example'])
  })

  it('is in a zone with a registrar and a mailbox, and no other name resolves', async () => {
    const values = async (name: string, type: 'NS' | 'MX' | 'TXT') => (await dns.lookUp(name, type)).values
    expect(await values('custom.localhost', 'NS')).toEqual(['ns07.domaincontrol.com', 'ns08.domaincontrol.com'])
    expect(await values('custom.localhost', 'MX')).toEqual(['10 mail.custom.localhost'])
    expect(await values('custom.localhost', 'TXT')).toEqual(['v=spf1 mx -all'])
    expect(await dns.lookUp('barbers.com', 'A')).toEqual({ status: 'no-such-name', values: [], aliases: [] })
  })
})
