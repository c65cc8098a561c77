import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dnsOverHttps, embeddedDns, plainCaa, plainMx, plainText } from '../../../worker/adapters/dns/choose-dns.ts'
import { ownershipProof } from '../../../worker/adapters/dns/schema.ts'
import { embeddedHostnames } from '../../../worker/adapters/hostnames/choose-hostnames.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { websiteDomains } from '../../../worker/websites/domain-tables.ts'
import type { DnsWorld } from '../../harness/peers/custom-hostnames-zone.ts'
import type { Fault } from '../../harness/peers/scripted-answer.ts'
import { newDoh } from '../../harness/workers/domains/peers.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { newOwner } from '../../harness/workers/sites/sites.ts'

const log = vi.spyOn(console, 'error')
/** Lookup failures only; an earlier file in this Worker may still log other lines. */
const failures = () => linesAbout(log, 'dns.failed')

const timeoutMs = 400
const opened = async (names: DnsWorld['names'], more?: Omit<DnsWorld, 'names'>) => {
  const peer = await newDoh(names, more)
  return dnsOverHttps({ ...env, ...peer.settings }, timeoutMs)
}
const unknown = { status: 'unknown', values: [], aliases: [] }

describe('DNS lookups', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  describe('DNS over HTTPS', () => {
    it('finds records of each type', async () => {
      const dns = await opened({
        'barbers.com': {
          A: ['192.0.2.1', '192.0.2.2'],
          AAAA: ['2001:0DB8:0:0::1'],
          NS: ['NS01.DomainControl.com.'],
          MX: ['10 Mail.Barbers.com.', '0 .'],
          TXT: ['"v=spf1 " "-all"', 'plain'],
          CAA: ['0 issue "letsencrypt.org"'],
        },
        'www.barbers.com': { CNAME: ['Barbers.com.'] },
      })
      const found = async (name: string, type: Parameters<typeof dns.lookUp>[1]) =>
        (await dns.lookUp(name, type)).values
      expect(await found('barbers.com', 'A')).toEqual(['192.0.2.1', '192.0.2.2'])
      expect(await found('barbers.com', 'AAAA')).toEqual(['2001:db8::1'])
      expect(await found('barbers.com', 'NS')).toEqual(['ns01.domaincontrol.com'])
      expect(await found('barbers.com', 'MX')).toEqual(['10 mail.barbers.com', '0 .'])
      expect(await found('barbers.com', 'TXT')).toEqual(['v=spf1 -all', 'plain'])
      expect(await found('barbers.com', 'CAA')).toEqual(['0 issue "letsencrypt.org"'])
      expect(await found('WWW.barbers.com', 'CNAME')).toEqual(['barbers.com'])
    })

    it('follows aliases', async () => {
      const dns = await opened({
        'www.barbers.com': { CNAME: ['barbers.com.'] },
        'barbers.com': { CNAME: ['connect.shingle.net.'] },
        'connect.shingle.net': { A: ['192.0.2.1'] },
      })
      const aliases = ['barbers.com', 'connect.shingle.net']
      expect(await dns.lookUp('www.barbers.com', 'A')).toEqual({ status: 'found', values: ['192.0.2.1'], aliases })
      expect(await dns.lookUp('www.barbers.com', 'AAAA')).toEqual({ status: 'nothing', values: [], aliases })
      expect(await dns.lookUp('www.barbers.com', 'CNAME')).toEqual({
        status: 'found',
        values: ['barbers.com'],
        aliases: [],
      })
    })

    it('distinguishes a missing name from a name without records of the requested type', async () => {
      const dns = await opened({ 'www.barbers.com': { TXT: ['a'] }, 'old.barbers.com': { CNAME: ['gone.com.'] } })
      expect(await dns.lookUp('www.barbers.com', 'A')).toMatchObject({ status: 'nothing' })
      expect(await dns.lookUp('barbers.com', 'A')).toMatchObject({ status: 'nothing' })
      expect(await dns.lookUp('else.com', 'A')).toMatchObject({ status: 'no-such-name', values: [] })
      expect(await dns.lookUp('old.barbers.com', 'A')).toMatchObject({ status: 'no-such-name', aliases: ['gone.com'] })
    })

    it('stops at circular aliases', async () => {
      const dns = await opened({ 'a.com': { CNAME: ['b.com.'] }, 'b.com': { CNAME: ['a.com.'] } })
      expect(await dns.lookUp('a.com', 'A')).toMatchObject({ values: [], aliases: ['b.com'] })
    })

    it('returns unknown for a broken zone', async () => {
      const dns = await opened({ 'barbers.com': { A: ['192.0.2.1'] } }, { broken: ['barbers.com'] })
      expect(await dns.lookUp('barbers.com', 'A')).toEqual(unknown)
      expect(failures()).toEqual([])
    })

    const faults: Fault['how'][] = [
      '500',
      '429',
      'hang',
      'slow',
      'garbage',
      'html',
      'cut',
      'stall',
      'huge',
      'redirect',
      'shape',
      'wrong-id',
    ]
    it.each(faults)('returns unknown when the resolver fails: %s', async (how) => {
      const dns = await opened({ 'barbers.com': { A: ['192.0.2.1'] } }, { faults: [{ how }] })
      expect(await dns.lookUp('barbers.com', 'A')).toEqual(unknown)
      expect(failures()).toHaveLength(1)
    })

    it('returns unknown when the resolver is unreachable or refuses the request', async () => {
      expect(await dnsOverHttps({ DNS_URL: 'http://127.0.0.1:1/dns-query' }).lookUp('barbers.com', 'A')).toEqual(
        unknown,
      )
      const { settings } = await newDoh()
      const wrong = dnsOverHttps({ DNS_URL: settings.DNS_URL?.replace('dns-query', 'else') })
      expect(await wrong.lookUp('barbers.com', 'A')).toEqual(unknown)
    })
  })

  describe('record data', () => {
    it.each([
      ['"a"', 'a'],
      ['"a" "b"', 'ab'],
      ['"a""b"', 'ab'],
      ['a b', 'a b'],
      ['"say \\"hi\\" \\\\ \\065"', 'say "hi" \\ A'],
      ['""', ''],
      ['"cut', ''],
    ])('reads the text %s as %s', (data, text) => expect(plainText(data)).toBe(text))

    it.each([
      ['0 issue "letsencrypt.org"', '0 issue "letsencrypt.org"'],
      ['\\# 22 00 05 69 73 73 75 65 6c 65 74 73 65 6e 63 72 79 70 74 2e 6f 72 67', '0 issue "letsencrypt.org"'],
      ['\\# 15 8005697373756570 6B692E676F6F67', '128 issue "pki.goog"'],
      ['\\# 8 00 05 69 73 73 75 65 3b', '0 issue ";"'],
      ['\\# 9 00 05 69 73 73 75 65 3b', '\\# 9 00 05 69 73 73 75 65 3b'],
      ['\\# 3 00 05 69', '\\# 3 00 05 69'],
      ['\\# 0', '\\# 0'],
      ['\\# 2 00 00', '\\# 2 00 00'],
    ])('reads the CAA record %s as %s', (data, text) => expect(plainCaa(data)).toBe(text))

    it('reads an MX record as preference and lowercase name', () => {
      expect(plainMx('5 ALT1.aspmx.l.google.com.')).toBe('5 alt1.aspmx.l.google.com')
      expect(plainMx('what')).toBe('what')
    })
  })
})

const hostnames = embeddedHostnames(env)
const dns = embeddedDns(env)

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
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('connects after a few seconds', async () => {
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
  ])('follows the scenario in its name: %s', async (hostname, stage) => {
    expect((await stages(hostname, [3000, 5000])).at(-1)).toBe(stage)
  })

  it('keeps its state in its id, and restarts on request', async () => {
    const made = await hostnames.create('shop.custom.localhost')
    if (typeof made === 'string') throw new Error(made)
    later(10_000)
    expect(await embeddedHostnames(env).read(made.id)).toMatchObject({ ...made, stage: 'connected' })
    expect(await hostnames.restart(made.id)).toMatchObject({ hostname: made.hostname, stage: 'ownership-pending' })
    expect(await hostnames.read('what')).toBeUndefined()
    await hostnames.remove(made.hostname, made.id)
  })

  it('resolves the records that its owner should create after four seconds', async () => {
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

  it('points elsewhere in the scenario of wrong records', async () => {
    const { values } = await dns.lookUp('wrong-dns.custom.localhost', 'CNAME')
    expect(values).toEqual(['parking.registrar.example'])
  })

  it('belongs to the only zone that resolves, with a registrar and a mailbox', async () => {
    const values = async (name: string, type: 'NS' | 'MX' | 'TXT') => (await dns.lookUp(name, type)).values
    expect(await values('custom.localhost', 'NS')).toEqual(['ns07.domaincontrol.com', 'ns08.domaincontrol.com'])
    expect(await values('custom.localhost', 'MX')).toEqual(['10 mail.custom.localhost'])
    expect(await values('custom.localhost', 'TXT')).toEqual(['v=spf1 mx -all'])
    expect(await dns.lookUp('barbers.com', 'A')).toEqual({ status: 'no-such-name', values: [], aliases: [] })
  })
})
