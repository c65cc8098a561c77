import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownershipProof } from '../../../worker/adapters/dns/schema.ts'
import { dnsHostOf, reportDomain } from '../../../worker/domains/dns-check.ts'
import { dnsHosts } from '../../../worker/domains/dns-hosts.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { websiteDomains } from '../../../worker/websites/domain-tables.ts'
import type { DnsWorld } from '../../harness/peers/custom-hostnames-zone.ts'
import { newDoh, newHostnames } from '../../harness/workers/domains/peers.ts'
import { contextOf, newOwner, siteEnv } from '../../harness/workers/sites/sites.ts'

/** The target of all names. */
const target = 'connect.shingle.net'

const targets: DnsWorld['names'] = { [target]: { A: ['198.51.100.7'], AAAA: ['2001:db8::7'] } }

const nameservers = { NS: ['ns01.domaincontrol.com.', 'ns02.domaincontrol.com.'] }

type Ways = {
  names?: DnsWorld['names'] | ((proof: { name: string; value: string }) => DnsWorld['names'])
  more?: Omit<DnsWorld, 'names'>
  addresses?: string
  live?: boolean
}

/** The findings of the DNS check for a new person's domain, with this DNS. */
async function report(domainName: string, { names = {}, more, addresses, live = false }: Ways = {}) {
  const userId = await newOwner()
  const proof = await ownershipProof({ userId, domainName })
  const records = typeof names === 'function' ? names(proof) : names
  const [hostnames, doh] = await Promise.all([newHostnames(), newDoh({ ...targets, ...records }, more)])
  const ctx = contextOf(siteEnv({ ...hostnames.settings, ...doh.settings, DOMAINS_ADDRESSES: addresses }))
  const at = new Date()
  await openDatabase(ctx.env.DB)
    .insert(websiteDomains)
    .values({
      ...{ id: crypto.randomUUID(), userId, domainName, shownName: domainName, websiteName: null, live },
      ...{ state: live ? 'Connected' : 'PendingOwnershipVerification', createdAt: at, modifiedAt: at, stateSince: at },
    })
  return { proof, userId, ctx, doh, report: await reportDomain(ctx, { userId, domainName }) }
}

/** The report's records, each as [type, host, status, current value]. */
const statuses = ({ records }: Awaited<ReturnType<typeof report>>['report']) =>
  records.map(({ record: { type, host }, status, found }) => [type, host, status, found])

const log = vi.spyOn(console, 'error')

describe('the report on a domain', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  describe('the DNS check', () => {
    it('reports missing records', async () => {
      const { report: found, proof } = await report('www.barbers.com', { names: { 'barbers.com': nameservers } })
      expect(found).toMatchObject({
        domain: { domainName: 'www.barbers.com', state: 'PendingOwnershipVerification' },
        ...{ zone: 'barbers.com', isApex: false, dnsHost: 'godaddy' },
        nameservers: ['ns01.domaincontrol.com', 'ns02.domaincontrol.com'],
        records: [
          { record: { purpose: 'ownership', type: 'TXT', name: proof.name, host: '_shingle.www', value: proof.value } },
          { record: { purpose: 'traffic', type: 'CNAME', name: 'www.barbers.com', host: 'www', value: target } },
        ],
        ...{ conflicts: [], caa: { status: 'open', found: [] }, mail: [] },
      })
      expect(statuses(found)).toEqual([
        ['TXT', '_shingle.www', 'missing', []],
        ['CNAME', 'www', 'missing', []],
      ])
    })

    it('reports correct records', async () => {
      const { report: found, proof } = await report('www.barbers.com', {
        names: ({ name, value }) => ({
          [name]: { TXT: ['"something else"', `"${value.slice(0, 9)}" "${value.slice(9)}"`] },
          'www.barbers.com': { CNAME: [`${target}.`] },
        }),
      })
      expect(statuses(found)).toEqual([
        ['TXT', '_shingle.www', 'right', ['something else', proof.value]],
        ['CNAME', 'www', 'right', [target]],
      ])
      expect(found).toMatchObject({ conflicts: [], dnsHost: null, nameservers: [] })
    })

    it('follows an alias through a further name', async () => {
      const { report: found } = await report('www.barbers.com', {
        names: { 'www.barbers.com': { CNAME: ['barbers.com.'] }, 'barbers.com': { CNAME: [target] } },
      })
      expect(statuses(found)[1]).toEqual(['CNAME', 'www', 'right', ['barbers.com']])
    })

    it('shows the current values of wrong records', async () => {
      const { report: found } = await report('www.barbers.com', {
        names: ({ name }) => ({
          [name]: { TXT: ['"shingle-verification=of-somebody-else"'] },
          'www.barbers.com': { CNAME: ['parking.else.com.'] },
          'parking.else.com': { A: ['203.0.113.9'] },
        }),
      })
      expect(statuses(found)).toEqual([
        ['TXT', '_shingle.www', 'wrong', ['shingle-verification=of-somebody-else']],
        ['CNAME', 'www', 'wrong', ['parking.else.com']],
      ])
      expect(found.conflicts).toEqual([{ type: 'CNAME', name: 'www.barbers.com', value: 'parking.else.com' }])
    })

    it('reports an alias that points nowhere', async () => {
      const { report: found } = await report('www.barbers.com', {
        names: { 'www.barbers.com': { CNAME: ['gone.com.'] } },
      })
      expect(statuses(found)[1]).toEqual(['CNAME', 'www', 'wrong', ['gone.com']])
    })

    it('reports records that were made one zone too deep', async () => {
      const { report: found, proof } = await report('www.barbers.com', {
        names: ({ name, value }) => ({
          [`${name}.barbers.com`]: { TXT: [`"${value}"`] },
          'www.barbers.com.barbers.com': { CNAME: [`${target}.`] },
        }),
      })
      expect(statuses(found)).toEqual([
        ['TXT', '_shingle.www', 'wrong', [`${proof.name}.barbers.com: ${proof.value}`]],
        ['CNAME', 'www', 'wrong', [`www.barbers.com.barbers.com: ${target}`]],
      ])
    })

    it('lists addresses that must be removed', async () => {
      const { report: found } = await report('www.barbers.com', {
        names: { 'www.barbers.com': { A: ['203.0.113.9'], AAAA: ['2001:db8::9'] } },
      })
      expect(statuses(found)[1]).toEqual(['CNAME', 'www', 'wrong', ['203.0.113.9', '2001:db8::9']])
      expect(found.conflicts).toEqual([
        { type: 'A', name: 'www.barbers.com', value: '203.0.113.9' },
        { type: 'AAAA', name: 'www.barbers.com', value: '2001:db8::9' },
      ])
    })
  })

  describe('an apex domain’s DNS check', () => {
    const parked = { 'barbers.com': { ...nameservers, A: ['203.0.113.9'], MX: ['10 mx.barbers.com.'] } }

    it('suggests an alias if the provider has no addresses', async () => {
      const { report: found } = await report('barbers.com', { names: parked })
      expect(found).toMatchObject({ isApex: true, zone: 'barbers.com' })
      expect(statuses(found)).toEqual([
        ['TXT', '_shingle', 'missing', []],
        ['ALIAS', '@', 'wrong', ['203.0.113.9']],
      ])
      expect(found.conflicts).toEqual([{ type: 'A', name: 'barbers.com', value: '203.0.113.9' }])
    })

    it('accepts addresses that its DNS resolved from the alias', async () => {
      const { report: found } = await report('barbers.com', { names: { 'barbers.com': { A: ['198.51.100.7'] } } })
      expect(statuses(found)[1]).toEqual(['ALIAS', '@', 'right', ['198.51.100.7']])
      expect(found.conflicts).toEqual([])
    })

    it('suggests addresses if the provider has some', async () => {
      const addresses = '198.51.100.1, 2001:db8::1'
      const { report: found } = await report('barbers.com', {
        addresses,
        names: { 'barbers.com': { A: ['198.51.100.1', '203.0.113.9'] } },
      })
      expect(statuses(found).slice(1)).toEqual([
        ['A', '@', 'right', ['198.51.100.1', '203.0.113.9']],
        ['AAAA', '@', 'missing', []],
      ])
      expect(found.conflicts).toEqual([{ type: 'A', name: 'barbers.com', value: '203.0.113.9' }])
      const right = await report('barbers.com', { addresses, names: { 'barbers.com': { A: ['198.51.100.1'] } } })
      expect(
        statuses(right.report)
          .slice(1)
          .map(([, , status]) => status),
      ).toEqual(['right', 'right'])
    })

    it('reports an alias that hides the zone’s mail', async () => {
      const names = { 'barbers.com': { CNAME: [`${target}.`], MX: ['10 mx.barbers.com.'] } }
      const { report: hiding } = await report('barbers.com', { names })
      expect(hiding).toMatchObject({
        conflicts: [{ type: 'CNAME', name: 'barbers.com', value: target }],
        mail: [{ type: 'MX', value: '10 mx.barbers.com' }],
      })
      const { report: alone } = await report('barbers.com', { names: { 'barbers.com': { CNAME: [`${target}.`] } } })
      expect(alone).toMatchObject({ conflicts: [], mail: [] })
      expect(statuses(alone)[1]).toEqual(['ALIAS', '@', 'right', [target]])
      const elsewhere = { 'barbers.com': { CNAME: ['else.com.'] } }
      const { report: wrong } = await report('barbers.com', { names: elsewhere })
      expect(wrong.conflicts).toEqual([{ type: 'CNAME', name: 'barbers.com', value: 'else.com' }])
    })

    it('accepts a live domain proxied by its own DNS', async () => {
      const names = { 'barbers.com': { A: ['203.0.113.9'], NS: ['ada.ns.cloudflare.com.', 'bob.ns.cloudflare.com.'] } }
      const live = await report('barbers.com', { names, live: true })
      expect(statuses(live.report)[1]).toEqual(['ALIAS', '@', 'right', ['203.0.113.9']])
      expect(live.report).toMatchObject({ dnsHost: 'cloudflare', conflicts: [] })
      const pending = await report('barbers.com', { names })
      expect(statuses(pending.report)[1]).toEqual(['ALIAS', '@', 'wrong', ['203.0.113.9']])
    })
  })

  it('lists the records that email depends on', async () => {
    const { report: found } = await report('shop.barbers.com', {
      names: {
        'barbers.com': {
          MX: ['1 aspmx.l.google.com.', '5 alt1.aspmx.l.google.com.'],
          TXT: ['"v=spf1 include:_spf.google.com ~all"', '"google-site-verification=1"'],
        },
        'shop.barbers.com': { MX: ['10 mx.shop.barbers.com.'] },
        '_dmarc.barbers.com': { TXT: ['"v=DMARC1; p=none"'] },
        'google._domainkey.barbers.com': { TXT: ['"v=DKIM1; k=rsa; p=MIIB"'] },
        'k1._domainkey.barbers.com': { CNAME: ['dkim.mcsv.net.'] },
        'dkim.mcsv.net': { TXT: ['"k=rsa; p=MIGf"'] },
        'mail._domainkey.barbers.com': { TXT: ['"something"'] },
      },
    })
    expect(found.mail).toEqual([
      { type: 'MX', value: '1 aspmx.l.google.com' },
      { type: 'MX', value: '5 alt1.aspmx.l.google.com' },
      { type: 'MX', value: 'shop.barbers.com: 10 mx.shop.barbers.com' },
      { type: 'SPF', value: 'v=spf1 include:_spf.google.com ~all' },
      { type: 'DMARC', value: 'v=DMARC1; p=none' },
      { type: 'DKIM', value: 'google._domainkey.barbers.com' },
      { type: 'DKIM', value: 'k1._domainkey.barbers.com → dkim.mcsv.net' },
    ])
  })

  describe('the DNS check when DNS fails', () => {
    it.each(['500', 'garbage', 'html', 'cut'] as const)('reports records as unknown, not missing: %s', async (how) => {
      const { report: found } = await report('www.barbers.com', { more: { faults: [{ how }] } })
      expect(statuses(found)).toEqual([
        ['TXT', '_shingle.www', 'unknown', []],
        ['CNAME', 'www', 'unknown', []],
      ])
      expect(found).toMatchObject({ conflicts: [], caa: { status: 'unknown' }, mail: [], dnsHost: null })
    })

    it('reports a broken zone as unknown', async () => {
      const { report: found } = await report('barbers.com', {
        names: { 'barbers.com': { A: ['203.0.113.9'] } },
        more: { broken: ['barbers.com', '_shingle.barbers.com'] },
      })
      expect(statuses(found).map(([, , status]) => status)).toEqual(['unknown', 'unknown'])
    })

    it('responds within six seconds', async () => {
      const began = Date.now()
      const { report: found } = await report('www.barbers.com', { more: { faults: [{ how: 'hang' }] } })
      expect(Date.now() - began).toBeLessThan(20_000)
      expect(statuses(found).map(([, , status]) => status)).toEqual(['unknown', 'unknown'])
    })

    it('sends no query twice', async () => {
      const { doh } = await report('www.barbers.com')
      const seen = await doh.seen()
      expect(new Set(seen).size).toBe(seen.length)
    })
  })

  describe('access to the report', () => {
    it('requires the domain’s owner', async () => {
      const { ctx } = await report('www.barbers.com')
      const somebody = { userId: await newOwner(), domainName: 'www.barbers.com' }
      await expect(reportDomain(ctx, somebody)).rejects.toMatchObject({ code: 'not_found' })
      await expect(reportDomain(ctx, { ...somebody, domainName: 'none.com' })).rejects.toMatchObject({
        code: 'not_found',
      })
    })

    it('requires that domains are offered', async () => {
      const { ctx, userId } = await report('www.barbers.com')
      const without = { ...ctx, env: { ...ctx.env, HOSTNAMES_PROVIDER: 'none' as const } }
      await expect(reportDomain(without, { userId, domainName: 'www.barbers.com' })).rejects.toMatchObject({
        code: 'domains_unavailable',
      })
    })
  })

  it('accepts a simulated domain after its owner makes the records', async () => {
    const { userId, ctx } = await report('www.barbers.com')
    const domainName = `${userId}.custom.localhost`
    const connected = new Date(Date.now() - 5000)
    await ctx.db
      .update(websiteDomains)
      .set({ domainName, createdAt: connected })
      .where(eq(websiteDomains.userId, userId))
    const found = await reportDomain({ ...ctx, env: siteEnv() }, { userId, domainName })
    expect(statuses(found).map(([type, host, status]) => [type, host, status])).toEqual([
      ['TXT', `_shingle.${userId}`, 'right'],
      ['CNAME', userId, 'right'],
    ])
    expect(found).toMatchObject({
      zone: 'custom.localhost',
      dnsHost: 'godaddy',
      conflicts: [],
      caa: { status: 'open' },
    })
    expect(found.mail.map(({ type }) => type)).toEqual(['MX', 'SPF'])
  })
})

describe('dnsHostOf', () => {
  it.each<[host: string | null, ...nameservers: string[]]>([
    ['cloudflare', 'ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
    ['godaddy', 'ns01.domaincontrol.com', 'ns02.domaincontrol.com'],
    ['namecheap', 'dns1.registrar-servers.com', 'dns2.registrar-servers.com'],
    ['squarespace', 'ns-cloud-a1.googledomains.com', 'ns-cloud-a2.googledomains.com'],
    ['ionos', 'ns1033.ui-dns.com', 'ns1045.ui-dns.de', 'ns1096.ui-dns.biz', 'ns1108.ui-dns.org'],
    ['route53', 'ns-123.awsdns-45.com', 'ns-9.awsdns-1.net', 'ns-1500.awsdns-59.org', 'ns-2000.awsdns-58.co.uk'],
    ['aruba', 'dns.technorail.com', 'dns2.technorail.com', 'dns3.arubadns.net', 'dns4.arubadns.cz'],
    ['strato', 'docks01.rzone.de', 'shades01.rzone.de'],
    ['ovh', 'dns101.ovh.net', 'ns101.ovh.net'],
    ['onamae', '01.dnsv.jp', '02.dnsv.jp'],
    [null],
    [null, 'ns1.barbers.com'],
    [null, 'ns1.notcloudflare.com', 'ns.cloudflare.com.else.com'],
    [null, 'ns1.fakedomaincontrol.com'],
    [null, 'awsdns-45.com.else.com'],
    [null, 'ns01.domaincontrol.com', 'ada.ns.cloudflare.com'],
    [null, 'ns01.domaincontrol.com', 'ns1.barbers.com'],
  ])('returns %s', (host, ...nameservers) => expect(dnsHostOf(nameservers)).toBe(host))

  it('assigns every ending to one company', () => {
    const endings: string[] = Object.values(dnsHosts).flat()
    expect(new Set(endings).size).toBe(endings.length)
    for (const ending of endings) expect(ending).toMatch(/^[a-z0-9*-]+(\.[a-z0-9-]+)+$/)
  })
})

describe('a domain’s CAA records', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  const caaOf = async (CAA: string[], at = 'barbers.com', besides: DnsWorld['names'] = {}) =>
    (await report('www.barbers.com', { names: { [at]: { CAA }, ...besides } })).report

  it.each<[status: string, CAA: string[]]>([
    ['allows', ['0 issue "letsencrypt.org"']],
    ['allows', ['0 issue "else.com"', '0 issue "pki.goog; cansignhttpexchanges=yes"']],
    ['allows', ['0 issue "SSL.com"', '0 issuewild ";"']],
    ['allows', ['0 issue "letsencrypt.org; validationmethods=http-01,dns-01"']],
    ['allows', ['128 issue "letsencrypt.org"']],
    ['allows', ['\\# 22 00 05 69 73 73 75 65 6c 65 74 73 65 6e 63 72 79 70 74 2e 6f 72 67']],
    ['blocks', ['\\# 8 00 05 69 73 73 75 65 3b']],
    ['blocks', ['0 issue ";"']],
    ['blocks', ['0 issue ""']],
    ['blocks', ['0 issue "digicert.com"', '0 iodef "mailto:a@barbers.com"']],
    ['blocks', ['0 issue "letsencrypt.org; accounturi=https://acme.else/1"']],
    ['blocks', ['0 issue "letsencrypt.org; validationmethods=dns-01"']],
    ['blocks', ['0 issue "letsencrypt.org.else.com"']],
    ['blocks', ['128 tbs "unknown"']],
    ['open', ['0 iodef "mailto:a@barbers.com"', '0 issuewild ";"']],
    ['unknown', ['\\# 3 00 05 69']],
  ])('are %s: %j', async (status, CAA) => {
    expect((await caaOf(CAA)).caa.status).toBe(status)
  })

  it('come from the nearest name that has any', async () => {
    const near = await caaOf(['0 issue "pki.goog"'], 'www.barbers.com', { 'barbers.com': { CAA: ['0 issue ";"'] } })
    expect(near.caa).toEqual({ status: 'allows', found: ['0 issue "pki.goog"'] })
    const deep = await report('a.b.barbers.com', { names: { 'barbers.com': { CAA: ['0 issue ";"'] } } })
    expect(deep.report.caa).toEqual({ status: 'blocks', found: ['0 issue ";"'] })
    expect(await deep.doh.seen()).toEqual(expect.arrayContaining(['a.b.barbers.com CAA', 'b.barbers.com CAA']))
    expect(await deep.doh.seen()).not.toContain('com CAA')
  })

  it('don’t matter behind an alias that points elsewhere', async () => {
    const { caa } = await caaOf(['0 issue ";"'], 'old.com', { 'www.barbers.com': { CNAME: ['old.com.'] } })
    expect(caa.status).toBe('open')
  })

  it('come with additional records that unblock certificates', async () => {
    const { records } = await caaOf(['0 issue "digicert.com"'])
    expect(records.slice(2)).toEqual(
      ['letsencrypt.org', 'pki.goog', 'ssl.com'].map((maker) => ({
        record: {
          ...{ purpose: 'certificate', type: 'CAA', name: 'barbers.com', host: '@' },
          value: `0 issue "${maker}"`,
        },
        ...{ status: 'missing', found: ['0 issue "digicert.com"'] },
      })),
    )
  })

  it('remain unknown if DNS fails', async () => {
    const { report: found } = await report('www.barbers.com', { more: { faults: [{ to: 'CAA', how: '500' }] } })
    expect(found.caa).toEqual({ status: 'unknown', found: [] })
    expect(found.records).toHaveLength(2)
  })
})
