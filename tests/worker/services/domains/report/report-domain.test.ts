import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reportDomain } from '../../../../../worker/domains/dns-check.ts'
import { websiteDomains } from '../../../../../worker/domains/records/tables.ts'
import { nameservers, report, statuses, target } from '../../../../harness/workers/domains/doctor.ts'
import { newOwner, siteEnv } from '../../../../harness/workers/sites/sites.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())

describe('the DNS check', () => {
  it('finds nothing where nothing has been made', async () => {
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

  it('finds everything right', async () => {
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

  it('follows a way round', async () => {
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

  it('finds an alias that leads nowhere', async () => {
    const { report: found } = await report('www.barbers.com', {
      names: { 'www.barbers.com': { CNAME: ['gone.com.'] } },
    })
    expect(statuses(found)[1]).toEqual(['CNAME', 'www', 'wrong', ['gone.com']])
  })

  it('finds records that were made one zone too deep', async () => {
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

describe("a zone's own name", () => {
  const parked = { 'barbers.com': { ...nameservers, A: ['203.0.113.9'], MX: ['10 mx.barbers.com.'] } }

  it('is led here by an alias where the provider has no addresses', async () => {
    const { report: found } = await report('barbers.com', { names: parked })
    expect(found).toMatchObject({ isApex: true, zone: 'barbers.com' })
    expect(statuses(found)).toEqual([
      ['TXT', '_shingle', 'missing', []],
      ['ALIAS', '@', 'wrong', ['203.0.113.9']],
    ])
    expect(found.conflicts).toEqual([{ type: 'A', name: 'barbers.com', value: '203.0.113.9' }])
  })

  it('points here if its DNS resolved the alias', async () => {
    const { report: found } = await report('barbers.com', { names: { 'barbers.com': { A: ['198.51.100.7'] } } })
    expect(statuses(found)[1]).toEqual(['ALIAS', '@', 'right', ['198.51.100.7']])
    expect(found.conflicts).toEqual([])
  })

  it('is led here by addresses where the provider has some', async () => {
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

  it('has an alias that hides its mail', async () => {
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

  it('leads here while it is live and proxied by its own DNS', async () => {
    const names = { 'barbers.com': { A: ['203.0.113.9'], NS: ['ada.ns.cloudflare.com.', 'bob.ns.cloudflare.com.'] } }
    const live = await report('barbers.com', { names, live: true })
    expect(statuses(live.report)[1]).toEqual(['ALIAS', '@', 'right', ['203.0.113.9']])
    expect(live.report).toMatchObject({ dnsHost: 'cloudflare', conflicts: [] })
    const pending = await report('barbers.com', { names })
    expect(statuses(pending.report)[1]).toEqual(['ALIAS', '@', 'wrong', ['203.0.113.9']])
  })
})

it('lists what email depends on', async () => {
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

describe('a DNS that fails', () => {
  it.each(['500', 'garbage', 'html', 'cut'] as const)(
    'is no reason to say that anything is missing: %s',
    async (how) => {
      const { report: found } = await report('www.barbers.com', { more: { faults: [{ how }] } })
      expect(statuses(found)).toEqual([
        ['TXT', '_shingle.www', 'unknown', []],
        ['CNAME', 'www', 'unknown', []],
      ])
      expect(found).toMatchObject({ conflicts: [], caa: { status: 'unknown' }, mail: [], dnsHost: null })
    },
  )

  it('says nothing of a broken zone', async () => {
    const { report: found } = await report('barbers.com', {
      names: { 'barbers.com': { A: ['203.0.113.9'] } },
      more: { broken: ['barbers.com', '_shingle.barbers.com'] },
    })
    expect(statuses(found).map(([, , status]) => status)).toEqual(['unknown', 'unknown'])
  })

  it('is not waited for any longer than six seconds', async () => {
    const began = Date.now()
    const { report: found } = await report('www.barbers.com', { more: { faults: [{ how: 'hang' }] } })
    expect(Date.now() - began).toBeLessThan(8000)
    expect(statuses(found).map(([, , status]) => status)).toEqual(['unknown', 'unknown'])
  })

  it('asks no question twice', async () => {
    const { doh } = await report('www.barbers.com')
    const seen = await doh.seen()
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('whom it answers', () => {
  it("is the domain's owner alone", async () => {
    const { ctx } = await report('www.barbers.com')
    const somebody = { userId: await newOwner(), domainName: 'www.barbers.com' }
    await expect(reportDomain(ctx, somebody)).rejects.toMatchObject({ code: 'not_found' })
    await expect(reportDomain(ctx, { ...somebody, domainName: 'none.com' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is nobody where domains are not offered', async () => {
    const { ctx, userId } = await report('www.barbers.com')
    const without = { ...ctx, env: { ...ctx.env, HOSTNAMES_PROVIDER: 'none' as const } }
    await expect(reportDomain(without, { userId, domainName: 'www.barbers.com' })).rejects.toMatchObject({
      code: 'domains_unavailable',
    })
  })
})

it('approves a simulated domain after its owner makes the records', async () => {
  const { userId, ctx } = await report('www.barbers.com')
  const domainName = `${userId}.custom.localhost`
  const connected = new Date(Date.now() - 5000)
  await ctx.db.update(websiteDomains).set({ domainName, createdAt: connected }).where(eq(websiteDomains.userId, userId))
  const found = await reportDomain({ ...ctx, env: siteEnv() }, { userId, domainName })
  expect(statuses(found).map(([type, host, status]) => [type, host, status])).toEqual([
    ['TXT', `_shingle.${userId}`, 'right'],
    ['CNAME', userId, 'right'],
  ])
  expect(found).toMatchObject({ zone: 'custom.localhost', dnsHost: 'godaddy', conflicts: [], caa: { status: 'open' } })
  expect(found.mail.map(({ type }) => type)).toEqual(['MX', 'SPF'])
})
